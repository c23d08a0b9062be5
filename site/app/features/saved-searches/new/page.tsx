/** The form of a saved search as a page: where there is no JavaScript, and for a link in a mail. */

import {defaultName} from '#trade/alerts/default-name.ts'
import {savedQuery} from '#trade/alerts/saved-query.ts'
import {searchWords} from '#trade/property/filter-words.ts'
import {readQuery, type SearchQuery, writeQuery} from '#trade/search-query/search-query.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PostedForm} from '../../../forms/posted-form.tsx'
import {lazyElement} from '../../../islands/island.tsx'
import {goTo} from '../../../navigation/replace-url.ts'
import {ReachUs} from '../../../ui/contact-agency.tsx'
import {Link} from '../../../ui/link.tsx'
import {type LoadedSearch, loadSearch} from '../load-search.ts'

const form = lazyElement(
  'ocp-saved-search',
  'near',
  () => import('../../../../../widgets/saved-search/element.ts'),
)

interface NewSearchData extends LoadedSearch {
  /** The search as an address has it. */
  search: string
}

async function load(visit: Visit): Promise<NewSearchData> {
  const {page: _page, ...asked} = readQuery(visit.url.search)
  const loaded = await loadSearch(visit, asked)
  return {search: savedQuery(writeQuery(loaded.query)), ...loaded}
}

function NewSearch({data}: {data: NewSearchData}) {
  const {i18n} = useSite()
  const {search, total, alerts, homes, types} = data
  const query: SearchQuery = readQuery(search)
  const known = {i18n, homes, types}
  const words = searchWords(query, known)
  const results = `/properties${search && `?${search}`}`
  return (
    <section className="beside-form wrap">
      <div className="beside-form__words">
        <h1>{i18n._('Be the first to hear')}</h1>
        <p className="lead">
          {i18n._(
            'New homes and price reductions by email, daily or weekly. No account needed, and you can unsubscribe at any time.',
          )}
        </p>
        <ul className="beside-form__filters" aria-label={i18n._('Your search')}>
          {(words.length ? words : [i18n._('All homes')]).map(word => (
            <li key={word}>
              <bdi>{word}</bdi>
            </li>
          ))}
        </ul>
        <p>
          <Link href={results}>
            {total
              ? i18n._(
                  '{count, plural, one {See the # home in this search} other {See the # homes in this search}}',
                  {count: total},
                )
              : i18n._('Back to the search')}
          </Link>
        </p>
      </div>
      <div className="beside-form__form">
        {alerts === false ? (
          <>
            <p>
              {i18n._('Searches cannot be saved at the moment. We would be glad to look for you:')}
            </p>
            <p className="actions">
              <ReachUs />
            </p>
          </>
        ) : (
          <PostedForm
            element={form}
            action={`/tell-me-when${search && `?${search}`}`}
            attributes={{query: search, name: defaultName(query, known)}}
            on={{'ocp-submit': () => goTo('/thank-you?saved-search')}}
          />
        )}
      </div>
    </section>
  )
}

export default definePage<NewSearchData>({load, elements: [form], Page: NewSearch})
