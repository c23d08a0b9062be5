/** Moments in the life of a page. After an abort they never come, and nothing is left behind. */

/**
 * Pixels around the window that count as near. None: what lies below a page's first screen costs
 * nothing until somebody scrolls to it, and until then it works as it is.
 */
const NEAR = '0px'

export const comesNear = (element: Element, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const observer = new IntersectionObserver(
      changes => {
        if (!changes.some(({isIntersecting}) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      {rootMargin: NEAR},
    )
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
  })

export const pageLoaded = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), {once: true, signal})
  })

export const nextFrame = () => new Promise<unknown>(requestAnimationFrame)
