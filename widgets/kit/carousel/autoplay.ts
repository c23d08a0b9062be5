/** Moving by itself: when it may, and when it must not (spec section 9; WCAG 2.2.2). */
import type {OnChange} from './carousel-state.ts'
import {pageLoaded} from './page-lifecycle.ts'

interface AutoplayWishes {
  /** Milliseconds between moves. */
  interval: number
  /** Milliseconds after the page has loaded. */
  startAfter: number
  next: () => void
  onChange: OnChange
}

export function autoplay(
  section: HTMLElement,
  {interval, startAfter, next, onChange}: AutoplayWishes,
) {
  const leaving = new AbortController()
  const {signal} = leaving
  /** All that speaks against it; it moves while nothing does. */
  const against = new Set<'start' | 'pointer' | 'focus' | 'unseen' | 'hidden' | 'paused'>(['start'])
  let timer: ReturnType<typeof setInterval> | undefined

  const restart = () => {
    clearInterval(timer)
    timer = against.size === 0 ? setInterval(next, interval) : undefined
  }
  const consider = (reason: Parameters<typeof against.add>[0], holds: boolean) => {
    if (holds === against.has(reason)) return
    if (holds) against.add(reason)
    else against.delete(reason)
    restart()
    onChange({isMoving: against.size === 0})
  }
  const listen = (type: string, listener: (event: Event) => void, on: EventTarget = section) =>
    on.addEventListener(type, listener, {signal})

  listen('pointerenter', () => consider('pointer', true))
  listen('pointerleave', () => consider('pointer', false))
  listen('focusin', () => consider('focus', true))
  listen('focusout', event => {
    const next = (event as FocusEvent).relatedTarget as Node | null
    consider('focus', section.contains(next))
  })
  listen('visibilitychange', () => consider('hidden', document.hidden), document)
  const seen = new IntersectionObserver(changes =>
    consider('unseen', !changes.at(-1)?.isIntersecting),
  )
  seen.observe(section)
  consider('unseen', true) // until the observer has looked
  consider('pointer', section.matches(':hover'))
  consider('focus', section.matches(':focus-within'))
  consider('hidden', document.hidden)
  void afterLoad(startAfter, signal).then(() => consider('start', false))

  return {
    pause: (is: boolean) => consider('paused', is),
    /** Each move restarts the timer. */
    moved: restart,
    end() {
      leaving.abort()
      seen.disconnect()
      clearInterval(timer)
      onChange({isMoving: false})
    },
  }
}

/** Some milliseconds after the page has loaded; at once when that is past. */
async function afterLoad(delay: number, signal: AbortSignal) {
  await pageLoaded(signal)
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const left = (loading?.loadEventStart ?? 0) + delay - performance.now()
  await new Promise<void>(resolve => {
    const timer = setTimeout(resolve, Math.max(0, left))
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
