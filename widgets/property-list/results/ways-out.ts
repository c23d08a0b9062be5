/** Which filters of a search that finds nothing are offered to be given up. */

import type {Narrowing} from '#trade/property/filter-words.ts'
import type {Results} from '../attributes.ts'
import {facetTotal} from '../filters/facets.ts'

interface WayOut {
  name: Narrowing
  /** How many there are without it, where that is known. */
  count?: number
}

/** Those that exclude most come first; one alone where a back end does not count them all. */
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

/** Of each filter that is counted: the facet that says how many there are without it. */
const FACETS: Partial<Record<Narrowing, string>> = {
  purpose: 'purpose',
  property_type: 'property_type',
  bedrooms: 'bedrooms',
  place: 'neighborhood',
  community: 'neighborhood',
  builder: 'builder',
}

/** Where no count is known: what people give up first. */
const UNKNOWN: Narrowing[] = [
  'bbox',
  'area',
  'amenities',
  'max_price',
  'min_price',
  'bedrooms',
  'place',
  'community',
  'builder',
  'property_type',
  'purpose',
]

/** The filter whose loss finds most, as far as facets tell. */
function nearest(names: Narrowing[], results: Results): WayOut | undefined {
  const isOneOfTwo = names.includes('place') && names.includes('community')
  const counted = names.flatMap(name => {
    const facet = FACETS[name]
    const count =
      facet && !(isOneOfTwo && facet === 'neighborhood') ? facetTotal(results, facet) : undefined
    return count ? [{name, count}] : []
  })
  const [most] = counted.sort((one, other) => other.count - one.count)
  const name = most?.name ?? UNKNOWN.find(candidate => names.includes(candidate))
  if (!name) return undefined
  // A facet tells of homes that have the value: an office has no bedrooms, many homes no builder.
  return {name, count: name === 'bedrooms' || name === 'builder' ? undefined : most?.count}
}
