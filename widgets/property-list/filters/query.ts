/**
 * The state of a list as an address and as the controls of a form hold it: the search, and whether
 * it is seen as a list or on a map.
 */
import {
  inOrder,
  readQuery,
  type SearchQuery,
  tidyQuery,
  understoodQuery,
} from '#trade/search-query/search-query.ts'
import type {PropertyListProps, Results} from '../attributes.ts'

export interface ListQuery {
  query: SearchQuery
  view: PropertyListProps['view']
}

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
    min_area: props.minArea,
    max_area: props.maxArea,
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
  `${props.limit} ${props.view} ${formatListQuery({...initialQuery(props), view: 'list'})}`

/** The first query of a list: the page's `query`, else a partner's presets and sentence. */
export const initialQuery = (props: PropertyListProps): ListQuery =>
  props.query === null
    ? {query: tidyQuery({...presetsOf(props), q: props.sentence}), view: props.view}
    : parseListQuery(props.query)

/** Without some filters, and on the first page, since the pages are others now. */
export function without(query: SearchQuery, ...names: string[]): SearchQuery {
  const kept = Object.entries(query).filter(([name]) => name !== 'page' && !names.includes(name))
  return Object.fromEntries(kept)
}

/** The order that is usual needs no saying, unless a partner has preset another. */
export function usual(query: SearchQuery, presets: SearchQuery = {}): SearchQuery {
  const {sort, ...rest} = tidyQuery(query)
  const range = (lowest: 'min_price' | 'min_area', highest: 'max_price' | 'max_area') => {
    const ends = [digitsOf(rest[lowest]), digitsOf(rest[highest])] as const
    // A visitor does not move what a partner has decided.
    const [low, high] = presets[lowest] || presets[highest] ? ends : inOrder(...ends)
    return {[lowest]: low, [highest]: high}
  }
  return tidyQuery({
    ...rest,
    sort: sort === USUAL_SORT && !presets.sort ? '' : sort,
    ...range('min_price', 'max_price'),
    ...range('min_area', 'max_area'),
  })
}

/** The query with the plain filters that an answer has understood in words. */
export function understoodListQuery(
  listQuery: ListQuery,
  results: Results,
  presets: SearchQuery,
): ListQuery {
  const {query, view} = listQuery
  // A partner's place stays what it is.
  if (!results.understood || (presets.place && !query.q)) return listQuery
  return {query: usual(understoodQuery(query, results), presets), view}
}

/** An address has digits; what is written in another way the server reads, or says that it cannot. */
const digitsOf = (text = '') => (/^[\d,]+$/.test(text) ? text.replaceAll(',', '') : text)
