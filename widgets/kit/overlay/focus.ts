/** Focus across shadow roots. */

/**
 * The element that really has the focus, inside whatever shadow roots. From the document no way leads
 * into a closed root; from a widget that is in one, it does.
 */
export function focusedElement(widget?: HTMLElement | null): HTMLElement | null {
  let active = widget?.shadowRoot?.activeElement ?? document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement ? active : null
}

const TABBABLE =
  'a[href],button:not([disabled]),input:not([disabled]):not([type=hidden]),select:not([disabled]),' +
  'textarea:not([disabled]),summary,iframe,[contenteditable],[tabindex]:not([tabindex^="-"])'

/**
 * Keeps Tab inside a box: everything around it is inert, but from the last control Tab would go to
 * the browser's own.
 */
export function wrapTab(event: React.KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const box = event.currentTarget
  const stops = [...box.querySelectorAll<HTMLElement>(TABBABLE)].filter(isVisible)
  const active = (box.getRootNode() as ShadowRoot).activeElement
  const [first] = stops
  const last = stops.at(-1)
  const atStart = active === first || active === box
  const next = event.shiftKey ? atStart && last : active === last && first
  if (!next) return
  event.preventDefault()
  next.focus()
}

const isVisible = (element: HTMLElement) =>
  element.checkVisibility?.({visibilityProperty: true}) ?? element.getClientRects().length > 0
