/** The state of the list: its query decides what it shows, and results follow the query. */

import {isSameValue} from '#kit/core/attributes.ts'
import type {Services} from '#kit/core/services/services.ts'
import {signal} from '#kit/core/view/signals.ts'
import {painted} from '#kit/core/when-idle.ts'
import {getPropertyTypes} from '#trade/contract/contract.ts'
import type {PropertyType} from '#trade/contract/entities.ts'
import type {AmountFormat} from '#trade/money/typed-amount.ts'
import {type SearchQuery, tidyQuery} from '#trade/search-query/search-query.ts'
import {addressSync} from './address-sync.ts'
import type {PropertyListProps} from './attributes.ts'
import {isInAddress, pushAddress, queryInAddress, replaceAddress} from './filters/page-address.ts'
import {
  entriesOf,
  formatListQuery,
  keyOf,
  type ListQuery,
  presetsOf,
  without,
} from './filters/query.ts'
import {type ControlErrors, readControls} from './filters/read-controls.ts'
import {homesSearch} from './homes-search.ts'
import {type KeptList, keep, keptQuery, readKept} from './kept-list.ts'
import {type ListState, onFirstPage, searchText, stateOf} from './state.ts'

export type ListModel = ReturnType<typeof listModel>
export type ListServices = Pick<Services, 'api' | 'emit' | 'notify' | 'locale' | 'host'>

/** Holds what the list shows; queries of visitors, of the page and of its address meet here. */
export function listModel(first: PropertyListProps, services: () => ListServices) {
  let props = first
  let locale = services().locale
  const {host} = services()
  const left = keptQuery(host, first)
  const state = signal<ListState>(
    left ? {listQuery: left, status: {is: 'waiting', results: null}} : stateOf(first),
  )
  /** Null until it is known which there are. */
  const types = signal<PropertyType[] | null>(first.types)
  const errors = signal<ControlErrors>({})
  const clearErrors = () => {
    errors.value = {}
  }
  /** A page that gives the query has the whole state. */
  const isHost = () => props.query !== null
  const presets = (): SearchQuery => (isHost() ? {} : presetsOf(props))
  const onRead = () => {
    if (isInAddress(props)) replaceAddress(state.value.listQuery, props)
  }
  const search = homesSearch({state, props: () => props, services, presets, onRead})
  const address = addressSync({state, props: () => props, search, clearErrors})

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
    clearErrors()
    state.value = {listQuery: wanted, status}
    if (services().emit('ocp-search', {query: entriesOf(wanted)})) {
      if (isInAddress(props)) pushAddress(wanted, props)
      const ofOthers = isNew && !isTurned ? {map: undefined} : {}
      keep(host, props, {query: formatListQuery(wanted), home: undefined, ...ofOthers})
      if (isNew) void search.run(isTurned)
    } else if (isInAddress(props)) {
      state.value = {listQuery, status} // the page's new address says what to show
    } else if (isNew && isHost()) {
      search.waitForPage()
    }
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

  /** Receives the element's props with each render. */
  const take = (next: PropertyListProps) => {
    const before = props
    const isSame = keyOf(next) === keyOf(before) && services().locale === locale
    props = next
    locale = services().locale
    if (next.types) types.value = next.types
    if (isSame && isSameValue(next.results, before.results)) return
    search.abort()
    const {listQuery: given, status} = stateOf(next)
    const listQuery = isInAddress(next) ? queryInAddress(next) : given
    // An earlier search does not answer the text that is being typed.
    if (searchText(listQuery) !== searchText(state.value.listQuery)) clearErrors()
    const isFresh = status.is === 'shown' && !isSameValue(next.results, before.results)
    // A page that gives the query gives what was found with it; presets may change alone.
    if (isFresh || (status.is === 'shown' && isHost())) state.value = {listQuery, status}
    else {
      state.value = {listQuery, status: state.value.status}
      void search.run()
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
    retry: () => void search.run(),
    /** State that the list stores for a visitor who leaves and comes back. */
    kept: () => readKept(host, props),
    keep: (changes: KeptList) => keep(host, props, changes),
    /** Once the view is there: what the server has not brought is fetched. */
    start: () => {
      const isAsked = address.takeFirst()
      address.start()
      const {status} = state.value
      // With results of before on show, the page has been asked for others and will bring them.
      const isMissing =
        isAsked || (status.is === 'waiting' && !status.results && !search.hasBegun())
      // The first homes do not share the line with what a filter offers.
      void (isMissing ? search.run().then(painted) : Promise.resolve()).then(loadTypes)
    },
    stop: () => {
      address.stop()
      search.abort()
    },
  }
}
