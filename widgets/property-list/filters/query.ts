/**
 * The state of a list as an address and as the controls of a form hold it: the search, and whether
 * it is seen as a list or on a map.
 */
import {readQuery, type SearchQuery, tidyQuery} from '../../shared/api/search-query.ts'
import {groupedNumber} from '../../shared/i18n/grouped-number.ts'
import type {Translator} from '../../shared/i18n/translator.ts'
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
  'min_price',
  'max_price',
] as const
export type ControlName = (typeof controlNames)[number]

/** All filters of a search, in the order in which they are listed. */
export const narrowing = [...controlNames, 'community', 'builder'] as const
export type Narrowing = (typeof narrowing)[number]

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

/** `?purpose=…`; empty when nothing is asked for. */
export function formatListQuery(listQuery: ListQuery): string {
  const text = new URLSearchParams(entriesOf(listQuery)).toString()
  return text && `?${text}`
}

/** What a partner has decided in attributes. */
export const presetsOf = (props: PropertyListProps): SearchQuery =>
  tidyQuery({
    purpose: props.purpose,
    place: props.place,
    property_type: props.propertyType,
    min_price: props.minPrice,
    max_price: props.maxPrice,
    bedrooms: props.bedrooms,
    community: props.community,
    builder: props.builder,
    sort: props.sort,
  })

/** What a list shows at first: what the page says in `query`, else what a partner has decided. */
export const initialQuery = (props: PropertyListProps): ListQuery =>
  props.query === null ? {query: presetsOf(props), view: props.view} : parseListQuery(props.query)

/** Without some filters, and on the first page, since the pages are others now. */
export function without(query: SearchQuery, ...names: string[]): SearchQuery {
  const kept = Object.entries(query).filter(([name]) => name !== 'page' && !names.includes(name))
  return Object.fromEntries(kept)
}

export type ControlErrors = Partial<Record<ControlName, string>>

/**
 * What the controls say. Filters without a control stay as they are; the page is kept as long as
 * nothing else changes.
 */
export function readControls(form: FormData, before: SearchQuery, presets: SearchQuery) {
  const errors: ControlErrors = {}
  const query: SearchQuery = {...before}
  for (const name of [...controlNames, 'sort'] as const) {
    const value = form.get(name)
    if (typeof value === 'string') query[name] = value.trim()
  }
  for (const name of ['min_price', 'max_price'] as const) {
    const amount = readAmount(query[name] ?? '')
    if (amount === null) errors[name] = /*i18n*/ 'Please enter a whole number'
    else query[name] = amount
  }
  if (Number(query.max_price || Infinity) < Number(query.min_price || 0)) {
    errors.max_price = /*i18n*/ 'This is less than the lowest price'
  }
  return {query: usual(query, presets), errors}
}

/** `1,250,000`, `1 250 000`, `AED 1.250.000` -> `1250000`; null for what is no amount. */
function readAmount(text: string): string | null {
  const plain = text.replace(/AED|[\s'’]/gi, '')
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(plain) ? plain.replace(/[.,]/g, '') : plain
  if (digits === '') return ''
  return /^\d{1,15}$/.test(digits) ? String(Number(digits)) : null
}

/** An amount as its field shows it; what is none stays as it was written. */
export function showAmount(text: string | undefined, i18n: Pick<Translator, 'locale'>): string {
  const amount = readAmount(text ?? '')
  return amount ? groupedNumber(Number(amount), i18n) : (text ?? '')
}

/** The order that is usual needs no saying, unless a partner has preset another. */
function usual(query: SearchQuery, presets: SearchQuery = {}): SearchQuery {
  const {sort, ...rest} = tidyQuery(query)
  return tidyQuery({
    ...rest,
    sort: sort === USUAL_SORT && !presets.sort ? '' : sort,
    ...(rest.min_price && {min_price: readAmount(rest.min_price) ?? rest.min_price}),
    ...(rest.max_price && {max_price: readAmount(rest.max_price) ?? rest.max_price}),
  })
}
