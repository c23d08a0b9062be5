/** Filters fold away on small screens alone. */
import {useEffect, useRef} from 'react'

/** From this width on the filters are always open. */
const UNFOLDED_WIDTH = 600

/** Folds the filters away where that is possible; answers whether it did. */
export function fold(element: HTMLDetailsElement | null) {
  const isFoldable = element?.open && element.clientWidth < UNFOLDED_WIDTH
  if (isFoldable) element.open = false
  return isFoldable
}

/** Closes more filters where they lie above the list; answers whether they did. */
export function closeAbove(element: HTMLElement | null) {
  const more = element?.querySelector<HTMLDetailsElement>('.choices[open]')
  if (!more || !isAbove(more)) return false
  more.open = false
  return true
}

/** On small screens it opens in its place. */
export const isAbove = (details: HTMLDetailsElement) => {
  const list = details.lastElementChild
  return list !== null && getComputedStyle(list).position === 'absolute'
}

/** Opens the filters on wide screens in browsers whose CSS cannot: only small screens fold them. */
export function useFolding() {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!element || CSS.supports('selector(::details-content)')) return
    element.open = element.clientWidth >= UNFOLDED_WIDTH
  }, [])
  return details
}
