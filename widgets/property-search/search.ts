/** What Search does (spec sections 2 and 8). It needs nothing fetched, so it always works. */

import type {Services} from '#kit/core/services/services.ts'
import {resultsAddress, type SearchQuery, tidyQuery} from '#trade/search-query/search-query.ts'

const EMPTY = /*i18n*/ 'Please fill any field'

/** Tells the page, and opens the results unless it shows its own; false when every field is empty. */
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
