/** How many there are, their order, and list or map. */
import type {RefObject} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {AlertsButton} from '../alerts/alerts-button.tsx'
import type {Results} from '../attributes.ts'
import {useList} from '../context.ts'
import {SortSelect} from '../filters/filters.tsx'
import {QueryLink} from '../filters/query-link.tsx'
import {notUnderstood} from '../state.ts'

export function Toolbar({count}: {count: RefObject<HTMLParagraphElement | null>}) {
  const {i18n} = useServices()
  const {listQuery, props, status, results} = useList()
  const unknown = notUnderstood({listQuery, status})
  const isEmpty = !results || results.total === 0
  return (
    <div className="line">
      <p className="count" role="status" tabIndex={-1} ref={count}>
        {status.is === 'shown' || status.is === 'waiting' ? countOf(results, i18n) : null}
      </p>
      {/* The chip is not announced as it comes. */}
      <p className="visually-hidden" role="status">
        {unknown && labelled(i18n, i18n._('Not understood'), unknown)}
      </p>
      {!isEmpty && <AlertsButton className="button--quiet" />}
      {(!isEmpty || status.is === 'waiting') && (
        <div className="line__tools">
          {props.filters === 'bar' && <SortSelect />}
          <nav className="views" aria-label={i18n._('View')}>
            {(['list', 'map'] as const).map(view => (
              <QueryLink
                key={view}
                className="view"
                to={{query: listQuery.query, view}}
                current={listQuery.view === view ? 'true' : undefined}
                onIntent={view === 'map' ? fetchMap : undefined}
              >
                {view === 'list' ? i18n._('List') : i18n._('Map')}
              </QueryLink>
            ))}
          </nav>
        </div>
      )}
    </div>
  )
}

/** Ahead of the press; a failure is the map's own. */
const fetchMap = () => void import('../map/homes-map.tsx').catch(() => {})

function countOf(results: Results | null, i18n: Translator) {
  if (!results) return null
  const {total: count} = results
  return i18n._('{count, plural, one {# property} other {# properties}}', {count})
}

/**
 * Below a few homes: all of them.
 * @csspart all-link - The link to all homes, below a short list.
 */
export function AllLink() {
  const {i18n} = useServices()
  const {listQuery, addressOf, results} = useList()
  if (results?.total === 0) return <div className="after" />
  return (
    <p className="after">
      <a
        className="button"
        part="all-link"
        href={addressOf({query: listQuery.query, view: 'list'})}
      >
        {i18n._('All properties')}
      </a>
    </p>
  )
}
