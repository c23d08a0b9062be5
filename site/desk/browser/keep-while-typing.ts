/** Milliseconds after the last key. */
const PAUSE = 400

/** Calls `keep` soon after each change within `part`, and at once before the page can be left. */
export function keepWhileTyping(part: HTMLElement, keep: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  part.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(keepNow, PAUSE)
  })
  const keepNow = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    keep()
  }
  part.addEventListener('submit', keepNow)
  addEventListener('pagehide', keepNow)
}
