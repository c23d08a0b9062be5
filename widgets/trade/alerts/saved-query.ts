import {readQuery, writeQuery} from '../search-query/search-query.ts'
import {homeOfQuery, queryOfHome} from './watched-home.ts'

/**
 * The part of an address that can be saved: one home, or the filters of a search. Neither order nor
 * page, nor words that were not understood.
 */
export function savedQuery(search: string): string {
  const home = homeOfQuery(search)
  if (home) return queryOfHome(home)
  const {sort: _sort, page: _page, q: _q, ...filters} = readQuery(search)
  return writeQuery(filters).slice(1)
}
