/** The active filters, each with a button to remove it. */

import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {type Narrowing, narrowing} from '#trade/property/filter-words.ts'
import {listCodes, type SearchQuery, tidyQuery} from '#trade/search-query/search-query.ts'
import {useList} from '../context.ts'
import {useFilterWords} from './filter-labels.ts'
import {without} from './query.ts'
import {QueryLink} from './query-link.tsx'

export function Chips() {
  const {i18n} = useServices()
  const {listQuery, presets} = useList()
  const wordsFor = useFilterWords()
  const active = activeFilters(listQuery.query, presets)
  if (active.length === 0) return null
  const {view} = listQuery
  const names = active.map(({name}) => name)
  return (
    <ul className="chips" aria-label={i18n._('Active filters')}>
      {active.map(({name, value, rest}) => (
        <li key={`${name} ${value}`}>
          <QueryLink className="chip" to={{query: rest, view}} leaving>
            <span className="visually-hidden">{labelled(i18n, i18n._('Remove filter'), '')}</span>
            <bdi>{wordsFor(name, value)}</bdi>
            <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </QueryLink>
        </li>
      ))}
      <li>
        <QueryLink
          className="button button--quiet"
          to={{query: without(listQuery.query, ...names), view}}
          leaving
        >
          {i18n._('Clear all')}
        </QueryLink>
      </li>
    </ul>
  )
}

interface ActiveFilter {
  name: Narrowing
  value: string
  /** The search without it. */
  rest: SearchQuery
}

/** Lists filters that a visitor can remove; presets belong to the partner, and stay. */
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
