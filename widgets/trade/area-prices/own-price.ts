/** The asking price of a home per square foot, and its place among the others. */

import type {Translator} from '#kit/i18n/translator.ts'
import {percentText} from '#trade/buying-costs/percent-text.ts'
import type {Spread} from '../contract/area-prices.ts'
import type {Property} from '../contract/entities.ts'
import {rentPer} from '../contract/rent.ts'

type Priced = Pick<Property, 'about' | 'area_sqft' | 'price_period'>

/** In AED; of a rent for a year. Undefined without a price or an area. */
export function ownPrice({about, area_sqft, price_period}: Priced) {
  const price = about?.price
  if (!price || !area_sqft || area_sqft < 0) return undefined
  return rentPer(price, price_period) / area_sqft
}

/** Below this number of listings quartiles and a chart say more than is known. */
const MIN_LISTINGS_FOR_QUARTILES = 8

export const hasFewListings = ({count}: Pick<Spread, 'count'>) => count < MIN_LISTINGS_FOR_QUARTILES

/** In words that judge nothing. */
export function positionText(own: number, spread: Spread, i18n: Translator) {
  if (hasFewListings(spread)) return differenceText(own, spread, i18n)
  const value = Math.round(own * 100) / 100
  if (value < spread.lower_quartile) return i18n._('below the typical range')
  if (value > spread.upper_quartile) return i18n._('above the typical range')
  return i18n._('within the typical range')
}

/** `5% below comparable homes here`, compared with the median. */
function differenceText(own: number, {median}: Spread, i18n: Translator) {
  const share = own / median - 1
  const rounded = Math.round(Math.abs(share) * 100)
  if (rounded === 0) return i18n._('in line with comparable homes here')
  const percent = percentText(rounded, i18n)
  return share < 0
    ? i18n._('{percent} below comparable homes here', {percent})
    : i18n._('{percent} above comparable homes here', {percent})
}
