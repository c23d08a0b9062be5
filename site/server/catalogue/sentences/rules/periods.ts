/** Words for a month or a year, to which a price refers. */
import {isYear} from '../numbers.ts'
import type {Segment} from '../segments.ts'

export const periodsOf = (segments: Segment[]) =>
  segments.filter(
    ({is, means}, at) =>
      is !== 'kept' && means.perYear && (!means.isBehindAmount || isPriceWord(segments[at - 1])),
  )

/** `120k year`, and neither `2 year` nor the Russian `2028 year`. */
const isPriceWord = (segment?: Segment) => {
  const {digits = '', scale, currency} = segment?.means ?? {}
  const isPrice = digits.length >= MIN_DIGITS_OF_PRICE && !isYear(digits)
  return Boolean(scale || currency || isPrice)
}

const MIN_DIGITS_OF_PRICE = 3
