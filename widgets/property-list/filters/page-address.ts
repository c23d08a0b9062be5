/** A list that keeps its search in the address of a partner's page, beside what that has there. */
import {filterNames, readQuery, tidyQuery, writeQuery} from '#trade/search-query/search-query.ts'
import type {PropertyListProps} from '../attributes.ts'
import {
  entriesOf,
  formatListQuery,
  initialQuery,
  type ListQuery,
  parseListQuery,
  presetsOf,
} from './query.ts'

/** A page that gives the query keeps it where it likes. */
export const isInAddress = ({query, queryFrom}: PropertyListProps) =>
  queryFrom === 'address' && query === null

/** Two addresses that ask for the same are the same text. */
export const normaliseQuery = (query: string) => formatListQuery(parseListQuery(query))

/** Reads the query of the address, within a partner's presets; the visitor may choose the order. */
export function queryInAddress(props: PropertyListProps): ListQuery {
  if (!isInAddress(props)) return initialQuery(props)
  const {search} = location
  const {sort, ...presets} = presetsOf(props)
  const asked = parseListQuery(search, {sort})
  return {
    query: tidyQuery({sort, ...asked.query, ...presets}),
    view: new URLSearchParams(search).has('view') ? asked.view : props.view,
  }
}

/** The first query of a list: where the address has no search, the partner's sentence counts. */
export function firstQuery(props: PropertyListProps): ListQuery {
  const asked = queryInAddress(props)
  if (!isInAddress(props) || writeQuery(readQuery(location.search))) return asked
  return {...asked, query: tidyQuery({...asked.query, q: props.sentence})}
}

/** The address of this page for another search, without what is preset. */
export function addressFor(wanted: ListQuery, props: PropertyListProps): string {
  // Nothing but the query is known while a server renders.
  const {pathname = '', search = '', hash = ''} = globalThis.location ?? {}
  const parameters = new URLSearchParams(search)
  for (const name of [...filterNames, 'view']) parameters.delete(name)
  const presets: Record<string, unknown> = presetsOf(props)
  for (const [name, value] of Object.entries(entriesOf(wanted))) {
    if (name !== 'view' && presets[name] !== value) parameters.set(name, value)
  }
  if (wanted.view !== props.view) parameters.set('view', wanted.view)
  const text = parameters.toString()
  return `${pathname}${text && `?${text}`}${hash}` || '?'
}

/** One step of Back per change, with the state that a router may keep there. */
export const pushAddress = (wanted: ListQuery, props: PropertyListProps) =>
  history.pushState(history.state, '', addressFor(wanted, props))

/** The same step of Back, for another spelling of its search. */
export const replaceAddress = (wanted: ListQuery, props: PropertyListProps) =>
  history.replaceState(history.state, '', addressFor(wanted, props))
