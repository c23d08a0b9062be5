import {readQuery, writeQuery} from '../search-query/search-query.ts'

/**
 * The part of an address that can be saved as a search: neither order nor page, nor words that were not
 * understood.
 */
export function savedQuery(search: string): string {
  const {sort: _sort, page: _page, q: _q, ...filters} = readQuery(search)
  return writeQuery(filters).slice(1)
}
