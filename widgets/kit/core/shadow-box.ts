/** Where the view is mounted: what a server rendered is in it already. */
export function boxOf(shadow: ShadowRoot): HTMLElement {
  const found = shadow.querySelector<HTMLElement>('[data-root]')
  if (found) return found
  const box = document.createElement('div')
  box.dataset.root = ''
  shadow.append(box)
  return box
}

/** Whether the parser is past the element, so that its shadow root is complete. */
export function isParsed(element: Node) {
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true
  }
  return false
}

/** The element that an element is in, even across the edge of a shadow root. */
export const above = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null
