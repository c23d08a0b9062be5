/** The row of slides as the browser itself scrolls it, before motion is there or where none comes. */
import type {OnChange} from './carousel-state.ts'

/** What moves the slides: the strip, or motion. */
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
  const goTo = (left: number, behavior: ScrollBehavior = 'auto') =>
    viewport.scrollTo({left, behavior})
  if (first > 0) goTo(offsets(viewport)[first] ?? 0, 'instant')
  viewport.addEventListener('scroll', () => onChange({index: slideAt(viewport)}), {
    passive: true,
    signal: controller.signal,
  })
  return {
    step(by) {
      const {scrollLeft, scrollWidth, clientWidth} = viewport
      const end = scrollWidth - clientWidth
      if (by > 0 && scrollLeft >= end - 1) goTo(0)
      else if (by < 0 && scrollLeft <= 1) goTo(end)
      else goTo(offsets(viewport)[slideAt(viewport) + by] ?? 0)
    },
    end: () => controller.abort(),
  }
}

/** Where each slide begins, from the first one's edge. */
function offsets(viewport: HTMLElement) {
  const slides = slidesOf(viewport)
  return slides.map(slide => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0))
}

/** The slide whose beginning is nearest to the edge. */
export function slideAt(viewport: HTMLElement) {
  const distances = offsets(viewport).map(left => Math.abs(left - viewport.scrollLeft))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Whether a visitor's own scrolling has ended. */
export function isAtRest(viewport: HTMLElement) {
  const {scrollLeft, scrollWidth, clientWidth} = viewport
  const nearest = offsets(viewport)[slideAt(viewport)] ?? 0
  return Math.abs(nearest - scrollLeft) <= 2 || scrollLeft >= scrollWidth - clientWidth - 2
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
  const gap = Number.parseFloat(getComputedStyle(slide).marginInlineEnd) || 0
  const width = slide.getBoundingClientRect().width * (others.length + 1) + gap * others.length
  return width > viewport.clientWidth + 1
}
