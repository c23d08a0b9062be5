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
