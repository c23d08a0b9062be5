/** What a search asks for now, each with the search without it. */

import {type Narrowing, narrowing} from '#trade/property/filter-words.ts'
import {listCodes, type SearchQuery, tidyQuery} from '#trade/search-query/search-query.ts'
import {without} from './query.ts'

interface ActiveFilter {
  name: Narrowing
  value: string
  /** The search without it. */
  rest: SearchQuery
}

/** What a visitor can take back; presets are a partner's, and stay. */
export const activeFilters = (query: SearchQuery, presets: SearchQuery): ActiveFilter[] =>
  narrowing.flatMap((name): ActiveFilter[] => {
    const value = query[name]
    if (!value || presets[name]) return []
    if (name !== 'amenities') return [{name, value, rest: without(query, name)}]
    const codes = listCodes(value)
    return codes.map(code => {
      const others = codes.filter(other => other !== code).join()
      return {name, value: code, rest: tidyQuery({...without(query, name), amenities: others})}
    })
  })
