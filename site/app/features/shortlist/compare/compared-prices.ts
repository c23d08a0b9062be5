/** The place of each home's price per square foot among those of its kind and area. */

import {labelled} from '#kit/i18n/labelled.ts'
import {isolated, type Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {hasFewListings, ownPrice, positionText} from '#trade/area-prices/own-price.ts'
import {rangeOfUnit} from '#trade/area-prices/price-unit.ts'
import type {Spread} from '#trade/contract/area-prices.ts'
import {getAreaPrices} from '#trade/contract/contract.ts'
import type {Property} from '#trade/contract/entities.ts'
import type {Money} from '#trade/money/use-money.ts'
import type {Visit} from '../../../core/page-types.ts'
import {optionalData} from '../../../records/optional-data.ts'
import type {Row} from './comparison.ts'

/** By the slugs of the homes; without those of which there are too few. */
export type SpreadsByHome = Record<string, Spread>

export async function loadSpreads(
  homes: Property[],
  visit: Pick<Visit, 'api' | 'signal'>,
): Promise<SpreadsByHome> {
  const found = await Promise.all(
    homes.map(async ({slug, purpose, property_type, neighborhood, status}) => {
      if (!purpose || !property_type || !neighborhood || status === 'SOLD') return []
      const params = {area: neighborhood._id, property_type, purpose}
      const [spread] = (await optionalData(getAreaPrices, params, visit))?.prices ?? []
      return spread ? [[slug, withoutSteps(spread)] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}

/** No chart is shown here. */
const withoutSteps = ({steps, ...spread}: Spread): Spread => spread

/** `below the typical range: AED 3,287 – AED 3,803` */
export const positionRow = (
  homes: Property[],
  spreads: SpreadsByHome,
  i18n: Translator,
  money: Money,
): Row => ({
  label: i18n._('Asking prices here'),
  values: homes.map(home => {
    const [spread, own] = [spreads[home.slug], ownPrice(home)]
    if (!spread || own === undefined) return undefined
    if (hasFewListings(spread)) return positionText(own, spread, i18n)
    const {lower_quartile, upper_quartile} = spread
    const half = rangeOfUnit(lower_quartile, upper_quartile, i18n, money)
    return labelled(i18n, positionText(own, spread, i18n), isolated(half, i18n.locale as Locale))
  }),
})
