/** The state of a list, and values that follow from its query and its attributes. */
import {searchResults} from '#trade/contract/entities.ts'
import type {PropertyListProps, Results} from './attributes.ts'
import {
  formatListQuery,
  initialQuery,
  type ListQuery,
  presetsOf,
  understoodListQuery,
  without,
} from './filters/query.ts'

export type Status =
  /** New results are on their way; those of before are still to be seen. */
  | {is: 'waiting'; results: Results | null}
  /** `turned`: another page was requested here, so that its top should come into view. */
  | {is: 'shown'; results: Results; turned?: boolean}
  | {is: 'failed'; message: string}
  /** The back end has no search. */
  | {is: 'missing'}

export interface ListState {
  listQuery: ListQuery
  status: Status
}

export function stateOf(props: PropertyListProps): ListState {
  const results = searchResults.read(props.results)
  const listQuery = initialQuery(props)
  if (!results) return {listQuery, status: {is: 'waiting', results: null}}
  const presets = props.query === null ? presetsOf(props) : {}
  return {
    listQuery: understoodListQuery(listQuery, results, presets),
    status: {is: 'shown', results},
  }
}

/** The words that were not understood; none as long as their answer is on its way. */
export function notUnderstood({listQuery, status}: ListState): string | undefined {
  const {q} = listQuery.query
  return status.is === 'shown' || resultsOf(status)?.rest === q ? q : undefined
}

export const resultsOf = (status: Status) =>
  status.is === 'waiting' || status.is === 'shown' ? status.results : null

export const onFirstPage = ({query, view}: ListQuery): ListQuery => ({query: without(query), view})

export const searchText = ({query}: ListQuery) => formatListQuery({query, view: 'list'})
