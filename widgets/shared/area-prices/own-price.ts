/** What a home asks per square foot, and where that lies among the others. */
import type {Spread} from '../api/area-prices.ts'
import type {Property} from '../api/entities.ts'
import {rentPer} from '../api/rent.ts'
import type {Translator} from '../i18n/translator.ts'

type Priced = Pick<Property, 'about' | 'area_sqft' | 'price_period'>

/** In AED; of a rent for a year. Undefined without a price or an area. */
export function ownPrice({about, area_sqft, price_period}: Priced) {
  const price = about?.price
  if (!price || !area_sqft || area_sqft < 0) return undefined
  return rentPer(price, price_period) / area_sqft
}

/** In words that judge nothing. */
export function positionText(own: number, spread: Spread, i18n: Translator) {
  const value = Math.round(own * 100) / 100
  if (value < spread.lower_quartile) return i18n._('below the middle half')
  if (value > spread.upper_quartile) return i18n._('above the middle half')
  return i18n._('within the middle half')
}
