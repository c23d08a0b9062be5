/** A search by plain filters over a list, to compare the database's with. */

import {readArea} from '#trade/search-query/map-area.ts'
import type {FilterName, SearchQuery} from '#trade/search-query/search-query.ts'

export interface Named {
  id: string
  name: string
}

export interface Home {
  id: string
  purpose: string
  property_type: string
  /**
   * `names` is all that a visitor may call it, `in` the communities it belongs to. A home in its
   * `middle` is there for want of a better place, and near nothing.
   */
  place: Named & {names: string[]; in: Named[]; middle?: number[]}
  builder: Named | undefined
  price: number | undefined
  price_period?: keyof typeof A_YEAR
  bedrooms: number | undefined
  area_sqft: number | undefined
  /** The codes of its record, and those derived from its words. */
  amenities: string[]
  coordinates?: [latitude: number, longitude: number]
  completion?: string
  handover?: string
  /** The milestones of its payments; empty without a plan. */
  milestones: string[]
  service_charge?: number
  cheques?: number
  deposit?: number
  floor?: number
  parking?: number
  /** A day as content gives it. */
  available_from?: string
  /** Days from any day. */
  listed: number
  /** Days from today. */
  permitEnds: number
  status: string
  published: boolean
}

/** A place that people walk to. */
export interface Nearby {
  kind: string
  coordinates: [latitude: number, longitude: number]
}

export type Filters = SearchQuery

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const isCalled = ({id, name}: Named, wanted: string) => same(id, wanted) || same(name, wanted)

/** How often each period of a rent is in a year: rents are compared for a year. */
export const A_YEAR = {year: 1, month: 12, week: 52, day: 365}
const yearly = ({price, price_period = 'year'}: Home) =>
  price === undefined ? undefined : price * A_YEAR[price_period]

/** A home matches one filter at a time; prices and areas are two. */
const matches: Record<string, (home: Home, wanted: string) => boolean> = {
  purpose: (home, wanted) => home.purpose === wanted,
  property_type: (home, wanted) => home.property_type === wanted,
  place: ({place}, wanted) =>
    place.names.some(name => name.toLowerCase().includes(wanted.toLowerCase())),
  community: ({place}, wanted) => [place, ...place.in].some(one => isCalled(one, wanted)),
  builder: ({builder}, wanted) => builder !== undefined && isCalled(builder, wanted),
  min_price: (home, wanted) => last(yearly(home), Number.NaN) >= Number(wanted),
  max_price: (home, wanted) => last(yearly(home), Number.NaN) <= Number(wanted),
  min_area: ({area_sqft}, wanted) => last(area_sqft, Number.NaN) >= Number(wanted),
  max_area: ({area_sqft}, wanted) => last(area_sqft, Number.NaN) <= Number(wanted),
  bedrooms: ({bedrooms}, wanted) =>
    bedrooms !== undefined &&
    (wanted.endsWith('+') ? bedrooms >= Number.parseInt(wanted, 10) : bedrooms === Number(wanted)),
  amenities: ({amenities}, wanted) => wanted.split(',').every(code => amenities.includes(code)),
  completion: ({completion}, wanted) => completion === wanted,
  payment_plan: (home, wanted) => planValues(home).includes(wanted),
  handover_by: ({handover = '9999'}, wanted) => handover <= wanted,
  max_service_charge: ({service_charge = Number.NaN}, wanted) => service_charge <= Number(wanted),
  cheques: ({cheques = 0}, wanted) => cheques >= Number(wanted),
  max_deposit: ({deposit = Number.NaN}, wanted) => deposit <= Number(wanted),
  min_floor: ({floor = Number.NaN}, wanted) => floor >= Number(wanted),
  parking: ({parking = 0}, wanted) => parking >= Number(wanted),
  available_by: ({available_from = '9999'}, wanted) => available_from <= wanted,
  bbox: ({coordinates}, wanted) => {
    const [west = 0, south = 0, east = 0, north = 0] = wanted.split(',').map(Number)
    const [latitude, longitude] = coordinates ?? [Number.NaN, Number.NaN]
    const isBetween =
      west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
    return latitude >= south && latitude <= north && isBetween
  },
  area: ({coordinates}, wanted) =>
    coordinates !== undefined && isAround(readArea(wanted) ?? [], coordinates),
}

const planValues = ({milestones}: Home) => {
  if (!milestones.length) return []
  return milestones.includes('after-handover') ? ['any', 'after-handover'] : ['any']
}

/** A walk of fifteen minutes is a kilometre in a straight line, here on a flat map. */
const kindsNear = (home: Home, nearby: Nearby[]) =>
  nearby.flatMap(({kind, coordinates: [latitude, longitude]}) => {
    const [north = Number.NaN, east = Number.NaN] = home.coordinates ?? []
    if (north === home.place.middle?.[0] && east === home.place.middle[1]) return []
    const eastward = (east - longitude) * Math.cos((latitude * Math.PI) / 180)
    return Math.hypot(north - latitude, eastward) * 111_195 <= 1_000 ? kind : []
  })

type Place = [latitude: number, longitude: number]

/** How often the outline goes around the place, counted by what of it lies to the east. */
function isAround(corners: Place[], [y, x]: Place) {
  const turns = corners.map(([y1, x1], at) => {
    const [y2, x2] = corners[(at + 1) % corners.length] as Place
    if (y1 <= y === y2 <= y) return 0
    const isEast = x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) > x
    return isEast ? Math.sign(y2 - y1) : 0
  })
  return turns.reduce<number>((all, turn) => all + turn, 0) !== 0
}

const last = <T>(value: T | undefined, otherwise: T) => value ?? otherwise
const orders: Record<string, (home: Home) => number> = {
  newest: ({listed}) => -listed,
  price_high: home => -last(yearly(home), Number.NEGATIVE_INFINITY),
  largest: ({area_sqft}) => -last(area_sqft, Number.NEGATIVE_INFINITY),
  price_low: home => last(yearly(home), Number.POSITIVE_INFINITY),
}

const facets: Record<
  string,
  {leaves: FilterName[]; of(home: Home): string | number | undefined | string[]}
> = {
  purpose: {leaves: ['purpose'], of: ({purpose}) => purpose},
  property_type: {leaves: ['property_type'], of: ({property_type}) => property_type},
  bedrooms: {leaves: ['bedrooms'], of: ({bedrooms}) => bedrooms},
  neighborhood: {leaves: ['place', 'community'], of: ({place}) => place.id},
  builder: {leaves: ['builder'], of: ({builder}) => builder?.id},
  amenities: {leaves: [], of: ({amenities}) => amenities},
  completion: {leaves: ['completion'], of: ({completion}) => completion},
  payment_plan: {leaves: ['payment_plan'], of: planValues},
  stated: {
    leaves: [],
    of: ({service_charge, deposit, floor, available_from}) =>
      Object.entries({
        max_service_charge: service_charge,
        max_deposit: deposit,
        min_floor: floor,
        available_by: available_from,
      }).flatMap(([name, value]) => (value === undefined ? [] : name)),
  },
}

/** The expected answer of `search-properties` for these homes: slugs in order, and the numbers. */
export function plainSearch(homes: Home[], nearby: Nearby[] = []) {
  const shown = homes.filter(
    ({published, status, permitEnds}) => published && status === 'ACTIVE' && permitEnds >= 0,
  )
  const search = (filters: Filters) =>
    shown.filter(home =>
      Object.entries(filters).every(
        ([name, wanted]) =>
          wanted === undefined ||
          (name === 'near'
            ? wanted.split(',').every(kind => kindsNear(home, nearby).includes(kind))
            : matches[name]?.(home, wanted)),
      ),
    )

  return ({sort = 'newest', page = '1', ...filters}: Filters) => {
    const keyOf = orders[sort] as (home: Home) => number
    const found = search(filters).sort((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)]
      if (a !== b) return a < b ? -1 : 1
      // The newest of equal homes is first.
      return other.listed - one.listed || (one.id < other.id ? 1 : -1)
    })
    const from = (Number(page) - 1) * 12
    return {
      properties: found.slice(from, from + 12).map(({id}) => id),
      total: found.length,
      page: Number(page),
      pages: Math.ceil(found.length / 12),
      facets: {
        ...countedFacets(filters),
        near: countBy(search(filters), home => [...new Set(kindsNear(home, nearby))]),
        cheques: countFrom(without(filters, 'cheques'), ({cheques = 0}) => cheques),
        parking: countFrom(without(filters, 'parking'), ({parking = 0}) => parking),
        handover_by: countUpTo(without(filters, 'handover_by')),
      },
    }
  }

  function without(filters: Filters, name: FilterName) {
    return search({...filters, [name]: undefined})
  }
  function countedFacets(filters: Filters) {
    return Object.fromEntries(
      Object.entries(facets).map(([name, {leaves, of}]) => {
        const others = Object.entries(filters).filter(
          ([own]) => !leaves.includes(own as FilterName),
        )
        return [name, countBy(search(Object.fromEntries(others)), of)]
      }),
    )
  }
}

/** Each home is counted for its own number and for every lower one. */
function countFrom(found: Home[], of: (home: Home) => number) {
  const highest = Math.max(0, ...found.map(of))
  return countBy(found, home =>
    Array.from({length: Math.min(of(home), highest, 12)}, (_, at) => `${at + 1}`),
  )
}

/** Each home is counted for its own quarter and for every later one. */
function countUpTo(found: Home[]) {
  const quarters = [...new Set(found.flatMap(({handover}) => handover ?? []))]
  return countBy(found, ({handover}) =>
    handover === undefined ? [] : quarters.filter(quarter => quarter >= handover),
  )
}

function countBy(found: Home[], of: (home: Home) => string | number | undefined | string[]) {
  const counts: Record<string, number> = {}
  for (const home of found) {
    for (const value of [of(home) ?? []].flat()) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}
