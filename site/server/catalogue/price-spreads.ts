/** Spreads of the price per square foot: what a page needs of ten thousand homes is twenty numbers. */
import {MIN_LISTINGS} from '#trade/contract/area-prices.ts'
import type {Catalogue} from './catalogue.ts'
import {look} from './first-homes.ts'
import {factOf} from './homes/homes.ts'
import type {SearchFilters} from './search-filters.ts'

export type PricedHomes = Pick<SearchFilters, 'purpose' | 'property_type'>

/** Bars of a chart that is read at the width of a phone. */
const STEPS = 12
/** The steps reach this many typical ranges beyond it: an odd price leaves the others their room. */
const REACH = 6

interface Kind {
  purpose: string
  property_type: string
  prices: number[]
}

/** The largest kind first. */
export function priceSpreads(catalogue: Catalogue, places: Set<string>, homes: PricedHomes) {
  return kindsOf(catalogue, places, homes)
    .filter(({prices}) => prices.length >= MIN_LISTINGS)
    .sort(
      (one, other) =>
        other.prices.length - one.prices.length ||
        inOrder(other.purpose, one.purpose) ||
        inOrder(one.property_type, other.property_type),
    )
    .map(({prices, ...kind}) => ({...kind, count: prices.length, ...spreadOf(prices)}))
}

const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Homes whose price and size are known, by purpose and type; their prices per square foot in order. */
function kindsOf(catalogue: Catalogue, places: Set<string>, {purpose, property_type}: PricedHomes) {
  const wanted = {purpose, property_type, community: places, min_price: 0, min_area: 1}
  const found = look(catalogue, {
    wanted,
    sort: 'newest',
    most: Number.POSITIVE_INFINITY,
  })
  const kinds = new Map<string, Kind>()
  for (const {homes, rows} of found) {
    for (const row of rows) {
      const purpose = factOf(homes, row, 'purpose')
      const property_type = factOf(homes, row, 'property_type')
      const name = `${purpose} ${property_type}`
      const kind = kinds.get(name) ?? {purpose, property_type, prices: []}
      kinds.set(name, kind)
      kind.prices.push((homes.columns.price[row] as number) / (homes.columns.area[row] as number))
    }
  }
  for (const {prices} of kinds.values()) prices.sort((one, other) => one - other)
  return [...kinds.values()]
}

function spreadOf(prices: number[]) {
  const [lowest = 0, highest = 0] = [prices[0], prices.at(-1)]
  const [lower, median, upper] = [0.25, 0.5, 0.75].map(share => quantile(prices, share)) as [
    number,
    number,
    number,
  ]
  const reach = REACH * (upper - lower)
  const from = Math.max(lowest, lower - reach)
  const to = Math.min(highest, upper + reach)
  const counts = new Array<number>(STEPS).fill(0)
  for (const price of prices) {
    const step = stepOf(price, from, to)
    counts[step] = (counts[step] ?? 0) + 1
  }
  return {
    lowest: cents(lowest),
    lower_quartile: cents(lower),
    median: cents(median),
    upper_quartile: cents(upper),
    highest: cents(highest),
    steps: from < to ? {from: cents(from), to: cents(to), counts} : undefined,
  }
}

/** Between the two nearest prices, as `percentile_cont` of SQL is. */
function quantile(prices: number[], share: number) {
  const at = share * (prices.length - 1)
  const [below = 0, above = below] = [prices[Math.floor(at)], prices[Math.ceil(at)]]
  return below + (above - below) * (at - Math.floor(at))
}

const stepOf = (price: number, from: number, to: number) =>
  Math.max(0, Math.min(STEPS - 1, Math.floor(((price - from) / (to - from)) * STEPS)))

const cents = (value: number) => Math.round(value * 100) / 100
