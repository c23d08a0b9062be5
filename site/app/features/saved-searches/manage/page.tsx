/** A saved search behind its private link: what it is, and all that its owner can do with it. */
import {getSavedSearch} from '#trade/contract/contract.ts'
import type {SavedSearchRecord} from '#trade/contract/entities.ts'
import {searchWords} from '#trade/property/filter-words.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useReturnedForm, useSite} from '../../../core/site-context.tsx'
import {FormNotice} from '../../../forms/form-notice.tsx'
import {BackendUnavailable} from '../../../records/missing-record.ts'
import {Link} from '../../../ui/link.tsx'
import {GoneRecord, LostRecord} from '../../../ui/missing-record.tsx'
import {type LoadedSearch, loadSearch} from '../load-search.ts'
import {ChangeForm} from './change-form.tsx'
import {StateForms} from './state-forms.tsx'

interface SavedSearchData extends LoadedSearch {
  search: SavedSearchRecord | null
  failed?: true
}

async function load(visit: Visit): Promise<SavedSearchData> {
  const {api, params, signal} = visit
  const answer = await api(getSavedSearch, {token: params.token ?? ''}, {signal}).catch(() => null)
  const search = answer?.data ?? null
  if (search) return {search, ...(await loadSearch(visit, readQuery(search.query)))}
  const data: SavedSearchData = {search, query: {}, homes: [], types: []}
  if (answer?.statusCode === 404) return data
  throw new BackendUnavailable({...data, failed: true} satisfies SavedSearchData)
}

function SavedSearch({data}: {data: SavedSearchData}) {
  const {i18n, path} = useSite()
  const {search, total, homes, types, failed} = data
  const action = path.replace(/\?.*$/s, '')
  const returned = useReturnedForm(action)
  const done = useDone(search)
  if (failed) {
    return <LostRecord text={i18n._('We could not load your saved search.')} />
  }
  if (!search) {
    return (
      <GoneRecord
        heading={i18n._('This saved search is no longer here')}
        text={i18n._('It was deleted, or never confirmed. It sends no emails.')}
      />
    )
  }
  const words = searchWords(readQuery(search.query), {i18n, homes, types})
  const results = `/properties${search.query && `?${search.query}`}`
  return (
    <section className="beside-form wrap">
      <div className="beside-form__words">
        <p className="eyebrow">{i18n._('Saved search')}</p>
        <h1 dir="auto">{search.name}</h1>
        {done && (
          <p className="beside-form__done" role="status">
            {done}
          </p>
        )}
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
          <Link className="button" href={`${results}${search.query ? '&' : '?'}view=map`}>
            {i18n._('Show on a map')}
          </Link>
        </p>
      </div>
      <div className="beside-form__form">
        <FormNotice form={returned} />
        {search.state === 'confirmed' && (
          <ChangeForm search={search} action={action} returned={returned} />
        )}
        <StateForms search={search} action={action} />
      </div>
    </section>
  )
}

/** The result of the last press, if the state of the search confirms it: an address can be typed. */
function useDone(search: SavedSearchRecord | null): string | undefined {
  const {i18n, path} = useSite()
  const done = new URLSearchParams(path.split('?')[1]).get('done')
  const isOn = search?.state === 'confirmed'
  if ((done === 'confirm' || done === 'start') && isOn) {
    return search.frequency === 'weekly'
      ? i18n._('Confirmed. We will write on Thursdays, and only when there is something new.')
      : i18n._('Confirmed. We will write at most once a day, and only when there is something new.')
  }
  if (done === 'change' && isOn) return i18n._('Your changes have been saved.')
  if (done === 'end' && !isOn) return i18n._('You have been unsubscribed from this search.')
  if (done === 'end-all' && !isOn)
    return i18n._('You have been unsubscribed from all your searches.')
  return undefined
}

export default definePage<SavedSearchData>({load, Page: SavedSearch})
