/**
 * Ours: what has been recorded of a home's asking price. Days are those of the office, as ISO 8601;
 * nothing is known of the days before the first.
 */
import {list, number, oneOf, optional, record, type Shaped, text} from '#kit/api-client/shapes.ts'
import {rentPeriods} from './rent.ts'

const priceRow = record({
  day: text,
  /** `known`: it was offered already when recording began. `price`: it changed, or its period did. */
  event: oneOf('known', 'listed', 'price', 'withdrawn', 'sold'),
  /** In AED, of a home that is offered then; missing: on request. */
  price: optional(number),
  /** The period of a rent. */
  price_period: optional(oneOf(...rentPeriods)),
})
export type PriceRow = Shaped<typeof priceRow>

export const recordedPrices = {
  /** The oldest first; only in the answer about one home. */
  history: optional(list(priceRow)),
  /** The day of the last change of the price, for two weeks. */
  price_changed: optional(text),
  /** The price before, in AED for the same period as the price. */
  price_before: optional(number),
}
