/** The active filters and the words that were not understood, each with a button to remove it. */

import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {type Narrowing, narrowing} from '#trade/property/filter-words.ts'
import {
  isCodeList,
  listCodes,
  type SearchQuery,
  tidyQuery,
} from '#trade/search-query/search-query.ts'
import {useList} from '../context.ts'
import {ChipsRoom} from '../frame.tsx'
import {notUnderstood} from '../state.ts'
import {useFilterWords} from './filter-labels.ts'
import {type ListQuery, without} from './query.ts'
import {QueryLink} from './query-link.tsx'

export function Chips() {
  const {i18n} = useServices()
  const {props, listQuery, presets, status} = useList()
  const wordsFor = useFilterWords()
  const {query, view} = listQuery
  const active = props.filters === 'bar' ? activeFilters(query, presets) : []
  const unknown = notUnderstood({listQuery, status})
  if (active.length === 0 && !unknown) {
    return query.q && status.is === 'waiting' ? <ChipsRoom /> : null
  }
  return (
    <ul className="chips" aria-label={i18n._('Active filters')}>
      {active.map(({name, value, rest}) => (
        <Chip key={`${name} ${value}`} action={i18n._('Remove filter')} to={{query: rest, view}}>
          <bdi>{wordsFor(name, value)}</bdi>
        </Chip>
      ))}
      {unknown && (
        <Chip action={i18n._('Remove')} to={{query: without(query, 'q'), view}} unknown>
          <span>
            {labelled(i18n, i18n._('Not understood'), '')}
            <bdi>{unknown}</bdi>
          </span>
        </Chip>
      )}
      <li>
        <QueryLink
          className="button button--quiet"
          to={{query: without(query, 'q', ...active.map(({name}) => name)), view}}
          leaving
        >
          {i18n._('Clear all')}
        </QueryLink>
      </li>
    </ul>
  )
}

interface ChipProps {
  /** The accessible name's beginning: what a press does with it. */
  action: string
  /** The list without it. */
  to: ListQuery
  /** The back end has not understood these words: they filter nothing. */
  unknown?: boolean
  children: ReactNode
}

function Chip({action, to, unknown, children}: ChipProps) {
  const {i18n} = useServices()
  return (
    <li>
      <QueryLink className={unknown ? 'chip chip--unknown' : 'chip'} to={to} leaving>
        <span className="visually-hidden">{labelled(i18n, action, '')}</span>
        {children}
        <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </QueryLink>
    </li>
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
    if (!isCodeList(name)) return [{name, value, rest: without(query, name)}]
    const codes = listCodes(value)
    return codes.map(code => {
      const others = codes.filter(other => other !== code).join()
      return {name, value: code, rest: tidyQuery({...without(query, name), [name]: others})}
    })
  })
