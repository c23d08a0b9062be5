/**
 * Where a page was left, for Back and Forward in place. Browsers leave out their own restoration once
 * the page moved by itself while it was changed, which scroll anchoring makes it do.
 */

/** Milliseconds for which a page that still grows is brought back to where it was left. */
const HOLD = 2000

/** What a visitor scrolls with: from then on the page is theirs. */
const SIGNS_OF_SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown']

interface Left {
  scrollTop?: number
}

/** To be called before a page is left: its entry in the history keeps the position. */
export function rememberScroll() {
  const state: Left = {...(navigation.currentEntry?.getState() as Left), scrollTop: scrollY}
  navigation.updateCurrentEntry({state})
}

/** Where the page of an entry was left; its top, if it never was. */
export const leftAt = ({destination}: NavigateEvent) =>
  (destination.getState() as Left | undefined)?.scrollTop ?? 0

/**
 * Goes back there at once, and again with each change of the page's height, until the visitor acts,
 * anything else scrolls, or `isWhole` is settled and some time has passed.
 */
export function returnTo(top: number, isWhole: Promise<unknown>, signal: AbortSignal) {
  const root = document.documentElement
  const holding = new AbortController()
  const stop = () => holding.abort()
  let put = 0
  const scroll = () => {
    scrollTo({top, behavior: 'instant'})
    put = scrollY
  }
  const scrollAgain = () => {
    // A page that shrinks moves by itself, to its end.
    const isAtEnd = Math.abs(scrollY - (root.scrollHeight - innerHeight)) <= 1
    if (Math.abs(scrollY - put) > 1 && !isAtEnd) stop()
    else scroll()
  }
  const observer = new ResizeObserver(scrollAgain)
  holding.signal.addEventListener('abort', () => {
    observer.disconnect()
    root.style.overflowAnchor = ''
  })
  for (const type of SIGNS_OF_SCROLLING) {
    addEventListener(type, stop, {capture: true, passive: true, signal: holding.signal})
  }
  navigation.addEventListener('navigate', stop, {signal: holding.signal})
  signal.addEventListener('abort', stop, {signal: holding.signal})
  // Then whatever else moves the page is somebody's wish: a screen reader's, or a scrollbar's.
  root.style.overflowAnchor = 'none'
  scroll()
  observer.observe(document.body)
  void isWhole.then(() => setTimeout(stop, HOLD))
}

/** How long a page waits for its widgets before it counts as whole. */
const TIMEOUT_MS = 1500

/** A page is as high as it was only when its widgets have rendered, which they do a moment later. */
export async function widgetsAreThere() {
  const empty = [...document.querySelectorAll('main *')].filter(
    ({localName, shadowRoot}) =>
      localName.startsWith('ocp-') && !shadowRoot?.querySelector('[data-root] > *'),
  )
  const ready = empty.map(
    element => new Promise(resolve => element.addEventListener('ocp-ready', resolve, {once: true})),
  )
  await Promise.race([Promise.all(ready), new Promise(resolve => setTimeout(resolve, TIMEOUT_MS))])
}
