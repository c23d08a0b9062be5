/** Prices in dirhams, rents for a year. */
import type {Amount} from '../amounts.ts'
import {mainAmount, type Quantity} from '../quantities.ts'
import type {DirhamsPer} from '../vocabulary.ts'

/** Smaller numbers need a word that makes them a price. */
const MIN_PRICE = 10_000
const MIN_BOUND_PRICE = 1_000
/** Years in which homes are finished. */
const isYear = (value: number) => value >= 1990 && value <= 2060

/** True for an amount that is money. */
export function isPrice(quantity: Quantity, hasPeriod: boolean) {
  const amount = mainAmount(quantity)
  if (amount.unit || amount.isPartOfWord) return false
  if (amount.currency || amount.scale > 1) return true
  if (hasPeriod && amount.value >= MIN_RENT) return true
  if (isYear(amount.value)) return false
  return amount.value >= (quantity.exact ? MIN_PRICE : MIN_BOUND_PRICE)
}

const MIN_RENT = 500

export interface Prices {
  min_price?: string
  max_price?: string
}

/** A price without a bound is what somebody can pay. Undefined without a rate of its currency. */
export function pricesOf(quantity: Quantity, perYear: number, dirhamsPer?: DirhamsPer) {
  const {currency = 'AED'} = mainAmount(quantity)
  const rate = currency === 'AED' ? 1 : dirhamsPer?.(currency)
  if (!rate) return undefined
  const dirhams = (amount?: Amount) => {
    const value = amount && Math.round(amount.value * perYear * rate)
    return value && Number.isSafeInteger(value) ? `${value}` : undefined
  }
  const prices: Prices = {
    min_price: dirhams(quantity.low),
    max_price: dirhams(quantity.high ?? quantity.exact),
  }
  return prices.min_price || prices.max_price ? prices : undefined
}
