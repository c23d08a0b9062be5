/** A saved search behind its private link: what it is, and all that its owner can do with it. */
import {homeOfQuery} from '#trade/alerts/watched-home.ts'
import {getSavedSearch} from '#trade/contract/contract.ts'
import type {SavedSearchRecord} from '#trade/contract/entities.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useReturnedForm, useSite} from '../../../core/site-context.tsx'
import {FormNotice} from '../../../forms/form-notice.tsx'
import {BackendUnavailable} from '../../../records/missing-record.ts'
import {GoneRecord, LostRecord} from '../../../ui/missing-record.tsx'
import {type FollowedHome, type LoadedSearch, loadHome, loadSearch} from '../load-search.ts'
import {ChangeForm} from './change-form.tsx'
import {StateForms} from './state-forms.tsx'
import {HomeWords, SearchWords} from './subject-words.tsx'

interface SavedSearchData extends LoadedSearch {
  search: SavedSearchRecord | null
  /** The one home that it is about, where it is offered. */
  home?: FollowedHome
  failed?: true
}

async function load(visit: Visit): Promise<SavedSearchData> {
  const {api, params, signal} = visit
  const answer = await api(getSavedSearch, {token: params.token ?? ''}, {signal}).catch(() => null)
  const search = answer?.data ?? null
  const slug = homeOfQuery(search?.query ?? '')
  if (search && slug) {
    return {search, home: await loadHome(visit, slug), query: {}, homes: [], types: []}
  }
  if (search) return {search, ...(await loadSearch(visit, readQuery(search.query)))}
  const data: SavedSearchData = {search, query: {}, homes: [], types: []}
  if (answer?.statusCode === 404) return data
  throw new BackendUnavailable({...data, failed: true} satisfies SavedSearchData)
}

function SavedSearch({data}: {data: SavedSearchData}) {
  const {i18n, path} = useSite()
  const {search, home, failed} = data
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
  const isHome = homeOfQuery(search.query) !== undefined
  return (
    <section className="beside-form wrap">
      <div className="beside-form__words">
        <p className="eyebrow">
          {isHome ? i18n._('A home that you follow') : i18n._('Saved search')}
        </p>
        <h1 dir="auto">{home?.name ?? search.name}</h1>
        {done && (
          <p className="beside-form__done" role="status">
            {done}
          </p>
        )}
        {isHome ? <HomeWords home={home} /> : <SearchWords data={data} query={search.query} />}
      </div>
      <div className="beside-form__form">
        <FormNotice form={returned} />
        {search.state === 'confirmed' && !isHome && (
          <ChangeForm search={search} action={action} returned={returned} />
        )}
        <StateForms search={search} isHome={isHome} action={action} />
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
    return i18n._(CONFIRMED[search.frequency])
  }
  if (done === 'change' && isOn) return i18n._('Your changes have been saved.')
  if (done === 'end' && !isOn) return i18n._('You have been unsubscribed.')
  if (done === 'end-all' && !isOn)
    return i18n._('You have been unsubscribed from all your searches.')
  return undefined
}

const CONFIRMED: Record<SavedSearchRecord['frequency'], string> = {
  'at-once':
    /*i18n*/ 'Confirmed. We will write within a quarter of an hour of a change, at most five times a day.',
  daily:
    /*i18n*/ 'Confirmed. We will write at most once a day, and only when there is something new.',
  weekly: /*i18n*/ 'Confirmed. We will write on Thursdays, and only when there is something new.',
}

export default definePage<SavedSearchData>({load, Page: SavedSearch})
