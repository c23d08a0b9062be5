/**
 * The address of an estimate: in an attribute, in the page's own address, or on the agency's site.
 */
import {isParameter, queryOf, type Values, valuesOf} from '#trade/buying-costs/query.ts'
import type {BuyingCostsProps} from './attributes.ts'

/** A page that gives the query keeps it where it likes. */
export const isHost = ({query}: Pick<BuyingCostsProps, 'query'>) => query !== null

export const isInAddress = ({query, queryFrom}: Pick<BuyingCostsProps, 'query' | 'queryFrom'>) =>
  queryFrom === 'address' && query === null

/** Two addresses that ask for the same are the same text. */
export const normaliseQuery = (query: string) => queryOf(valuesOf(query))

/** The values before anything is entered here. */
export function askedBy(props: BuyingCostsProps): Values {
  if (props.query !== null) return valuesOf(props.query)
  return isInAddress(props) ? valuesOf(globalThis.location?.search ?? '') : {}
}

/** The address of this page for another estimate, beside what the page has there. */
export function addressFor(values: Values, presets: Values): string {
  const {pathname = '', search = '', hash = ''} = globalThis.location ?? {}
  const parameters = new URLSearchParams(search)
  for (const name of [...parameters.keys()]) if (isParameter(name)) parameters.delete(name)
  for (const [name, value] of new URLSearchParams(queryOf(values, presets))) {
    parameters.set(name, value)
  }
  const text = parameters.toString()
  return `${pathname}${text && `?${text}`}${hash}` || '?'
}

/** One step of Back per change, with the state that a router may keep there. */
export const pushAddress = (values: Values, presets: Values) =>
  history.pushState(history.state, '', addressFor(values, presets))
