/** A price that is suddenly a multiple or a fraction of what it was is more likely wrong than right. */
import {isRent, type RentPeriod, rentPer} from '#trade/contract/rent.ts'
import type {KnownProperty} from './feed-state.ts'
import type {Reason} from './outcome.ts'

const MAX_FACTOR = 10

interface Priced {
  purpose?: string
  price?: number
  price_period?: RentPeriod
}

/** Undefined for a price that may be taken; rents are compared for a year. */
export function priceJump(before: KnownProperty, next: Priced): Reason | undefined {
  // What people wrote at the desk stays whatever the feed says.
  if (before.hasOwnPrice || isRent(before.purpose) !== isRent(next.purpose)) return undefined
  if (!before.yearlyPrice || !next.price) return undefined
  const price = rentPer(next.price, next.price_period)
  const factor = Math.max(price / before.yearlyPrice, before.yearlyPrice / price)
  if (factor <= MAX_FACTOR) return undefined
  const says = `would jump from AED ${before.yearlyPrice} to AED ${price}${isRent(next.purpose) ? ' a year' : ''}, more than ${MAX_FACTOR} times. The property stays as it was. If the price is right, sync again with --allow-price-jumps.`
  return {field: 'price', says}
}
