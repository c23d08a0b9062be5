import {type PropsOf, text} from '#kit/core/attributes.ts'
import {displayAttributes} from '#trade/money/display-attributes.ts'

export const attributes = {
  /**
   * One open house: the last part of its page's address, for example `dubai-hills-golf-villa`. Its
   * pictures go around. Without it all open houses do, one at a time.
   */
  slug: text(),
  /** A line above the open houses; without one there is none to see. */
  heading: text(),
  ...displayAttributes,
}

export type OpenHouseCarouselProps = PropsOf<typeof attributes>
