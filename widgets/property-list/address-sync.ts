/** A list follows the address of its page, where that says what to show. */
import {isBackAt, onQueryChange} from '#kit/core/page-address.ts'
import type {Signal} from '#kit/core/view/signals.ts'
import type {PropertyListProps} from './attributes.ts'
import {firstQuery, isInAddress, normaliseQuery, queryInAddress} from './filters/page-address.ts'
import {formatListQuery, type ListQuery} from './filters/query.ts'
import type {homesSearch} from './homes-search.ts'
import {type ListState, searchText, stateOf} from './state.ts'

interface Parts {
  state: Signal<ListState>
  props: () => PropertyListProps
  search: ReturnType<typeof homesSearch>
  /** Errors are about a query that the list no longer shows. */
  clearErrors: () => void
}

/** Keeps the query of a list in step with its page. */
export function addressSync({state, props, search, clearErrors}: Parts) {
  let stop = () => {}
  const isShown = (wanted: ListQuery) =>
    formatListQuery(wanted) === formatListQuery(state.value.listQuery)

  /** Takes the query of the address; true where it needs another search. */
  const take = (query: typeof queryInAddress) => {
    if (!isInAddress(props())) return false
    const {listQuery, status} = state.value
    const wanted = query(props())
    if (isShown(wanted)) return false
    clearErrors()
    state.value = {listQuery: wanted, status}
    return searchText(wanted) !== searchText(listQuery)
  }

  /** Goes back to the query that the page gave last: it did not learn of the visitor's changes. */
  const goBack = () => {
    const given = stateOf(props())
    if (isShown(given.listQuery)) return
    search.abort()
    clearErrors()
    state.value = given
    if (given.status.is === 'waiting') void search.run()
  }

  return {
    takeFirst: () => take(firstQuery),
    start() {
      stop = onQueryChange(() => {
        if (take(queryInAddress)) void search.run()
        else if (isBackAt(props().query, normaliseQuery)) goBack()
      })
    },
    stop: () => stop(),
  }
}
