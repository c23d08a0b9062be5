/**
 * The actions of Search (spec sections 2 and 8). They need no fetched data, so they always work.
 */

import type {Services} from '#kit/core/services/services.ts'
import {resultsAddress, type SearchQuery, tidyQuery} from '#trade/search-query/search-query.ts'

const EMPTY = /*i18n*/ 'Please fill any field'

/**
 * Notifies the page, and opens the results unless it shows its own; false when nothing is entered.
 */
export function search(
  fields: SearchQuery,
  resultsUrl: string,
  {emit, notify, page}: Pick<Services, 'emit' | 'notify' | 'page'>,
): boolean {
  const query = tidyQuery(fields) as Record<string, string>
  if (Object.keys(query).length === 0) {
    notify.error(EMPTY)
    return false
  }
  if (emit('ocp-search', {query})) location.assign(resultsAddress(page(resultsUrl), query))
  return true
}
