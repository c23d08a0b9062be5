/** Filters of a search in words: what chips, lists and mails call them. */

import type {Units} from '#kit/i18n/display.ts'
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import type {Property, PropertyType} from '../contract/entities.ts'
import {comparedPeriod, type RentPeriod} from '../contract/rent.ts'
import {areaText} from '../money/area.ts'
import type {Exchange} from '../money/rates.ts'
import {showAmount} from '../money/typed-amount.ts'
import {withCurrency} from '../money/with-currency.ts'
import {
  listCodes,
  type Purpose,
  purposeNames,
  type SearchQuery,
} from '../search-query/search-query.ts'
import {type Amenity, amenities} from './amenities/codes.ts'
import {factFilters, factWords, isFactFilter} from './fact-words.ts'
import {builderName, communityName, placeName, readable} from './filter-names.ts'
import {withPeriod} from './price.tsx'

/** All filters of a search, in the order in which they are listed. */
export const narrowing = [
  'purpose',
  'place',
  'property_type',
  'bedrooms',
  'amenities',
  'min_price',
  'max_price',
  'min_area',
  'max_area',
  ...factFilters,
  'community',
  'builder',
  'bbox',
  'area',
] as const
export type Narrowing = (typeof narrowing)[number]

/** Sources for the names of ids: the existing types, and homes that were found. */
export interface KnownNames {
  i18n: Translator
  types?: PropertyType[] | null
  homes?: Property[]
  /** The currency of prices; AED by default. */
  exchange?: Exchange
  /** The period of the search's prices. */
  period?: RentPeriod
  /** The units of areas; those of the language by default. */
  units?: Units
}

/** Ids are all that an address holds; the results say what they are called. */
export function filterWords(
  name: Narrowing,
  value: string,
  {i18n, types, homes = [], ...shown}: KnownNames,
): string {
  if (isFactFilter(name)) return factWords(name, value, i18n)
  switch (name) {
    case 'purpose':
      return i18n._(purposeNames[value as Purpose] ?? value)
    case 'property_type':
      return (
        types?.find(({_id}) => _id === value)?.name ??
        homes.find(({property_type}) => property_type === value)?.about?.type ??
        readable(value)
      )
    case 'bedrooms':
      return bedroomWords(value, i18n)
    case 'amenities':
      return withCommas(...listCodes(value).map(code => amenityName(code, i18n)))
    case 'min_price':
      return i18n._('From {price}', {price: priceWords(value, i18n, shown)})
    case 'max_price':
      return i18n._('Up to {price}', {price: priceWords(value, i18n, shown)})
    case 'min_area':
      return i18n._('From {area}', {area: areaWords(value, i18n, shown)})
    case 'max_area':
      return i18n._('Up to {area}', {area: areaWords(value, i18n, shown)})
    case 'place':
      return placeName(homes, value)
    case 'community':
      return communityName(homes, value)
    case 'builder':
      return builderName(homes, value)
    case 'bbox':
      return i18n._('Map area')
    case 'area':
      return i18n._('Drawn area')
    default:
      return value
  }
}

/** Each filter of the search in words; none: all homes are meant. */
export const searchWords = (query: SearchQuery, known: KnownNames): string[] =>
  narrowing.flatMap(name => {
    const value = query[name]
    return value ? [filterWords(name, value, {...known, period: comparedPeriod(query)})] : []
  })

const priceWords = (
  value: string,
  i18n: Translator,
  {exchange, period}: Pick<KnownNames, 'exchange' | 'period'>,
) => {
  const amount = showAmount(value, {locale: i18n.locale, exchange, period})
  return withPeriod(withCurrency(amount, exchange?.currency ?? 'AED', i18n), period, i18n)
}

/** Another back end may have written it in another way. */
const areaWords = (value: string, i18n: Translator, {units}: Pick<KnownNames, 'units'>) =>
  /^\d+$/.test(value)
    ? areaText(Number(value), i18n, units ?? languageOf(i18n.locale as Locale).units)
    : value

/** Another back end may have codes of its own. */
const amenityName = (code: string, i18n: Translator) => {
  const {[code]: amenity}: Record<string, Amenity> = amenities
  return amenity ? i18n._(amenity.name) : readable(code)
}

function bedroomWords(value: string, i18n: Translator) {
  if (value === '0') return i18n._('Studio')
  const [, least] = /^(\d+) ?\+$/.exec(value) ?? []
  if (least) return i18n._('{count, plural, other {#+ bedrooms}}', {count: Number(least)})
  if (!/^\d+$/.test(value)) return value
  return i18n._('{count, plural, one {# bedroom} other {# bedrooms}}', {count: Number(value)})
}
