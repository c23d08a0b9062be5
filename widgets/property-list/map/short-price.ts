/** Amounts as a mark of the map has room for: `1.25M`, in Russian `1,25 млн`. */

import type {Locale} from '#kit/i18n/locale.ts'
import {numberFormat} from '#kit/i18n/number-format.ts'
import type {HomeOnMap} from '#trade/contract/entities.ts'
import {type RentPeriod, rentPer} from '#trade/contract/rent.ts'
import type {Exchange} from '#trade/money/rates.ts'

const formats = new Map<Locale, ReturnType<typeof numberFormat>>()

interface ShownIn {
  exchange?: Exchange
  /** What rents are compared for; a year unless it is said. */
  period?: RentPeriod
}

/** `1.25M`, or `≈340K` of the currency that is shown; undefined for a home without a price. */
export function shortPrice(home: HomeOnMap, locale: Locale, {exchange, period}: ShownIn = {}) {
  if (home.price === null) return undefined
  const price = rentPer(home.price, home.price_period, period)
  return exchange ? `≈${shortNumber(price / exchange.rate, locale)}` : shortNumber(price, locale)
}

/** `Intl` knows how each language shortens numbers; its first formatter is not in the way of a first view. */
function shortNumber(number: number, locale: Locale): string {
  const format =
    formats.get(locale) ?? numberFormat(locale, {notation: 'compact', maximumSignificantDigits: 3})
  formats.set(locale, format)
  const text = format(number)
  // The British `m` is a metre to others.
  return locale === 'en' ? text.toUpperCase() : text
}
