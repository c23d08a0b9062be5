/** The row of slides as the browser itself scrolls it, before motion is there or where none comes. */
import {flipOf} from '../ui/direction.tsx'
import type {OnChange} from './carousel-state.ts'
import {onCutSlideFocused} from './slide-in-focus.ts'

/** A driver that moves the slides: the strip, or motion. */
export interface Mover {
  /** By one slide; from the last to the first, too. */
  step(by: 1 | -1): void
  /** Leaves the elements as they were found. */
  end(): void
}

export const slidesOf = (viewport: HTMLElement) =>
  [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[]

export function scrollDriver(viewport: HTMLElement, first: number, onChange: OnChange): Mover {
  const controller = new AbortController()
  const goTo = (far: number, behavior: ScrollBehavior = 'auto') =>
    viewport.scrollTo({left: far * flipOf(viewport), behavior})
  if (first > 0) goTo(offsets(viewport)[first] ?? 0, 'instant')
  viewport.addEventListener('scroll', () => onChange({index: slideAt(viewport)}), {
    passive: true,
    signal: controller.signal,
  })
  onCutSlideFocused(viewport, slidesOf(viewport), controller.signal, index =>
    goTo(offsets(viewport)[index] ?? 0),
  )
  return {
    step(by) {
      const {scrollWidth, clientWidth} = viewport
      const far = scrolled(viewport)
      const end = scrollWidth - clientWidth
      if (by > 0 && far >= end - 1) goTo(0)
      else if (by < 0 && far <= 1) goTo(end)
      else goTo(offsets(viewport)[slideAt(viewport) + by] ?? 0)
    },
    end: () => controller.abort(),
  }
}

/** How far from its beginning: browsers count to the left below zero where a text begins at the right. */
const scrolled = (viewport: HTMLElement) => viewport.scrollLeft * flipOf(viewport)

/** How far each slide begins from the first one's edge. */
function offsets(viewport: HTMLElement) {
  const slides = slidesOf(viewport)
  const flip = flipOf(viewport)
  return slides.map(slide => (slide.offsetLeft - (slides[0]?.offsetLeft ?? 0)) * flip)
}

/** The slide whose beginning is nearest to the edge. */
export function slideAt(viewport: HTMLElement) {
  const far = scrolled(viewport)
  const distances = offsets(viewport).map(offset => Math.abs(offset - far))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Returns true when a visitor's own scrolling has ended. */
export function isAtRest(viewport: HTMLElement) {
  const {scrollWidth, clientWidth} = viewport
  const far = scrolled(viewport)
  const nearest = offsets(viewport)[slideAt(viewport)] ?? 0
  return Math.abs(nearest - far) <= 2 || far >= scrollWidth - clientWidth - 2
}

/** Reports whether there are more slides than fit: now, and when the size changes that. */
export function watchOverflow(viewport: HTMLElement, onChange: (overflows: boolean) => void) {
  let known: boolean | undefined
  const measure = () => {
    const overflows = isWider(viewport)
    if (overflows === known) return
    known = overflows
    onChange(overflows)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(viewport)
  measure()
  return () => observer.disconnect()
}

function isWider(viewport: HTMLElement) {
  const [slide, ...others] = slidesOf(viewport)
  if (!slide) return false
  const {marginInlineStart, marginInlineEnd} = getComputedStyle(slide)
  const gap = Number.parseFloat(marginInlineStart) + Number.parseFloat(marginInlineEnd) || 0
  const width = slide.getBoundingClientRect().width * (others.length + 1) + gap * others.length
  return width > viewport.clientWidth + 1
}
