/**
 * Chooses the driver that moves a carousel's slides. First it is the strip; when it is near and
 * the page has loaded, motion takes over. Plain DOM: the view only receives its state.
 */
import {addSheet} from '../core/sheets.ts'
import {flipOf} from '../ui/direction.tsx'
import controls from './carousel-controls.css'
import type {OnChange, Timing} from './carousel-state.ts'
import type {Motion} from './flicking-driver.ts'
import {comesNear, nextFrame, pageLoaded} from './page-lifecycle.ts'
import {isAtRest, scrollDriver, slideAt, slidesOf, watchOverflow} from './scroll-driver.ts'

export {CarouselControls} from './carousel-controls.tsx'

interface Beginning extends Timing {
  index: number
  isPaused: boolean
  onChange: OnChange
}

export type CarouselController = Required<Motion>

export function startCarousel(viewport: HTMLElement, beginning: Beginning): CarouselController {
  const {onChange, ...timing} = beginning
  const root = viewport.getRootNode()
  if (root instanceof ShadowRoot) addSheet(root, controls) // a page of the site has it already
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let index = Math.max(0, Math.min(beginning.index, slidesOf(viewport).length - 1))
  let {isPaused} = beginning
  let overflows = false
  let leaving = new AbortController()

  const notifyAll: OnChange = news => {
    index = news.index ?? index
    onChange(news)
  }
  let mover: Motion = scrollDriver(viewport, index, notifyAll)

  /** Begins with the strip, and lets motion follow where there is anywhere to go. */
  const begin = () => {
    leaving.abort()
    leaving = new AbortController()
    mover.end()
    mover = scrollDriver(viewport, index, notifyAll)
    onChange({index, overflows, hasFailed: false})
    // With prefers-reduced-motion the native scroller stays, and nothing is fetched.
    if (overflows && !lessMotion.matches) void bringMotion(leaving.signal)
  }
  const bringMotion = async (signal: AbortSignal) => {
    await comesNear(viewport, signal)
    await pageLoaded(signal)
    const fetched = await import('./flicking-driver.ts').catch(() => null)
    while (!signal.aborted && !isAtRest(viewport)) await nextFrame()
    if (signal.aborted) return
    if (!fetched) return onChange({hasFailed: true})
    mover.end()
    mover = fetched.startMotion(viewport, {
      ...timing,
      index: slideAt(viewport),
      onChange: notifyAll,
    })
    mover.pause?.(isPaused)
  }

  const unhear = listenToArrows(viewport, by => overflows && mover.step(by))
  lessMotion.addEventListener('change', begin)
  const unwatch = watchOverflow(viewport, now => {
    overflows = now
    begin()
  })
  return {
    step: by => mover.step(by),
    pause(is) {
      isPaused = is
      mover.pause?.(is)
    },
    end() {
      leaving.abort()
      lessMotion.removeEventListener('change', begin)
      unhear()
      unwatch()
      mover.end()
    },
  }
}

const STEPS: Record<string, 1 | -1> = {ArrowRight: 1, ArrowLeft: -1}
/** Within these the arrows move a caret, a choice or a film. */
const OWN_ARROWS = 'input, textarea, select, video, [contenteditable]'

/** Arrow keys, wherever in the carousel the keyboard is. */
function listenToArrows(viewport: HTMLElement, step: (by: 1 | -1) => void) {
  const section = viewport.parentElement as HTMLElement
  const listener = (event: KeyboardEvent) => {
    const aside = STEPS[event.key]
    const isOwn = (event.target as Element).matches(OWN_ARROWS)
    if (!aside || isOwn || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step((aside * flipOf(section)) as 1 | -1)
  }
  section.addEventListener('keydown', listener)
  return () => section.removeEventListener('keydown', listener)
}
