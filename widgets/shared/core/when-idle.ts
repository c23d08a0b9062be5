/** When a visitor waits for nothing: the page has loaded, and its main thread is idle. */

/** Milliseconds for browsers without idle callbacks. */
const PAUSE = 300

/** Calls back once. */
export function whenIdle(act: () => void) {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
    else setTimeout(act, PAUSE)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, {once: true})
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Not for a visitor who saves data, nor on a connection of the second generation. */
export function mayPrefetch() {
  const {connection} = navigator as {connection?: Connection}
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
