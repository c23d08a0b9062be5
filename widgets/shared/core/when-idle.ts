/** When a visitor waits for nothing: the page has loaded, and its main thread is idle. */

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Milliseconds for browsers without idle callbacks. */
const PAUSE = 300

/** Calls back once; never for a visitor who saves data, or on a connection of the second generation. */
export function whenIdle(act: () => void) {
  const {connection} = navigator as {connection?: Connection}
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
    else setTimeout(act, PAUSE)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, {once: true})
}
