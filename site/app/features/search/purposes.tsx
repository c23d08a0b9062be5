/** What the homes are for, to be chosen in one press: a phone has the other filters folded away. */
import {
  purposeNames,
  purposes,
  type SearchQuery,
  writeQuery,
} from '../../../../widgets/shared/api/search-query.ts'
import {languageOf} from '../../../../widgets/shared/i18n/locale.ts'
import {useSite} from '../../core/site-context.tsx'

interface PurposesProps {
  query: SearchQuery
  /** How many there are of each; unknown where the back end does not count. */
  facets?: Record<string, Record<string, number>>
}

export function Purposes({query, facets}: PurposesProps) {
  const {i18n, locale} = useSite()
  const counts = facets?.purpose
  const {page: _, ...kept} = query
  return (
    <nav className="purposes" aria-label={i18n._('What are you looking for')}>
      <ul>
        {[undefined, ...purposes].map(purpose => (
          <li key={purpose ?? 'all'}>
            <a
              href={`/properties${writeQuery({...kept, purpose})}`}
              aria-current={query.purpose === purpose ? 'true' : undefined}
            >
              {purpose ? i18n._(purposeNames[purpose]) : i18n._('All')}
              {counts && (
                <span className="purposes__count figures">
                  {' '}
                  {countOf(counts, purpose).toLocaleString(languageOf(locale).formats)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const countOf = (counts: Record<string, number>, purpose?: string) =>
  purpose ? (counts[purpose] ?? 0) : Object.values(counts).reduce((all, count) => all + count, 0)
