/**
 * State that a list on a partner's page stores in the page's entry of the browser's history, so
 * that Back from a home restores it, even if the browser has dropped the page. It stands under a
 * key of its own beside the state of the page's router. It holds the search, and nothing about the
 * visitor.
 */
import type {View} from '#kit/map/mercator.ts'
import type {PropertyListProps} from './attributes.ts'
import {isInAddress} from './filters/page-address.ts'
import {keyOf, type ListQuery, parseListQuery, presetsOf} from './filters/query.ts'

/** The key in `history.state`. */
const KEY = 'ocp-lists'

export interface KeptList {
  /** The search and the view, written as an address has them. */
  query?: string
  /** The view that the visitor has moved the map to. */
  map?: View
  /** The home that was opened, and where its card was in the window. */
  home?: {slug: string; top: number}
}

export type Host = HTMLElement | null | undefined

/** Nothing where the page itself has the whole state, as the agency's own does. */
export function readKept(host: Host, props: PropertyListProps): KeptList {
  if (!host || props.query !== null) return {}
  const kept = listsIn(history.state)[placeOf(host, props)]
  return isRecord(kept) ? kept : {}
}

/** The search that the visitor left, unless the page has it in its address. */
export function keptQuery(host: Host, props: PropertyListProps): ListQuery | undefined {
  const {query} = isInAddress(props) ? {} : readKept(host, props)
  return query === undefined ? undefined : parseListQuery(query, presetsOf(props))
}

export function keep(host: Host, props: PropertyListProps, changes: KeptList) {
  if (!host || props.query !== null) return
  const {state} = history
  // A state that is no record belongs to the page alone: nothing can be added to it.
  if (state !== null && !isRecord(state)) return
  const before = readKept(host, props)
  const kept = JSON.stringify({...before, ...changes})
  if (kept === JSON.stringify(before)) return
  const lists = {...listsIn(state), [placeOf(host, props)]: JSON.parse(kept)}
  try {
    // The native method is called, not the replacement of a router or a counter of visits: nothing
    // has moved.
    History.prototype.replaceState.call(history, {...state, [KEY]: lists}, '')
  } catch {
    // Browsers refuse it in some frames, and where it is done too often: then Back starts from the
    // top.
  }
}

/** The first, second or third list of the page; one with other presets is another. */
function placeOf(host: HTMLElement, props: PropertyListProps) {
  const root = host.getRootNode() as Document | ShadowRoot
  return `${[...root.querySelectorAll(host.localName)].indexOf(host)} ${keyOf(props)}`
}

function listsIn(state: unknown): Record<string, unknown> {
  const lists = isRecord(state) && state[KEY]
  return isRecord(lists) ? lists : {}
}

/** An array, a map or a date would lose what it is as a copy with another key. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
