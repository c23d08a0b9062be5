/** State of a carousel for its view; the controller is fetched once the slides are on the page. */
import {type ComponentType, type RefObject, useLayoutEffect, useRef, useState} from 'react'
import {painted} from '../core/when-idle.ts'
import type {CarouselControlsProps} from './carousel-controls.tsx'
import type {CarouselState, Timing} from './carousel-state.ts'
import type {CarouselController} from './controller.ts'

interface State extends CarouselState {
  /** Null until they can be used. */
  Controls: ComponentType<CarouselControlsProps> | null
}

const NEW: State = {
  index: 0,
  overflows: null,
  isMoving: false,
  hasFailed: false,
  Controls: null,
}

let isFetched = false

/** `keys` names the slides in their order: when it changes, the carousel restarts. */
export function useCarousel(
  viewport: RefObject<HTMLElement | null>,
  {keys, interval, startAfter}: Timing & {keys: string},
) {
  const [state, setState] = useState(NEW)
  const [isPaused, setPaused] = useState(false)
  const controller = useRef<CarouselController | null>(null)
  const latest = useRef({index: 0, isPaused})
  latest.current = {index: state.index, isPaused}

  // In the commit: what moves the old slides would put them back before the next frame is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys are other elements
  useLayoutEffect(() => {
    let isHere = true
    const begin = async () => {
      // The slides come first; their controls must not delay them.
      if (!isFetched) await painted()
      const {startCarousel, CarouselControls} = await import('./controller.ts')
      isFetched = true
      if (!isHere || !viewport.current) return
      controller.current = startCarousel(viewport.current, {
        ...latest.current,
        interval,
        startAfter,
        onChange: news => setState(was => ({...was, ...news, Controls: CarouselControls})),
      })
    }
    begin().catch(() => {}) // the strip scrolls without it, and shows no buttons
    return () => {
      isHere = false
      controller.current?.end()
      controller.current = null
    }
  }, [viewport, keys, interval, startAfter])

  return {
    ...state,
    isPaused,
    toggle() {
      setPaused(!isPaused)
      controller.current?.pause(!isPaused)
    },
    step: (by: 1 | -1) => controller.current?.step(by),
  }
}
