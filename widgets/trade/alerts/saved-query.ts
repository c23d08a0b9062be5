import {readQuery, writeQuery} from '../search-query/search-query.ts'

/** What of an address makes a search that can be saved: neither order nor page. */
export function savedQuery(search: string): string {
  const {sort: _sort, page: _page, ...filters} = readQuery(search)
  return writeQuery(filters).slice(1)
}
