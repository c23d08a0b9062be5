/** Searching homes in memory: a page of them, how many there are, and how many of each kind. */
import {amenityCodes} from '#trade/property/amenities/codes.ts'
import {nearKinds} from '#trade/property/home-facts/codes.ts'
import type {Catalogue} from './catalogue.ts'
import {look, pageOf} from './first-homes.ts'
import {bitsOf, type Filter, type Wanted} from './homes/conditions.ts'
import type {Fact} from './homes/groups.ts'
import {bitsOfKinds} from './homes/near-places.ts'
import type {Found} from './homes/scan.ts'
import {nearestTo} from './search-alternatives.ts'
import {MAX_RESULTS, PAGE_SIZE, type SearchFilters} from './search-filters.ts'
import {resolveNames} from './search-names.ts'
import {type Counts, countTerms, type TermFacets} from './term-facets.ts'

/**
 * The facts of groups that are counted, each without the filters on it: as if another value were chosen.
 * Builders and terms are counted in the same way; amenities and what is near with all filters.
 */
const FACETS = {
  purpose: ['purpose'],
  property_type: ['property_type'],
  bedrooms: ['bedrooms'],
  neighborhood: ['community', 'place'],
} satisfies Partial<Record<Fact, Filter[]>>
type Facet = keyof typeof FACETS
const facets = Object.keys(FACETS) as Facet[]

export type Facets = Partial<Record<Facet, Counts>> &
  Record<'builder' | 'amenities' | 'near', Counts> &
  TermFacets

export function searchHomes(catalogue: Catalogue, filters: SearchFilters) {
  const {page} = filters
  const wanted = resolveNames(catalogue.names, filters)
  const found = look(catalogue, {
    wanted,
    sort: filters.sort,
    most: page * PAGE_SIZE,
    without: facets.map(facet => bitsOf(FACETS[facet])),
  })
  const total = found.reduce((sum, one) => sum + one.total, 0)
  const counted = countFacets(found, wanted)
  return {
    ids: pageOf(found, filters.sort, page),
    total,
    page,
    pages: Math.ceil(Math.min(total, MAX_RESULTS) / PAGE_SIZE),
    facets: counted,
    alternatives: total ? undefined : nearestTo(catalogue, filters, counted.neighborhood),
  }
}

function countFacets(found: Found[], wanted: Wanted): Facets {
  const builder = sum(found, ({homes, ofBuilder}) => [homes.builders, ofBuilder])
  const amenities = sum(found, one => [amenityCodes, countAmenities(one)])
  const near = sum(found, one => [nearKinds, countNear(one)])
  const counts: Facets = {builder, amenities, near, ...countTerms(found, wanted)}
  for (const facet of facets) {
    counts[facet] = sum(found, one => [one.homes.groups.values[facet], countFacet(one, facet)])
  }
  return counts
}

/** By value, from the values of each set of homes and how many have each of them. */
function sum(
  found: Found[],
  countsOf: (one: Found) => [values: readonly string[], counts: Uint32Array],
) {
  const all: Counts = {}
  for (const [values, counts] of found.map(countsOf)) {
    for (const [position, count] of counts.entries()) {
      const value = values[position]
      if (value && count) all[value] = (all[value] ?? 0) + count
    }
  }
  return all
}

/** By the position of the value. */
function countFacet({homes, misses, ofGroup, counted}: Found, facet: Facet) {
  const {values, at} = homes.groups
  const counts = new Uint32Array(values[facet].length)
  const others = ~bitsOf(FACETS[facet])
  const positions = at[facet]
  for (const group of counted) {
    if ((misses[group] as number) & others) continue
    const position = positions[group] as number
    counts[position] = (counts[position] as number) + (ofGroup[group] as number)
  }
  return counts
}

/** By the position of the code. */
function countAmenities({homes, ofSet}: Found) {
  const counts = new Uint32Array(amenityCodes.length)
  for (const [set, count] of ofSet.entries()) {
    if (!count) continue
    for (const code of homes.amenities[set] ?? []) counts[code] = (counts[code] as number) + count
  }
  return counts
}

/** By the position of the kind. */
const countNear = ({ofNear}: Found) =>
  Uint32Array.from(nearKinds, kind =>
    ofNear.reduce((sum, count, bits) => (bits & bitsOfKinds([kind]) ? sum + count : sum), 0),
  )
