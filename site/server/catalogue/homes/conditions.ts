/**
 * The conditions of a search over homes in memory. What a home misses is a set of bits, one for each
 * filter, so that one look at all homes says what every filter excludes.
 */

import {numberFilters} from '../number-filters.ts'
import type {SearchFilters} from '../search-filters.ts'
import type {Fact} from './groups.ts'
import type {Homes} from './homes.ts'
import {hasPlan, type Terms} from './terms.ts'

/** Filters that a search can be without, in the order in which people give them up. */
export const FILTERS = [
  ...(['bbox', 'area', 'amenities', 'near', 'min_floor', 'parking'] as const),
  ...(['max_service_charge', 'cheques', 'max_deposit', 'payment_plan', 'handover_by'] as const),
  ...(['available_by', 'max_area', 'min_area', 'max_price', 'min_price', 'completion'] as const),
  ...(['bedrooms', 'property_type', 'builder', 'purpose', 'community', 'place'] as const),
]
export type Filter = (typeof FILTERS)[number]

export const BITS = Object.fromEntries(FILTERS.map((filter, at) => [filter, 1 << at])) as Record<
  Filter,
  number
>

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
export function missesOfGroups({groups}: Homes, wanted: Wanted): Uint32Array {
  const misses = new Uint32Array(groups.size)
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

/** Answers the filters that homes with some terms miss, as bits; undefined: no such filter is given. */
export function missesOfTerms(wanted: Wanted): ((terms: Terms) => number) | undefined {
  const tests: [Filter, (terms: Terms) => boolean][] = []
  const {completion, payment_plan} = wanted
  if (completion) tests.push(['completion', terms => terms.completion === completion])
  if (payment_plan) tests.push(['payment_plan', terms => hasPlan(terms, payment_plan)])
  for (const name of termLimits) {
    const limit = wanted[name]
    if (limit === undefined) continue
    const {of, is} = numberFilters[name]
    tests.push([name, ({[of]: own}) => own > 0 && (is === 'least' ? own >= limit : own <= limit)])
  }
  if (!tests.length) return undefined
  return terms => bitsOf(tests.filter(([, has]) => !has(terms)).map(([filter]) => filter))
}

export const termLimits = ['handover_by', 'cheques', 'parking'] as const

/** The bits of the filters on terms. */
export const TERM_BITS = bitsOf(['completion', 'payment_plan', ...termLimits])
