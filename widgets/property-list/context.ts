/** Context that the parts of the view share: the query, the results, and the addresses of links. */
import {createContext, useContext} from 'react'
import type {SearchQuery} from '#trade/search-query/search-query.ts'
import type {PropertyListProps, Results} from './attributes.ts'
import type {ListQuery} from './filters/query.ts'
import type {ListModel} from './model.ts'
import type {Status} from './state.ts'

export interface List {
  props: PropertyListProps
  model: ListModel
  listQuery: ListQuery
  status: Status
  /** The earlier results, while new ones are on their way. */
  results: Results | null
  presets: SearchQuery
  /** The id of the form, since some of its controls stand outside. */
  formId: string
  /** The address of a link to this query. */
  addressOf: (listQuery: ListQuery) => string
  /** After a link or button that goes away with what it does; `scroll` brings the count into sight. */
  focusCount: (scroll?: boolean) => void
}

const ListContext = createContext<List | null>(null)

export const ListProvider = ListContext.Provider

export function useList(): List {
  const list = useContext(ListContext)
  if (!list) throw new Error('useList() is only for parts of a property list')
  return list
}
