/**
 * A search as an address holds it: the query of `/properties`, the same in widgets, on the site and
 * on the server (decisions, 'Routes that the spec leaves open').
 */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {westernDigits} from '#kit/typed/digits.ts'
import type {searchProperties} from '../contract/contract.ts'
import type {SearchResults} from '../contract/entities.ts'

/** The search of a visitor (spec section 2, Home). */
export const purposes = [
  'residential-sale',
  'commercial-sale',
  'residential-rent',
  'commercial-rent',
] as const
export type Purpose = (typeof purposes)[number]

/** Words for a purpose, as the home page's search lists them. */
export const purposeNames: Record<Purpose, string> = {
  'residential-sale': /*i18n*/ 'Residential Sale',
  'commercial-sale': /*i18n*/ 'Commercial Sale',
  'residential-rent': /*i18n*/ 'Residential Rent',
  'commercial-rent': /*i18n*/ 'Commercial Rent',
}

/** Orders of a list. The first is the usual one. */
export const sorts = ['newest', 'price_low', 'price_high', 'largest'] as const
export type Sort = (typeof sorts)[number]

/**
 * `rents_per` is the period in which prices of rents are shown and typed; the API receives a year.
 */
export type FilterName = keyof ParamsOf<typeof searchProperties> | 'rents_per'

/** Only the parameters with a value: no empty texts. */
export type SearchQuery = Partial<Record<FilterName, string>>

/** The parameters of an address that make the search. */
export const filterNames: FilterName[] = [
  'purpose',
  'place',
  'property_type',
  'min_price',
  'max_price',
  'rents_per',
  'bedrooms',
  'min_area',
  'max_area',
  'amenities',
  'completion',
  'handover_by',
  'payment_plan',
  'max_service_charge',
  'cheques',
  'max_deposit',
  'min_floor',
  'parking',
  'available_by',
  'near',
  'community',
  'builder',
  'bbox',
  'area',
  'q',
  'sort',
  'page',
]

/** Filters of several codes with commas between them. */
const CODE_LISTS: string[] = ['amenities', 'near']
export const isCodeList = (name: string) => CODE_LISTS.includes(name)

/**
 * The filters in an address's query; anything else in it is left out. A form without JavaScript names
 * each code of a list, and sends the digits of the visitor's keyboard.
 */
export function readQuery(search: string | URLSearchParams): SearchQuery {
  const given = new URLSearchParams(search)
  const textOf = (name: FilterName) => {
    const text = isCodeList(name) ? given.getAll(name).join() : (given.get(name) ?? '')
    return name === 'q' || name === 'place' ? text : westernDigits(text)
  }
  return tidyQuery(Object.fromEntries(filterNames.map(name => [name, textOf(name)])))
}

/** `?purpose=…`, in the same order for the same search; empty without any parameter. */
export function writeQuery(query: SearchQuery): string {
  const text = new URLSearchParams(tidyQuery(query) as Record<string, string>).toString()
  return text && `?${text}`
}

/** The address of the results: the query is merged into that of their page. */
export function resultsAddress(page: string, query: SearchQuery): string {
  const [, path = '', own, hash = ''] = /([^?#]*)(?:\?([^#]*))?(#.*)?/.exec(page) ?? []
  const joined = new URLSearchParams(own)
  for (const [name, value] of Object.entries(tidyQuery(query))) joined.set(name, value as string)
  const search = joined.toString()
  return `${path}${search && `?${search}`}${hash}`
}

/** An address omits the first page, and any period but the one that has to be said. */
const isOmitted = (name: FilterName, value: string) =>
  name === 'page' ? value === '1' : name === 'rents_per' && value !== 'month'

/** Without empty texts and without what is usual. */
export function tidyQuery(query: SearchQuery): SearchQuery {
  const entries = filterNames.flatMap(name => {
    const given = query[name]?.trim()
    const value = isCodeList(name) ? listCodes(given).join() : given
    return value && !isOmitted(name, value) ? [[name, value] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Codes in one order, each once. */
export const listCodes = (text = ''): string[] =>
  [...new Set(text.split(',').map(code => code.trim()))].filter(Boolean).sort()

/** The filters that the API receives. */
export const askedOf = ({rents_per: _, ...filters}: SearchQuery) => filters

/** Swaps a lowest value that is above the highest one: both orders mean the same homes. */
export function inOrder<Value extends string | number>(
  low: Value | undefined,
  high: Value | undefined,
): [low?: Value, high?: Value] {
  return high !== '' && Number(low) > Number(high) ? [high, low] : [low, high]
}

/**
 * The plain filters of a search in words, as the answer has understood them; `q` keeps the words that
 * were not understood. Filters beside the words win. A search without words stays as it is.
 */
export function understoodQuery(query: SearchQuery, {understood, rest}: Understood): SearchQuery {
  if (!understood) return query
  const {q, place, ...filters} = query
  // Without `q` the words were in place of a place.
  return tidyQuery({...understood, ...(q && place && {place}), ...filters, q: rest})
}

type Understood = Pick<SearchResults, 'understood' | 'rest'>
