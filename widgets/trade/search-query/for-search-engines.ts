/** Searches that search engines may list. */
import {isCodeList, listCodes, type SearchQuery, tidyQuery} from './search-query.ts'

/** Filters with few values: words, limits, orders and parts of the map have no end. */
const FINITE: string[] = [
  'purpose',
  'place',
  'property_type',
  'bedrooms',
  'amenities',
  'completion',
  'payment_plan',
  'near',
  'community',
  'builder',
]

/**
 * Returns true when search engines may list a search and follow links to it: all homes, or one
 * filter, and their pages. Combinations of filters are as good as endless.
 */
export function isForSearchEngines({page: _, ...filters}: SearchQuery): boolean {
  const names = Object.entries(tidyQuery(filters)).flatMap(([name, value]) =>
    isCodeList(name) ? listCodes(value).map(() => name) : name,
  )
  return names.length < 2 && names.every(name => FINITE.includes(name))
}
