/** Words for a month or a year, to which a price refers. */
import type {Segment} from '../segments.ts'

export const periodsOf = (segments: Segment[]) =>
  segments.filter(
    ({is, means}, at) =>
      is !== 'kept' && means.perYear && (!means.isBehindAmount || isPriceWord(segments[at - 1])),
  )

/** `120k year`, and not `2 year`. */
const isPriceWord = (segment?: Segment) => {
  const {digits = '', scale, currency} = segment?.means ?? {}
  return Boolean(scale || currency || digits.length >= MIN_DIGITS_OF_PRICE)
}

const MIN_DIGITS_OF_PRICE = 3
