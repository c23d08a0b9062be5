/** The state of a carousel: its visible parts, and when it moves. */

export interface CarouselState {
  /** The first slide that is seen. */
  index: number
  /** True when there are more slides than fit; null until it is measured. */
  overflows: boolean | null
  /** True while it moves by itself. */
  isMoving: boolean
  /** True when motion could not be fetched: then nothing moves by itself. */
  hasFailed: boolean
}

export interface Timing {
  /** Milliseconds between moves; none: it moves only on request. */
  interval?: number
  /** Milliseconds after the page has loaded until it starts to move by itself. */
  startAfter: number
}

export type OnChange = (news: Partial<CarouselState>) => void
