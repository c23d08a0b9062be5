/** Chooses the filters that a search without results offers to remove. */

import {factFilters} from '#trade/property/fact-words.ts'
import type {Narrowing} from '#trade/property/filter-words.ts'
import type {Results} from '../attributes.ts'
import {facetTotal} from '../filters/facets.ts'

interface WayOut {
  name: Narrowing
  /** How many there are without it, where that is known. */
  count?: number
}

/** Filters that exclude most come first; one alone where a back end does not count them all. */
export function waysOut(removable: Narrowing[], results: Results): WayOut[] {
  const {without} = results.alternatives ?? {}
  if (without) {
    return removable
      .flatMap(name => (without[name] ? [{name, count: without[name]}] : []))
      .sort((one, other) => other.count - one.count)
  }
  const only = removable.length > 1 ? nearest(removable, results) : undefined
  return only ? [only] : []
}

/** The facet that counts the homes without each filter. */
const FACETS: Partial<Record<Narrowing, string>> = {
  purpose: 'purpose',
  property_type: 'property_type',
  bedrooms: 'bedrooms',
  place: 'neighborhood',
  community: 'neighborhood',
  builder: 'builder',
}

/** The order in which people give up filters, for filters without a count. */
const DEFAULT_ORDER: Narrowing[] = [
  'bbox',
  'area',
  'amenities',
  ...factFilters.toReversed(),
  'max_area',
  'min_area',
  'max_price',
  'min_price',
  'bedrooms',
  'place',
  'community',
  'builder',
  'property_type',
  'purpose',
]

/** The filter whose loss finds most, by the facets. */
function nearest(names: Narrowing[], results: Results): WayOut | undefined {
  const isOneOfTwo = names.includes('place') && names.includes('community')
  const counted = names.flatMap(name => {
    const facet = FACETS[name]
    const count =
      facet && !(isOneOfTwo && facet === 'neighborhood') ? facetTotal(results, facet) : undefined
    return count ? [{name, count}] : []
  })
  const [most] = counted.sort((one, other) => other.count - one.count)
  const name = most?.name ?? DEFAULT_ORDER.find(candidate => names.includes(candidate))
  if (!name) return undefined
  // A facet counts homes that have the value: an office has no bedrooms, many homes no builder.
  return {name, count: name === 'bedrooms' || name === 'builder' ? undefined : most?.count}
}
