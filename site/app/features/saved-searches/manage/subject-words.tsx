/** The subject of a saved search beside its buttons: its filters, or its one home. */
import {searchWords} from '#trade/property/filter-words.ts'
import {Price} from '#trade/property/price.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'
import type {FollowedHome, LoadedSearch} from '../load-search.ts'

interface SearchWordsProps {
  data: Pick<LoadedSearch, 'total' | 'homes' | 'types'>
  query: string
}

export function SearchWords({data: {total, homes, types}, query}: SearchWordsProps) {
  const {i18n} = useSite()
  const words = searchWords(readQuery(query), {i18n, homes, types})
  const results = `/properties${query && `?${query}`}`
  return (
    <>
      <ul className="beside-form__filters" aria-label={i18n._('Filters')}>
        {(words.length ? words : [i18n._('All homes')]).map(word => (
          <li key={word}>
            <bdi>{word}</bdi>
          </li>
        ))}
      </ul>
      {total !== undefined && (
        <p className="quiet">
          {i18n._('{count, plural, one {# home today} other {# homes today}}', {
            count: total,
          })}
        </p>
      )}
      <p className="actions">
        <Link className="button" href={results}>
          {i18n._('Show as a list')}
        </Link>
        <Link className="button" href={`${results}${query ? '&' : '?'}view=map`}>
          {i18n._('Show on a map')}
        </Link>
      </p>
    </>
  )
}

export function HomeWords({home}: {home: FollowedHome | undefined}) {
  const {i18n} = useSite()
  return (
    <>
      <p className="quiet">
        {home ? <Price property={home} /> : i18n._('This home is not offered at the moment.')}
      </p>
      <p className="actions">
        <Link className="button" href={home ? propertyPath(home.slug) : '/properties'}>
          {home ? i18n._('See this home') : i18n._('See other homes')}
        </Link>
      </p>
    </>
  )
}
