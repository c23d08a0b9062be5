/**
 * The conditions of a search over homes in memory. What a home misses is a set of bits, one for each
 * filter, so that one look at all homes says what every filter excludes.
 */
import {amenityCodes} from '#trade/property/amenities/codes.ts'
import type {SearchFilters} from '../search-filters.ts'
import type {Fact} from './groups.ts'
import type {Homes} from './homes.ts'
import {isInBox, isInShape} from './map-area.ts'

/** Filters that a search can be without. */
export const FILTERS = [
  'purpose',
  'property_type',
  'bedrooms',
  'builder',
  'community',
  'place',
  'amenities',
  'min_price',
  'max_price',
  'min_area',
  'max_area',
  'bbox',
  'area',
] as const
export type Filter = (typeof FILTERS)[number]

/** The bits of these filters. */
export const bitsOf = (filters: readonly Filter[]) =>
  filters.reduce((bits, filter) => bits | (1 << FILTERS.indexOf(filter)), 0)

/** A search whose names are ids, as sets; undefined: not asked for. */
export interface Wanted
  extends Omit<SearchFilters, 'place' | 'community' | 'builder' | 'sort' | 'page'> {
  place?: Set<string>
  community?: Set<string>
  builder?: Set<string>
}

/** The filters that homes of each group miss, as bits; 0: none. */
export function missesOfGroups({groups}: Homes, wanted: Wanted): Uint16Array {
  const misses = new Uint16Array(groups.size)
  const {purpose, property_type, bedrooms, builder, community, place} = wanted
  const test = (filter: Filter, fact: Fact, has: (value: string) => boolean) => {
    const bits = bitsOf([filter])
    const ofValue = groups.values[fact].map(value => (has(value) ? 0 : bits))
    const at = groups.at[fact]
    for (let group = 0; group < misses.length; group++) {
      misses[group] = (misses[group] as number) | (ofValue[at[group] as number] as number)
    }
  }
  if (purpose) test('purpose', 'purpose', value => value === purpose)
  if (property_type) test('property_type', 'property_type', value => value === property_type)
  if (bedrooms) test('bedrooms', 'bedrooms', value => value !== '' && isEnough(value, bedrooms))
  if (builder) test('builder', 'builder', value => builder.has(value))
  if (community) test('community', 'neighborhood', value => community.has(value))
  if (place) test('place', 'neighborhood', value => place.has(value))
  return misses
}

const isEnough = (value: string, {count, least}: {count: number; least: boolean}) =>
  least ? Number(value) >= count : Number(value) === count

/**
 * The filters that a home misses beside those that its group does; undefined where no other is given. A
 * price, a size or a place that is unknown is in no range.
 */
export function missesOfRow(homes: Homes, wanted: Wanted): ((row: number) => number) | undefined {
  const {price, area, latitude, longitude, amenitySet} = homes
  const {amenities, bbox, area: shape} = wanted
  const asked = bitsOf(OF_ROWS.filter(filter => wanted[filter] !== undefined))
  if (!asked) return undefined
  const [NO_AMENITY, ...bits] = OF_ROWS.map(filter => bitsOf([filter])) as [number, ...number[]]
  const [CHEAPER, DEARER, SMALLER, LARGER, OUT_OF_BOX, OUT_OF_SHAPE] = bits as BitsOfRows
  const codes = amenities?.map(code => amenityCodes.indexOf(code))
  const sets = codes && homes.amenities.map(set => codes.every(code => set.includes(code)))
  const {min_price = 0, max_price = Number.POSITIVE_INFINITY} = wanted
  const {min_area = 0, max_area = Number.POSITIVE_INFINITY} = wanted
  const isPriced = asked & (CHEAPER | DEARER)
  const isSized = asked & (SMALLER | LARGER)
  return row => {
    let misses = 0
    if (isPriced) {
      const own = price[row] as number
      if (!(own >= min_price)) misses |= CHEAPER
      if (!(own <= max_price)) misses |= DEARER
    }
    if (sets && !sets[amenitySet[row] as number]) misses |= NO_AMENITY
    if (isSized) {
      const own = area[row] || Number.NaN
      if (!(own >= min_area)) misses |= SMALLER
      if (!(own <= max_area)) misses |= LARGER
    }
    if (bbox && !isInBox(bbox, latitude[row] as number, longitude[row] as number))
      misses |= OUT_OF_BOX
    if (shape && !isInShape(shape, latitude[row] as number, longitude[row] as number))
      misses |= OUT_OF_SHAPE
    return misses & asked
  }
}

const OF_ROWS = [
  'amenities',
  'min_price',
  'max_price',
  'min_area',
  'max_area',
  'bbox',
  'area',
] as const satisfies Filter[]
type BitsOfRows = [number, number, number, number, number, number]
