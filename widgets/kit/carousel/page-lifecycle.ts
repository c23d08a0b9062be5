/** Moments in the life of a page. After an abort they never come, and nothing is left behind. */
import {whenNear} from '../ui/when-near.ts'

/**
 * Pixels around the window that count as near. None: what is below a page's first screen costs
 * nothing until somebody scrolls to it, and until then it works as it is.
 */
const VIEWPORT_MARGIN = '0px'

export const comesNear = (element: Element, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    signal.addEventListener('abort', whenNear(element, VIEWPORT_MARGIN, resolve))
  })

export const pageLoaded = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), {once: true, signal})
  })

export const nextFrame = () => new Promise<unknown>(requestAnimationFrame)
