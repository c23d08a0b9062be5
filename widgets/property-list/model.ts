/**
 * What the list holds and does: the query is its only state, and results follow it. Of two searches
 * the later one counts, however late the earlier one is answered.
 */

import {failureMessage} from '#kit/api-client/errors.ts'
import {isSameValue} from '#kit/core/attributes.ts'
import {isBackAt, onQueryChange} from '#kit/core/page-address.ts'
import type {Services} from '#kit/core/services/services.ts'
import {signal} from '#kit/core/view/signals.ts'
import {painted} from '#kit/core/when-idle.ts'
import {getPropertyTypes} from '#trade/contract/contract.ts'
import type {PropertyType} from '#trade/contract/entities.ts'
import type {AmountFormat} from '#trade/money/typed-amount.ts'
import {type SearchQuery, tidyQuery} from '#trade/search-query/search-query.ts'
import type {PropertyListProps} from './attributes.ts'
import {isInAddress, normaliseQuery, pushAddress, queryInAddress} from './filters/page-address.ts'
import {
  entriesOf,
  formatListQuery,
  keyOf,
  type ListQuery,
  presetsOf,
  without,
} from './filters/query.ts'
import {type ControlErrors, readControls} from './filters/read-controls.ts'
import {type Found, findHomes} from './find-homes.ts'
import {type KeptList, keep, keptQuery, readKept} from './kept-list.ts'
import {type ListState, onFirstPage, resultsOf, searchText, stateOf} from './state.ts'

export type ListModel = ReturnType<typeof listModel>
export type ListServices = Pick<Services, 'api' | 'emit' | 'notify' | 'locale' | 'host'>

export function listModel(first: PropertyListProps, services: () => ListServices) {
  let props = first
  let locale = services().locale
  let request: AbortController | null = null
  const {host} = services()
  const left = keptQuery(host, first)
  const state = signal<ListState>(
    left ? {listQuery: left, status: {is: 'waiting', results: null}} : stateOf(first),
  )
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
    const {query} = listQuery
    const {limit} = props
    const status = await findHomes(services().api, {query, limit, signal: mine.signal}).catch(
      (error): Found => ({is: 'failed', message: failureMessage(error)}),
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
      const ofOthers = isNew && !isTurned ? {map: undefined} : {}
      keep(host, props, {query: formatListQuery(wanted), home: undefined, ...ofOthers})
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

  /** To what the page gave last: it never learned of what was asked for meanwhile. */
  const goBack = () => {
    const given = stateOf(props)
    if (formatListQuery(given.listQuery) === formatListQuery(state.value.listQuery)) return
    request?.abort()
    errors.value = {}
    state.value = given
    if (given.status.is === 'waiting') void search()
  }

  let stopFollowing = () => {}
  const followAddress = () => {
    if (takeAddress()) void search()
    else if (isBackAt(props.query, normaliseQuery)) goBack()
  }

  /** The controls as they are now. Invalid ones show an error, and no search is sent. */
  const apply = (form: FormData, format: AmountFormat) => {
    const {query, view} = state.value.listQuery
    const said = readControls(form, query, {presets: presets(), format})
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
    if (isSame && isSameValue(next.results, before.results)) return
    request?.abort()
    const {status} = stateOf(next)
    const listQuery = queryInAddress(next)
    // What was asked for meanwhile is no answer to what is being typed.
    if (searchText(listQuery) !== searchText(state.value.listQuery)) errors.value = {}
    const isFresh = status.is === 'shown' && !isSameValue(next.results, before.results)
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
    /** What the list keeps for a visitor who goes and comes back. */
    kept: () => readKept(host, props),
    keep: (changes: KeptList) => keep(host, props, changes),
    /** Once the view is there: what the server has not brought is fetched. */
    start: () => {
      const isAsked = takeAddress()
      stopFollowing = onQueryChange(followAddress)
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
