/** When a visitor waits for nothing: the page has loaded, and its main thread is idle. */
/** Milliseconds for browsers without idle callbacks. */
const FALLBACK_DELAY_MS = 300

/** Calls back once. */
export function whenIdle(act: () => void) {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
    else setTimeout(act, FALLBACK_DELAY_MS)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, {once: true})
}

/** The same, once all that is in a root has come, its records too, and is on the screen. */
export function whenShown(root: ParentNode & Node, act: () => void) {
  const look = () => {
    if (root.querySelector('[aria-busy=true]')) return
    observer.disconnect()
    void painted().then(() => whenIdle(act))
  }
  const observer = new MutationObserver(look)
  observer.observe(root, {subtree: true, childList: true, attributeFilter: ['aria-busy']})
  look()
}

/** Once the frame that is being made is on the screen; at once where nothing is painted. */
export const painted = () =>
  new Promise<void>(resolve => {
    if (!globalThis.requestAnimationFrame) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Not for a visitor who saves data, nor on a connection of the second generation. */
export function mayPrefetch() {
  const {connection} = navigator as {connection?: Connection}
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
