/** Asking prices of our own listings in an area per square foot, by purpose and type. */
import {present} from '#server/content/records/localise.ts'
import {communities, neighborhoods} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {AreaPrices, Spread} from '#trade/contract/area-prices.ts'
import {isNamed} from './names/is-named.ts'
import {type PricedHomes, priceSpreads, type SpreadRow} from './price-spreads.ts'
import {readFilters, type SearchParameters} from './search-filters.ts'
import {findPlaces} from './search-matches.ts'

interface AreaFilters extends PricedHomes {
  area: string
}

/** Reads the filters, and the errors of parameters that cannot be read, by name. */
export function readArea({area, purpose, property_type}: SearchParameters) {
  const {filters, errors} = readFilters({purpose, property_type})
  const name = typeof area === 'string' ? area.trim() : ''
  if (!name) errors.area = 'area must be the name or the id of a neighbourhood or a community.'
  const wanted: AreaFilters = {
    area: name,
    purpose: filters.purpose,
    property_type: filters.property_type,
  }
  return {wanted, errors}
}

export async function areaPrices(orm: Orm, {area, ...homes}: AreaFilters) {
  const [known, places = []] = await Promise.all([
    findArea(orm, area),
    findPlaces(orm, {community: area}),
  ])
  const rows = places.length ? await priceSpreads(orm, places, homes) : []
  return {area: known, day: officeDay(), prices: rows.map(spreadOf)} satisfies Localisable
}

/** Names are in all languages until the answer is in one. */
type Localisable = Omit<AreaPrices, 'area' | 'prices'> & {area?: object; prices: object[]}

/** Finds the area as the search does, which finds both by one name; the guide is the nearer one. */
async function findArea(orm: Orm, wanted: string) {
  for (const table of [neighborhoods, communities]) {
    const {id: _id, name, title} = table
    const [row] = await orm.select({_id, name, title}).from(table).where(isNamed(table, wanted))
    if (row) return present(row)
  }
  return undefined
}

function spreadOf({quartiles, from, to, counts, ...row}: SpreadRow) {
  const [lower_quartile, median, upper_quartile] = quartiles.map(cents) as [number, number, number]
  const [lowest, highest] = [cents(row.lowest), cents(row.highest)]
  const steps = from < to ? {from: cents(from), to: cents(to), counts} : undefined
  return {...row, lowest, lower_quartile, median, upper_quartile, highest, steps} satisfies Omit<
    Spread,
    'property_type'
  >
}

const cents = (value: number) => Math.round(value * 100) / 100
