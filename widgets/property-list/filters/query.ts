/**
 * The state of a list as an address and as the controls of a form hold it: the search, and whether
 * it is seen as a list or on a map.
 */
import {
  pricesInOrder,
  readQuery,
  type SearchQuery,
  tidyQuery,
} from '#trade/search-query/search-query.ts'
import type {PropertyListProps} from '../attributes.ts'

export interface ListQuery {
  query: SearchQuery
  view: PropertyListProps['view']
}

/** Filters with a control each. */
export const controlNames = [
  'purpose',
  'place',
  'property_type',
  'bedrooms',
  'amenities',
  'rents_per',
  'min_price',
  'max_price',
] as const
export type ControlName = (typeof controlNames)[number]

const USUAL_SORT = 'newest'

/** Reads the query of an address; the same search always reads the same. */
export function parseListQuery(text: string, presets?: SearchQuery): ListQuery {
  const view = new URLSearchParams(text).get('view') === 'map' ? 'map' : 'list'
  return {query: usual(readQuery(text), presets), view}
}

/** Name and value of each, in the order in which an address has them. */
export const entriesOf = ({query, view}: ListQuery): Record<string, string> => ({
  ...(tidyQuery(query) as Record<string, string>),
  ...(view === 'map' ? {view} : {}),
})

/** `?purpose=…`; empty for an empty query. */
export function formatListQuery(listQuery: ListQuery): string {
  const text = new URLSearchParams(entriesOf(listQuery)).toString()
  return text && `?${text}`
}

/** The presets in a partner's attributes. */
export const presetsOf = (props: PropertyListProps): SearchQuery =>
  tidyQuery({
    purpose: props.purpose,
    place: props.place,
    property_type: props.propertyType,
    min_price: props.minPrice,
    max_price: props.maxPrice,
    bedrooms: props.bedrooms,
    amenities: props.amenities,
    community: props.community,
    builder: props.builder,
    bbox: props.bbox,
    area: props.area,
    sort: props.sort,
  })

/** The key of a search: a change of it starts a new one. */
export const keyOf = (props: PropertyListProps) =>
  props.query ??
  `${props.limit} ${props.view} ${formatListQuery({query: presetsOf(props), view: 'list'})}`

/** The first query of a list: the page's `query`, else a partner's presets. */
export const initialQuery = (props: PropertyListProps): ListQuery =>
  props.query === null ? {query: presetsOf(props), view: props.view} : parseListQuery(props.query)

/** Without some filters, and on the first page, since the pages are others now. */
export function without(query: SearchQuery, ...names: string[]): SearchQuery {
  const kept = Object.entries(query).filter(([name]) => name !== 'page' && !names.includes(name))
  return Object.fromEntries(kept)
}

/** The order that is usual needs no saying, unless a partner has preset another. */
export function usual(query: SearchQuery, presets: SearchQuery = {}): SearchQuery {
  const {sort, ...rest} = tidyQuery(query)
  const prices = {min_price: digitsOf(rest.min_price), max_price: digitsOf(rest.max_price)}
  // A visitor does not move what a partner has decided.
  const isPreset = presets.min_price || presets.max_price
  return tidyQuery({
    ...rest,
    sort: sort === USUAL_SORT && !presets.sort ? '' : sort,
    ...(isPreset ? prices : pricesInOrder(prices)),
  })
}

/** An address has digits; what is written in another way the server reads, or says that it cannot. */
const digitsOf = (text = '') => (/^[\d,]+$/.test(text) ? text.replaceAll(',', '') : text)
