/** The form of a saved search as a page: where there is no JavaScript, and for a link in a mail. */

import {defaultName} from '#trade/alerts/default-name.ts'
import {savedQuery} from '#trade/alerts/saved-query.ts'
import {homeOfQuery} from '#trade/alerts/watched-home.ts'
import {searchWords} from '#trade/property/filter-words.ts'
import {readQuery, type SearchQuery, writeQuery} from '#trade/search-query/search-query.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PostedForm} from '../../../forms/posted-form.tsx'
import {goTo} from '../../../navigation/replace-url.ts'
import {ReachUs} from '../../../ui/contact-agency.tsx'
import {Link} from '../../../ui/link.tsx'
import {type FollowedHome, type LoadedSearch, loadHome, loadSearch} from '../load-search.ts'
import {FollowHome} from './follow-home.tsx'
import {form} from './form.ts'

interface NewSearchData extends LoadedSearch {
  /** The search as an address has it. */
  search: string
  /** It is about one home and no search. */
  followed?: {home: FollowedHome | undefined}
}

async function load(visit: Visit): Promise<NewSearchData> {
  const slug = homeOfQuery(visit.url.search)
  if (slug) {
    const followed = {home: await loadHome(visit, slug)}
    return {search: '', query: {}, homes: [], types: [], followed}
  }
  const {page: _page, ...asked} = readQuery(visit.url.search)
  const loaded = await loadSearch(visit, asked)
  return {search: savedQuery(writeQuery(loaded.query)), ...loaded}
}

const NewSearch = ({data}: {data: NewSearchData}) =>
  data.followed ? <FollowHome {...data.followed} /> : <SearchToSave data={data} />

function SearchToSave({data}: {data: NewSearchData}) {
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
            'New homes and price reductions by email: at once, daily or weekly. No account needed, and you can unsubscribe at any time.',
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
