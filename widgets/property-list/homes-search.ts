/** The running search of a list: a later search counts, however late the earlier one is answered. */
import type {Answer} from '#kit/api-client/call.ts'
import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'
import type {Services} from '#kit/core/services/services.ts'
import type {Signal} from '#kit/core/view/signals.ts'
import {searchProperties} from '#trade/contract/contract.ts'
import {askedOf, type SearchQuery} from '#trade/search-query/search-query.ts'
import type {PropertyListProps, Results} from './attributes.ts'
import {understoodListQuery, without} from './filters/query.ts'
import {type ListState, resultsOf, type Status} from './state.ts'

interface Parts {
  /** The query of the state is searched for, and its status follows. */
  state: Signal<ListState>
  props: () => PropertyListProps
  services: () => Pick<Services, 'api' | 'notify'>
  presets: () => SearchQuery
  /** The state has the filters of a search in words, or none of those that cannot be read. */
  onRead: () => void
}

/** Searches for the homes of a list, one search at a time. */
export function homesSearch({state, props, services, presets, onRead}: Parts) {
  let request: AbortController | null = null

  /** Shows the results of before until there is an answer. */
  const showWaiting = () => {
    const {listQuery, status} = state.value
    state.value = {listQuery, status: {is: 'waiting', results: resultsOf(status)}}
  }

  const run = async (turned = false): Promise<void> => {
    request?.abort()
    const mine = new AbortController()
    request = mine
    showWaiting()
    const {query} = state.value.listQuery
    const search = {query, limit: props().limit, signal: mine.signal}
    const status = await findHomes(services().api, search).catch(
      (error): SearchOutcome => ({is: 'failed', message: failureMessage(error)}),
    )
    if (request !== mine || mine.signal.aborted) return
    // List may have become map meanwhile.
    const {listQuery: latest} = state.value
    if (status.is === 'refused') {
      state.value = {...state.value, listQuery: {...latest, query: status.query}}
      onRead()
      return run(turned)
    }
    if (status.is === 'failed') services().notify.error(status.message)
    if (status.is !== 'shown') {
      state.value = {listQuery: latest, status}
      return
    }
    const listQuery = understoodListQuery(latest, status.results, presets())
    state.value = {listQuery, status: {...status, turned}}
    if (listQuery !== latest) onRead()
  }

  return {
    run,
    /** Waits for results that the page will bring. */
    waitForPage() {
      request?.abort()
      showWaiting()
    },
    /** An answer on its way no longer counts. */
    abort: () => request?.abort(),
    hasBegun: () => request !== null,
  }
}

type Api = Services['api']

interface Search {
  query: SearchQuery
  /** The most homes that are wanted; 0: one page. */
  limit: number
  signal: AbortSignal
}

/** `refused`: without the filters that the server names as wrong, so that the visitor sees homes. */
type SearchOutcome = Status | {is: 'refused'; query: SearchQuery}

/** One search: what is found, or what stands in its way. */
async function findHomes(api: Api, search: Search): Promise<SearchOutcome> {
  const answer = await fetchResults(api, search)
  if (answer.statusCode === 200) return {is: 'shown', results: answer.data ?? nothing}
  if (answer.statusCode === 404) return {is: 'missing'}
  const {query} = search
  const wrong = answer.statusCode === 422 ? Object.keys(answer.errors ?? {}) : []
  if (wrong.some(name => name in query)) return {is: 'refused', query: without(query, ...wrong)}
  return {is: 'failed', message: LOAD_FAILED}
}

/** The first page, and as many of the next ones as a limit needs. */
async function fetchResults(api: Api, {query, limit, signal}: Search) {
  const asked = askedOf(query)
  const fetchPage = (page?: number) =>
    api(searchProperties, page ? {...asked, page: `${page}`} : asked, {signal})
  const answer = await fetchPage()
  const {properties = [], pages = 1} = answer.data ?? {}
  if (!limit || !answer.data || properties.length === 0) return answer
  const last = Math.min(pages, Math.ceil(limit / properties.length))
  const rest = await Promise.all(Array.from({length: last - 1}, (_, at) => fetchPage(at + 2)))
  const all = [answer, ...rest].flatMap(({data}) => data?.properties ?? []).slice(0, limit)
  return {...answer, data: {...answer.data, properties: all}} as Answer<Results>
}

const nothing: Results = {properties: [], total: 0, page: 1, pages: 1, facets: {}}
