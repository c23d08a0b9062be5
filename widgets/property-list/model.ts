/**
 * What the list holds and does: the query is its only state, and results follow it. Of two searches
 * the later one counts, however late the earlier one is answered.
 */
import type {Answer} from '../shared/api/call.ts'
import {getPropertyTypes, searchProperties} from '../shared/api/contract.ts'
import {type PropertyType, searchResults} from '../shared/api/entities.ts'
import {failureMessage, LOAD_FAILED} from '../shared/api/errors.ts'
import {type SearchQuery, tidyQuery} from '../shared/api/search-query.ts'
import {onAddressChange} from '../shared/core/page-address.ts'
import type {Services} from '../shared/core/services/services.ts'
import {signal} from '../shared/core/view/signals.ts'
import {painted} from '../shared/core/when-idle.ts'
import type {PropertyListProps, Results} from './attributes.ts'
import {isInAddress, pushAddress, queryInAddress} from './filters/page-address.ts'
import {
  type ControlErrors,
  entriesOf,
  formatListQuery,
  initialQuery,
  type ListQuery,
  presetsOf,
  readControls,
  without,
} from './filters/query.ts'

export type Status =
  /** New results are on their way; those of before are still to be seen. */
  | {is: 'waiting'; results: Results | null}
  /** `turned`: another page was asked for here, so that its top should come into view. */
  | {is: 'shown'; results: Results; turned?: boolean}
  | {is: 'failed'; message: string}
  /** The back end has no search. */
  | {is: 'missing'}

export interface ListState {
  listQuery: ListQuery
  status: Status
}

export type ListModel = ReturnType<typeof listModel>
export type ListServices = Pick<Services, 'api' | 'emit' | 'notify' | 'locale'>

export function listModel(first: PropertyListProps, services: () => ListServices) {
  let props = first
  let locale = services().locale
  let request: AbortController | null = null
  const state = signal<ListState>(stateOf(first))
  /** Null until it is known which there are. */
  const types = signal<PropertyType[] | null>(first.types)
  const errors = signal<ControlErrors>({})

  /** A page that gives the query has the whole state. */
  const isHost = () => props.query !== null
  const presets = (): SearchQuery => (isHost() ? {} : presetsOf(props))

  const search = async (turned = false): Promise<void> => {
    request?.abort()
    const mine = new AbortController()
    request = mine
    const {listQuery, status: before} = state.value
    state.value = {listQuery, status: {is: 'waiting', results: resultsOf(before)}}
    const status = await find(listQuery.query, mine.signal).catch(
      (error): Status => ({is: 'failed', message: failureMessage(error)}),
    )
    if (request !== mine || mine.signal.aborted) return
    // List may have become map meanwhile.
    const {listQuery: latest} = state.value
    if (status.is === 'refused') {
      state.value = {...state.value, listQuery: {...latest, query: status.query}}
      return search(turned)
    }
    if (status.is === 'failed') services().notify.error(status.message)
    state.value = {listQuery: latest, status: status.is === 'shown' ? {...status, turned} : status}
  }

  /** Filters that the server names as wrong are dropped, so that the visitor sees homes. */
  const find = async (
    query: SearchQuery,
    signal: AbortSignal,
  ): Promise<Status | {is: 'refused'; query: SearchQuery}> => {
    const answer = await fetchResults(query, props.limit, signal)
    if (answer.statusCode === 200) return {is: 'shown', results: answer.data ?? nothing}
    if (answer.statusCode === 404) return {is: 'missing'}
    const wrong = answer.statusCode === 422 ? Object.keys(answer.errors ?? {}) : []
    if (wrong.some(name => name in query)) {
      return {is: 'refused', query: without(query, ...wrong)}
    }
    return {is: 'failed', message: LOAD_FAILED}
  }

  /** The first page, and as many of the next ones as a limit needs. */
  const fetchResults = async (query: SearchQuery, limit: number, signal: AbortSignal) => {
    const fetchPage = (page?: number) =>
      services().api(searchProperties, page ? {...query, page: `${page}`} : query, {signal})
    const answer = await fetchPage()
    const {properties = [], pages = 1} = answer.data ?? {}
    if (!limit || !answer.data || properties.length === 0) return answer
    const last = Math.min(pages, Math.ceil(limit / properties.length))
    const rest = await Promise.all(Array.from({length: last - 1}, (_, at) => fetchPage(at + 2)))
    const all = [answer, ...rest].flatMap(({data}) => data?.properties ?? []).slice(0, limit)
    return {...answer, data: {...answer.data, properties: all}} as Answer<Results>
  }

  const loadTypes = async () => {
    const hasFilter = props.filters === 'bar' && !props.limit && !presets().property_type
    if (!hasFilter || types.value) return
    try {
      const {data} = await services().api(getPropertyTypes, {})
      types.value = data?.property_types ?? []
    } catch {
      types.value = [] // One filter less; searching without it works.
    }
  }

  /** Tells the page; what the page does not do itself is done here. */
  const ask = ({query, view}: ListQuery) => {
    const {listQuery, status} = state.value
    const wanted = {query: tidyQuery(query), view}
    if (formatListQuery(wanted) === formatListQuery(listQuery)) return
    const isNew = searchText(wanted) !== searchText(listQuery)
    const isTurned = searchText(onFirstPage(wanted)) === searchText(onFirstPage(listQuery))
    errors.value = {}
    state.value = {listQuery: wanted, status}
    if (services().emit('ocp-search', {query: entriesOf(wanted)})) {
      if (isInAddress(props)) pushAddress(wanted, props)
      if (isNew) void search(isTurned)
    } else if (isInAddress(props)) {
      state.value = {listQuery, status} // the page's new address says what to show
    } else if (isNew && isHost()) {
      request?.abort()
      state.value = {listQuery: wanted, status: {is: 'waiting', results: resultsOf(status)}}
    }
  }

  /** After a change of the page's address; true where that asks for another search. */
  const takeAddress = () => {
    if (!isInAddress(props)) return false
    const {listQuery, status} = state.value
    const wanted = queryInAddress(props)
    if (formatListQuery(wanted) === formatListQuery(listQuery)) return false
    errors.value = {}
    state.value = {listQuery: wanted, status}
    return searchText(wanted) !== searchText(listQuery)
  }

  let stopFollowing = () => {}
  /** As long as the page has its path: a router may show another one before this list is gone. */
  const followAddress = () => {
    const {pathname} = location
    return onAddressChange(() => {
      if (location.pathname === pathname && takeAddress()) void search()
    })
  }

  /** The controls as they are now. Invalid ones show an error, and no search is sent. */
  const apply = (form: FormData) => {
    const {query, view} = state.value.listQuery
    const said = readControls(form, query, presets())
    errors.value = said.errors
    if (Object.keys(said.errors).length > 0) return
    const isNew = searchText({query: said.query, view}) !== searchText({query, view})
    if (isNew) ask({query: without(said.query), view})
  }

  /** What the element was given, each time it is rendered. */
  const take = (next: PropertyListProps) => {
    const before = props
    const isSame = keyOf(next) === keyOf(before) && services().locale === locale
    props = next
    locale = services().locale
    if (next.types) types.value = next.types
    if (isSame && isAlike(next.results, before.results)) return
    request?.abort()
    const {status} = stateOf(next)
    const listQuery = queryInAddress(next)
    // What was asked for meanwhile is no answer to what is being typed.
    if (searchText(listQuery) !== searchText(state.value.listQuery)) errors.value = {}
    const isFresh = status.is === 'shown' && !isAlike(next.results, before.results)
    // A page that gives the query gives what was found with it; presets may change alone.
    if (isFresh || (status.is === 'shown' && isHost())) state.value = {listQuery, status}
    else {
      state.value = {listQuery, status: {is: 'waiting', results: resultsOf(state.value.status)}}
      void search()
    }
  }

  return {
    state,
    types,
    errors,
    presets,
    isHost,
    ask,
    apply,
    take,
    retry: () => void search(),
    /** Once the view is there: what the server has not brought is fetched. */
    start: () => {
      const isAsked = takeAddress()
      stopFollowing = followAddress()
      const {status} = state.value
      // With results of before on show, the page has been asked for others and will bring them.
      const isMissing = isAsked || (status.is === 'waiting' && !status.results && !request)
      // The first homes do not share the line with what a filter offers.
      void (isMissing ? search().then(painted) : Promise.resolve()).then(loadTypes)
    },
    stop: () => {
      stopFollowing()
      request?.abort()
    },
  }
}

function stateOf(props: PropertyListProps): ListState {
  const results = searchResults.read(props.results)
  return {
    listQuery: initialQuery(props),
    status: results ? {is: 'shown', results} : {is: 'waiting', results: null},
  }
}

const resultsOf = (status: Status) =>
  status.is === 'waiting' || status.is === 'shown' ? status.results : null

const nothing: Results = {properties: [], total: 0, page: 1, pages: 1, facets: {}}

const onFirstPage = ({query, view}: ListQuery): ListQuery => ({query: without(query), view})

const searchText = ({query}: ListQuery) => formatListQuery({query, view: 'list'})

/** What a new search follows from. */
const keyOf = (props: PropertyListProps) =>
  props.query ??
  `${props.limit} ${props.view} ${formatListQuery({query: presetsOf(props), view: 'list'})}`

/** A value from an attribute is parsed on each read, so equal values may differ in identity. */
const isAlike = (one: unknown, other: unknown) =>
  one === other || (!!one && !!other && JSON.stringify(one) === JSON.stringify(other))
