/** What is asked for now, each with a way to take it back; presets are a partner's, and stay. */

import {useServices} from '../../shared/core/view/use-services.ts'
import {labelled} from '../../shared/i18n/labelled.ts'
import {narrowing} from '../../shared/property/filter-words.ts'
import {useList} from '../context.ts'
import {useFilterWords} from './filter-labels.ts'
import {without} from './query.ts'
import {QueryLink} from './query-link.tsx'

export function Chips() {
  const {i18n} = useServices()
  const {listQuery, presets} = useList()
  const wordsFor = useFilterWords()
  const active = narrowing.filter(name => listQuery.query[name] && !presets[name])
  if (active.length === 0) return null
  const {view} = listQuery
  return (
    <ul className="chips" aria-label={i18n._('Active filters')}>
      {active.map(name => (
        <li key={name}>
          <QueryLink className="chip" to={{query: without(listQuery.query, name), view}} leaving>
            <span className="visually-hidden">{labelled(i18n, i18n._('Remove filter'), '')}</span>
            <bdi>{wordsFor(name)}</bdi>
            <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </QueryLink>
        </li>
      ))}
      <li>
        <QueryLink
          className="button button--quiet"
          to={{query: without(listQuery.query, ...active), view}}
          leaving
        >
          {i18n._('Clear all')}
        </QueryLink>
      </li>
    </ul>
  )
}
