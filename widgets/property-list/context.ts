/** What the parts of the view share: the query, the results, and where links lead. */
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
  /** Those of before, while new ones are on their way. */
  results: Results | null
  presets: SearchQuery
  /** Of the form, whose controls do not all stand in it. */
  formId: string
  /** Where a link leads that asks for this. */
  addressOf: (listQuery: ListQuery) => string
  /** After a link or button that goes away with what it does. */
  focusCount: () => void
}

const ListContext = createContext<List | null>(null)

export const ListProvider = ListContext.Provider

export function useList(): List {
  const list = useContext(ListContext)
  if (!list) throw new Error('useList() is only for parts of a property list')
  return list
}
