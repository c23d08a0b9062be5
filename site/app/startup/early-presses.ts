/**
 * Holds a visitor's actions before the code is there that answers them. The document carries
 * `holdEarlyPresses` in its head, so that from the first byte on no press is lost and no form
 * posts natively: a press is held, and repeated once the page or the widget is alive. Only when
 * the code cannot be fetched does the browser do what it does without JavaScript.
 */

/** Sent by `document` when the page around the widgets is hydrated. */
export const PAGE_READY = 'ocp-page-ready'
/** Sent by a widget, or by `document` for the whole page, when the code cannot be had. */
export const UNAVAILABLE = 'ocp-unavailable'

/** The script for the document's head. A function, so that the page's own code does without it. */
export const earlyPressesScript = () =>
  `(${holdEarlyPresses})(${JSON.stringify([PAGE_READY, UNAVAILABLE])})`

/**
 * Runs in the page as the text that it is, so it uses nothing from outside itself. What answers a
 * press is the widget around it, or the document where there is none.
 */
function holdEarlyPresses([pageReady = '', unavailable = '']: string[]) {
  /** Code that takes longer than this will not come. */
  const TIMEOUT_MS = 30_000
  /** A button that opens a popover and a plain link need no code; a language's is stored by it. */
  const PRESSABLE =
    'button:not([popovertarget]), input[type=submit], a[data-picture], a[data-ask], a[aria-haspopup], a[hreflang]'

  const alive = new WeakSet<EventTarget>()
  const pressed = new Map<EventTarget, HTMLElement>()
  const changed = new Map<EventTarget, Set<EventTarget>>()
  let isUnavailable = false

  const isWidget = (node: EventTarget) =>
    node instanceof HTMLElement &&
    node.localName.startsWith('ocp-') &&
    (node.shadowRoot ?? node).querySelector('[data-root]')
  const answering = (event: Event) => event.composedPath().find(isWidget) ?? document
  const isAlive = (target: EventTarget) => isUnavailable || alive.has(target)

  document.addEventListener('click', holdPress, true)
  // Unlike `change`, it leaves the shadow root.
  document.addEventListener('input', holdChange, true)

  function holdPress(event: MouseEvent) {
    const [origin] = event.composedPath()
    const button = origin instanceof Element && origin.closest<HTMLElement>(PRESSABLE)
    const target = answering(event)
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!button || isModified || isAlive(target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    letGo(target)
    pressed.set(target, button)
    button.setAttribute('aria-busy', 'true')
    wake(button)
    setTimeout(() => pressed.get(target) === button && settle(target), TIMEOUT_MS)
  }

  function holdChange(event: Event) {
    const [field] = event.composedPath()
    const target = answering(event)
    if (!field || target === document || isAlive(target)) return
    changed.set(target, (changed.get(target) ?? new Set()).add(field))
  }

  /** A widget whose code is fetched when a visitor turns to it. */
  function wake(control: EventTarget) {
    control.dispatchEvent(new FocusEvent('focusin', {bubbles: true, composed: true}))
  }

  function letGo(target: EventTarget) {
    const button = pressed.get(target)
    button?.removeAttribute('aria-busy')
    pressed.delete(target)
    return button
  }

  /** It is alive, or never will be: what was held is done again, once. */
  function settle(target: EventTarget) {
    alive.add(target)
    const fields = changed.get(target) ?? []
    changed.delete(target)
    for (const field of fields) field.dispatchEvent(new Event('change', {bubbles: true}))
    letGo(target)?.click()
  }

  document.addEventListener('ocp-ready', ({target}) => target && settle(target))
  document.addEventListener(pageReady, () => {
    settle(document)
    // Widgets in which something was done before they listened.
    for (const button of pressed.values()) wake(button)
    for (const [field] of changed.values()) if (field) wake(field)
  })
  document.addEventListener(unavailable, ({target}) => {
    if (target && target !== document) {
      settle(target)
      alive.delete(target) // the next press tries again
      return
    }
    isUnavailable = true
    for (const held of [...pressed.keys()]) settle(held)
  })

  // A script that cannot be fetched, or is beyond what this browser understands.
  const loading = new AbortController()
  document.addEventListener(pageReady, () => loading.abort(), {once: true})
  const onError = (event: Event) => {
    const source =
      event instanceof ErrorEvent ? event.filename : (event.target as {src?: string}).src
    if (source?.startsWith(`${location.origin}/assets/`)) {
      document.dispatchEvent(new Event(unavailable))
    }
  }
  addEventListener('error', onError, {capture: true, signal: loading.signal})
}
