/**
 * What the kit asks of the product that is built with it. It knows no trade: the product provides this
 * before the first element is registered.
 */
export interface Product {
  /** Whom a visitor can call where a part could not be loaded. */
  phone: () => {text: string; href: string}
  /** Reads what a back end says of itself beside the data of an answer. */
  readEnvelope: (envelope: object) => void
  /** What an enquiry says of the element that it comes from, in its query. Never personal. */
  sourceOf: (element: Element) => Record<string, string>
}

let provided: Product = {
  phone: () => ({text: '', href: ''}),
  readEnvelope: () => {},
  sourceOf: () => ({}),
}

export function provideProduct(product: Product) {
  provided = product
}

export const currentProduct = () => provided
