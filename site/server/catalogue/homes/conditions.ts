/**
 * The conditions of a search over homes in memory. What a home misses is a set of bits, one for each
 * filter, so that one look at all homes says what every filter excludes.
 */
import type {SearchFilters} from '../search-filters.ts'
import type {Fact} from './groups.ts'
import type {Homes} from './homes.ts'

/** Filters that a search can be without. */
const FILTERS = [
  ...(['purpose', 'property_type', 'bedrooms', 'community', 'place', 'builder'] as const),
  ...(['amenities', 'min_price', 'max_price', 'min_area', 'max_area', 'bbox', 'area'] as const),
]
export type Filter = (typeof FILTERS)[number]

export const BITS = Object.fromEntries(FILTERS.map((filter, at) => [filter, 1 << at])) as Record<
  Filter,
  number
>
/** So many sets of filters there are. */
export const SETS = 1 << FILTERS.length

/** The bits of these filters. */
export const bitsOf = (filters: readonly Filter[]) =>
  filters.reduce((bits, filter) => bits | BITS[filter], 0)

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
  const {purpose, property_type, bedrooms, community, place} = wanted
  const test = (filter: Filter, fact: Fact, has: (value: string) => boolean) => {
    const ofValue = groups.values[fact].map(value => (has(value) ? 0 : BITS[filter]))
    const at = groups.at[fact]
    for (let group = 0; group < misses.length; group++) {
      misses[group] = (misses[group] as number) | (ofValue[at[group] as number] as number)
    }
  }
  if (purpose) test('purpose', 'purpose', value => value === purpose)
  if (property_type) test('property_type', 'property_type', value => value === property_type)
  if (bedrooms) test('bedrooms', 'bedrooms', value => value !== '' && isEnough(value, bedrooms))
  if (community) test('community', 'neighborhood', value => community.has(value))
  if (place) test('place', 'neighborhood', value => place.has(value))
  return misses
}

const isEnough = (value: string, {count, least}: {count: number; least: boolean}) =>
  least ? Number(value) >= count : Number(value) === count
