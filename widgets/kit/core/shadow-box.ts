/** The root of the view: the shadow root, or the element itself where the view is in the document. */
export const rootOf = (host: HTMLElement): ShadowRoot | HTMLElement => host.shadowRoot ?? host

/** The container of the view: it already holds the markup that a server rendered. */
export function boxOf(host: HTMLElement): HTMLElement {
  const root = rootOf(host)
  const found = root.querySelector<HTMLElement>('[data-root]')
  if (found) return found
  const box = document.createElement('div')
  box.dataset.root = ''
  root.append(box)
  return box
}

/** Returns true when the parser is past the element, so that its shadow root is complete. */
export function isParsed(element: Node) {
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true
  }
  return false
}

/** The element that an element is in, even across the edge of a shadow root. */
export const above = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null

/**
 * Sent to what holds a hydrated part, before and after: the shadow root of a widget, a widget in the
 * document, the site's own element. They do not leave it.
 */
export const HYDRATING = 'ocp-hydrating'
export const HYDRATED = 'ocp-hydrated'
