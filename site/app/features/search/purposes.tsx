/**
 * The purpose of the homes, to be chosen in one press: a phone has the other filters folded away.
 */

import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import {isForSearchEngines} from '#trade/search-query/for-search-engines.ts'
import {
  purposeNames,
  purposes,
  type SearchQuery,
  writeQuery,
} from '#trade/search-query/search-query.ts'
import {useSite} from '../../core/site-context.tsx'
import {Link} from '../../ui/link.tsx'

interface PurposesProps {
  query: SearchQuery
  /** How many there are of each; unknown where the back end does not count. */
  facets?: Record<string, Record<string, number>>
}

export function Purposes({query, facets}: PurposesProps) {
  const {i18n} = useSite()
  const {page: _page, purpose: _purpose, ...filters} = query
  const isEmpty = facets?.purpose && countOf(facets.purpose) === 0
  // The purposes drop the other filters when these find nothing for any purpose.
  const kept: SearchQuery = isEmpty ? {} : filters
  const counts = isEmpty ? undefined : facets?.purpose
  const offered = purposes.filter(
    purpose => purpose === query.purpose || !counts || countOf(counts, purpose) > 0,
  )
  return (
    <nav className="purposes" aria-label={i18n._('What are you looking for')}>
      <ul>
        {[undefined, ...offered].map(purpose => (
          <li key={purpose ?? 'all'}>
            <Link
              href={`/properties${writeQuery({...kept, purpose})}`}
              rel={isForSearchEngines({...kept, purpose}) ? undefined : 'nofollow'}
              aria-current={query.purpose === purpose ? 'true' : undefined}
            >
              {purpose ? i18n._(purposeNames[purpose]) : i18n._('All')}
              {counts && (
                <span className="purposes__count figures">
                  {` ${groupedNumber(countOf(counts, purpose), i18n)}`}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const countOf = (counts: Record<string, number>, purpose?: string) =>
  purpose ? (counts[purpose] ?? 0) : Object.values(counts).reduce((all, count) => all + count, 0)
