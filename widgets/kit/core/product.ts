/** Facts of the company that an element speaks for. The product that is built with the kit adds its own. */
export interface Facts {
  name: string
}

/**
 * The interface between the kit and the product that is built with it. The kit knows no trade: the
 * product provides this before the first element is registered.
 */
export interface Product {
  /** The facts until a back end sends others. */
  facts: Facts
  /** Reads the facts that a back end sends beside the data of an answer; it may send some of them. */
  readFacts: (envelope: object) => Partial<Facts> | undefined
  /** The number that a visitor can call where a part could not be loaded. */
  phone: (facts: Facts) => {text: string; href: string}
  /** Parameters that an enquiry sends about the element it comes from. They are never personal. */
  sourceOf: (element: Element) => Record<string, string>
}

let provided: Product = {
  facts: {name: ''} as Facts,
  readFacts: () => undefined,
  phone: () => ({text: '', href: ''}),
  sourceOf: () => ({}),
}

export function provideProduct(product: Product) {
  provided = product
}

export const currentProduct = () => provided

/** Back ends that have sent facts, by origin: elements of one page may talk to several. */
const sent: Record<string, Facts> = {}

/** The facts of the company whose back end is at this origin. */
export const factsOf = (origin: string): Facts => sent[origin] ?? provided.facts

/** Replaces the facts that are given. */
export function addFacts(origin: string, facts: Partial<Facts> | undefined) {
  if (facts) sent[origin] = {...factsOf(origin), ...facts}
}
