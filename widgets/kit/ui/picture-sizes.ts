/** How wide a picture is shown: a widget may be a narrow column of a wide page. */
import {useLayoutEffect, useState} from 'react'
import {useServices} from '../core/view/use-services.ts'

/**
 * Photographs on a card look no better with more, and the next larger file is three times as big.
 */
const MAX_DENSITY = 1.6

/** `<img sizes>` for so many pixels; on denser screens as few as are enough. */
export function sizesOf(pixels: number, density = globalThis.devicePixelRatio): string {
  return `${Math.floor(pixels * Math.min(1, MAX_DENSITY / density))}px`
}

/** The width of the widget in pixels, now and after it changes; null where it is not known yet. */
export function useWidgetWidth(): number | null {
  const {host} = useServices()
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (!host) return
    const measure = () => setWidth(host.clientWidth || null)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(host)
    return () => observer.disconnect()
  }, [host])
  return width
}
