/** Three hundred homes in two places, and what must be said of their prices per square foot. */
import fc from 'fast-check'
import {purposes} from '#trade/search-query/search-query.ts'
import {dayFrom} from '../../../../support/dates.ts'
import type {Folder} from './content.ts'
import {A_YEAR} from './plain-search.ts'

const periods = Object.keys(A_YEAR) as (keyof typeof A_YEAR)[]

const home = fc.record({
  neighborhood: fc.constantFrom('coral-bay', 'dune-park'),
  purpose: fc.constantFrom(...purposes),
  property_type: fc.constantFrom('apartment', 'villa', 'office'),
  price: fc.option(fc.integer({min: 1, max: 90_000_000}), {nil: undefined, freq: 9}),
  price_period: fc.constantFrom(...periods),
  area_sqft: fc.option(fc.integer({min: 1, max: 40_000}), {nil: undefined, freq: 9}),
  permitEnds: fc.constantFrom(-1, 0, 1, 90, 300),
  status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'SOLD'),
  published: fc.constantFrom(true, true, true, true, false),
})

/** The same in each run, so that a failure can be looked at. */
const homes = fc.sample(home, {numRuns: 300, seed: 27})

export function priceExample({records}: Folder) {
  records['open-houses'] = {}
  records.launches = {}
  records.properties = Object.fromEntries(
    homes.map(({permitEnds, price_period, ...values}, n) => [
      `home-${n}`,
      {
        ...values,
        price_period: values.purpose.endsWith('-rent') ? price_period : undefined,
        reference: `A-${n}`,
        name: `Home ${n}`,
        main_images: ['pictures/sea.png'],
        city: 'Dubai',
        emirate: 'Dubai',
        listed: dayFrom(-1),
        permit_number: `P-${n}`,
        permit_expiry: dayFrom(permitEnds),
        transferred_at: values.status === 'SOLD' ? dayFrom(-1) : undefined,
      },
    ]),
  )
}

export interface Group {
  places: string[]
  purpose?: string
  property_type?: string
}

/** By purpose and type, the prices of those groups that have five or more. */
export function pricesPlainly({places, ...wanted}: Group) {
  const groups = new Map<string, number[]>()
  for (const one of homes) {
    const {purpose, property_type, price, area_sqft, price_period} = one
    const isMeant =
      places.includes(one.neighborhood) &&
      (!wanted.purpose || purpose === wanted.purpose) &&
      (!wanted.property_type || property_type === wanted.property_type)
    const isAdvertised = one.published && one.status === 'ACTIVE' && one.permitEnds >= 0
    if (!isMeant || !isAdvertised || price === undefined || area_sqft === undefined) continue
    const times = purpose.endsWith('-rent') ? A_YEAR[price_period] : 1
    const key = `${purpose} ${property_type}`
    groups.set(key, [...(groups.get(key) ?? []), (price * times) / area_sqft])
  }
  const enough = [...groups].filter(([, values]) => values.length >= 5)
  return new Map(enough.map(([key, values]) => [key, values.sort((one, other) => one - other)]))
}

/** The value below which this share lies, between two values in proportion. */
export function quantile(sorted: number[], share: number) {
  const position = (sorted.length - 1) * share
  const [below, above] = [Math.floor(position), Math.ceil(position)].map(n => sorted[n] as number)
  return (below as number) + ((above as number) - (below as number)) * (position % 1)
}
