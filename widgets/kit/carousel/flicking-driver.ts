/**
 * Motion for a carousel: swiping that follows the finger, and no end. Flicking takes over the
 * slides that are there: it orders them by CSS, so the elements stay where the view put them and
 * keep their focus. A file of its own, fetched when a carousel is near the viewport.
 */
import Flicking from '@egjs/flicking'
import {flipOf} from '../ui/direction.tsx'
import {autoplay} from './autoplay.ts'
import type {OnChange, Timing} from './carousel-state.ts'
import {makeUnseenInert} from './inert-slides.ts'
import type {Mover} from './scroll-driver.ts'
import {onCutSlideFocused} from './slide-in-focus.ts'

export interface Motion extends Mover {
  /** Stops it from moving by itself, or lets it again. */
  pause?(is: boolean): void
}

/** Milliseconds for one slide; over a whole screen's width less would be a jolt. */
const DURATION = 400
/** Pixels that a pointer may tremble while it clicks. */
const TREMBLE = 6
/** Sideways wheel movement that is meant. */
const MEANT = 12

export function startMotion(
  viewport: HTMLElement,
  {index, interval, startAfter, onChange}: Timing & {index: number; onChange: OnChange},
): Motion {
  const stay = () => viewport.scrollTo({left: 0, behavior: 'instant'})
  stay()
  viewport.dataset.motion = 'live'
  const flicking = new Flicking(viewport, {
    align: 'prev',
    circular: true,
    circularFallback: 'bound', // where the slides are too few to go round
    moveType: 'strict', // 'snap' springs back from a long drag when it goes round
    defaultIndex: index,
    duration: DURATION,
    dragThreshold: TREMBLE,
    useCSSOrder: true,
    useFractionalSize: true,
    preventClickOnDrag: false, // it would also swallow the first click by keyboard after any move
  })
  /** A step requested during another one: done after it. */
  let waiting: 1 | -1 | 0 = 0

  const move = (index: number) => void flicking.moveTo(index).catch(() => {})
  const step = (by: 1 | -1) => {
    if (flicking.animating) {
      waiting = by
      return
    }
    const {circularEnabled, camera} = flicking
    const {position, range} = camera
    const isAtEnd = by > 0 ? position >= range.max - 1 : position <= range.min + 1
    const otherEnd = camera.findNearestAnchor(by > 0 ? range.min : range.max)
    if (!circularEnabled && isAtEnd && otherEnd) move(otherEnd.panel.index)
    else void (by > 0 ? flicking.next() : flicking.prev()).catch(() => {})
  }
  const section = viewport.parentElement as HTMLElement
  const player = interval
    ? autoplay(section, {interval, startAfter, next: () => step(1), onChange})
    : null
  const onMove = ({index}: {index: number}) => {
    onChange({index})
    player?.moved()
  }
  flicking.on('willChange', onMove)
  flicking.on('willRestore', onMove) // Flicking’s slide before a move that a drag broke off
  flicking.on('changed', () => {
    const by = waiting
    waiting = 0
    if (by) step(by)
  })

  const controller = new AbortController()
  const {signal} = controller
  keepClicksFromDrags(viewport, flicking, signal)
  const slides = flicking.panels.map(({element}) => element)
  onCutSlideFocused(viewport, slides, signal, move)
  // Focus on a slide that peeks in scrolls it into view, beside the camera that moves to it.
  viewport.addEventListener('scroll', stay, {signal})
  viewport.addEventListener(
    'wheel',
    event => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
      event.preventDefault() // else a swipe on a touchpad leaves the page
      const far = event.deltaX * flipOf(viewport)
      if (Math.abs(far) > MEANT && !flicking.animating) step(far > 0 ? 1 : -1)
    },
    {signal, passive: false},
  )

  const showUnseen = makeUnseenInert(viewport, slides)
  return {
    step,
    pause: player?.pause,
    end() {
      controller.abort()
      player?.end()
      showUnseen()
      const {element} = flicking.camera
      flicking.stopAnimation()
      flicking.destroy()
      element.style.transform = ''
      for (const slide of slides) slide.style.order = ''
      delete viewport.dataset.motion
    },
  }
}

/** A drag ends with a click on the link below the pointer: that one is not meant. */
function keepClicksFromDrags(viewport: HTMLElement, flicking: Flicking, signal: AbortSignal) {
  let dragged = false
  flicking.on('moveStart', ({holding}) => {
    dragged ||= holding
  })
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => viewport.addEventListener(type, listener, {capture: true, signal})
  listen('pointerdown', () => {
    dragged = false
  })
  listen('dragstart', event => event.preventDefault()) // of a link or a picture
  listen('click', event => {
    const isByPointer = event.detail > 0
    if (!dragged || !isByPointer) return
    event.preventDefault()
    event.stopPropagation()
  })
}
