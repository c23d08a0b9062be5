/**
 * Remembers the scroll position of a page, for Back and Forward in place. Browsers leave out their
 * own restoration once the page moved by itself while it was changed, which scroll anchoring makes
 * it do.
 */

/** Milliseconds for which a page that still grows is held where it was left. */
const HOLD = 2000

interface ScrollState {
  scrollTop?: number
}

/** Call this before a page is left: its entry in the history stores the position. */
export function rememberScroll() {
  const state: ScrollState = {
    ...(navigation.currentEntry?.getState() as ScrollState),
    scrollTop: scrollY,
  }
  navigation.updateCurrentEntry({state})
}

/** The scroll position at which the page of an entry was left; its top, if it never was. */
export const leftAt = ({destination}: NavigateEvent) =>
  (destination.getState() as ScrollState | undefined)?.scrollTop ?? 0

/**
 * Goes back there at once. Until `isWhole` is settled and some time has passed, the page is high enough
 * to stay there, and what grows above does not move it; whatever scrolls it is somebody's wish.
 */
export function returnTo(top: number, isWhole: Promise<unknown>, signal: AbortSignal) {
  const {style} = document.documentElement
  const holding = new AbortController()
  const letGo = () => holding.abort()
  holding.signal.addEventListener('abort', () => {
    style.minHeight = ''
    style.overflowAnchor = ''
  })
  navigation.addEventListener('navigate', letGo, {signal: holding.signal})
  signal.addEventListener('abort', letGo, {signal: holding.signal})
  style.minHeight = `calc(${top}px + 100lvh)`
  style.overflowAnchor = 'none'
  scrollTo({top, behavior: 'instant'})
  void isWhole.then(() => setTimeout(letGo, HOLD))
}

/** How long a page waits for its widgets before it counts as whole. */
const TIMEOUT_MS = 1500

/** A page is as high as it was only when its widgets have rendered, which they do a moment later. */
export const widgetsAreThere = () => areReady(emptyWidgets())

/** Those in the document have the page's heading, and what its address leads to. */
export const documentIsThere = () =>
  areReady(emptyWidgets().filter(widget => widget.matches(':defined') && !widget.shadowRoot))

const emptyWidgets = () =>
  [...document.querySelectorAll('main *')].filter(
    element =>
      element.localName.startsWith('ocp-') &&
      !(element.shadowRoot ?? element).querySelector('[data-root] > *'),
  )

async function areReady(widgets: Element[]) {
  const ready = widgets.map(
    element => new Promise(resolve => element.addEventListener('ocp-ready', resolve, {once: true})),
  )
  await Promise.race([Promise.all(ready), new Promise(resolve => setTimeout(resolve, TIMEOUT_MS))])
}
