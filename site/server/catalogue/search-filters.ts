/** The filters of a search, read from the parameters of `/properties` (decisions, 'Routes'). */
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {wholeAmount} from '#kit/typed/whole-amount.ts'
import {type AmenityCode, amenityCodes} from '#trade/property/amenities/codes.ts'
import {
  MAX_CORNERS,
  type MapBox,
  MIN_CORNERS,
  readArea,
  readBox,
} from '#trade/search-query/map-area.ts'
import {
  inOrder,
  type Purpose,
  purposes,
  type Sort,
  sorts,
} from '#trade/search-query/search-query.ts'

export interface SearchFilters {
  purpose?: Purpose
  /** Part of the name of a place or an emirate, in any language. */
  place?: string
  /** Id of a type. */
  property_type?: string
  /** In AED, of rents for a year, both included. What has no price is in no range. */
  min_price?: number
  max_price?: number
  /** In square feet, both included. What has no size is in no range. */
  min_area?: number
  max_area?: number
  /** `least`: this many or more. */
  bedrooms?: {count: number; least: boolean}
  /** A home has all of them. */
  amenities?: AmenityCode[]
  /** Id or name of a community or a neighbourhood. */
  community?: string
  /** Id or name. */
  builder?: string
  /** A home without coordinates is in no part of the map. */
  bbox?: MapBox
  area?: Coordinates[]
  sort: Sort
  /** From 1. */
  page: number
}

export type SearchParameters = Record<string, unknown>

/** Beyond this number of results a list stops: no visitor turns so many pages. */
export const MAX_RESULTS = 1_008
export const PAGE_SIZE = 12
const MAX_PAGES = MAX_RESULTS / PAGE_SIZE
/** Square feet: more than any tower has. */
const MAX_AREA = 100_000_000

const BOX =
  'west,south,east,north in degrees, such as 55.1,25.05,55.3,25.25, with the south not above the north'
const AREA = `${MIN_CORNERS} to ${MAX_CORNERS} corners as a flexible polyline with five decimals, such as BFoz5xJ67i1B1B7PzIhaxL7Y`

/** The filters, and what is wrong with parameters that cannot be read, by name. */
export function readFilters(given: SearchParameters) {
  const errors: Record<string, string> = {}
  const text = (name: string) => {
    const value = given[name]
    return typeof value === 'string' && value.trim() ? value.trim() : undefined
  }
  const whole = (name: string, least: number, most: number) => {
    const value = text(name)
    if (value === undefined) return undefined
    const number = Number(value.replaceAll(',', ''))
    if (Number.isInteger(number) && number >= least && number <= most) return number
    errors[name] = `${name} must be a whole number from ${least} to ${most}.`
    return undefined
  }
  const amount = (name: string) => {
    const value = text(name)
    const {digits, currency = 'AED'} = (value && wholeAmount(value)) || {}
    if (digits && currency === 'AED') return Number(digits)
    if (value) errors[name] = `${name} must be whole dirhams, such as 2500000.`
    return undefined
  }
  const size = (name: string) => whole(name, 1, MAX_AREA)
  const choice = <Choice extends string>(name: string, choices: readonly Choice[]) => {
    const value = text(name)
      ?.toLowerCase()
      .replaceAll(/[\s_]+/g, '-')
    const found = choices.find(choice => choice.replaceAll('_', '-') === value)
    if (value !== undefined && !found)
      errors[name] = `${name} must be one of ${choices.join(', ')}.`
    return found
  }
  const bedrooms = () => {
    const value = text('bedrooms')
    if (value === undefined) return undefined
    const [, count, more] = /^(\d{1,2}) ?(\+?)$/.exec(value) ?? []
    if (count !== undefined) return {count: Number(count), least: more === '+'}
    errors.bedrooms = 'bedrooms must be a number such as 3, or 5+ for five or more; 0 is a studio.'
    return undefined
  }
  const amenities = () => {
    const given = text('amenities')
      ?.split(',')
      .map(code => code.trim())
      .filter(Boolean)
    if (!given?.length) return undefined
    const found = amenityCodes.filter(code => given.includes(code))
    if (found.length === new Set(given).size) return found
    errors.amenities = `amenities must be codes with commas between them, of ${amenityCodes.join(', ')}.`
    return undefined
  }
  const partOfMap = <Part>(name: string, read: (text: string) => Part | undefined, is: string) => {
    const value = text(name)
    const part = value === undefined ? undefined : read(value)
    if (value !== undefined && !part) errors[name] = `${name} must be ${is}.`
    return part
  }

  const [min_price, max_price] = inOrder(amount('min_price'), amount('max_price'))
  const [min_area, max_area] = inOrder(size('min_area'), size('max_area'))
  const filters: SearchFilters = {
    purpose: choice('purpose', purposes),
    place: text('place'),
    property_type: text('property_type'),
    min_price,
    max_price,
    min_area,
    max_area,
    bedrooms: bedrooms(),
    amenities: amenities(),
    community: text('community'),
    builder: text('builder'),
    bbox: partOfMap('bbox', readBox, BOX),
    area: partOfMap('area', readArea, AREA),
    sort: choice('sort', sorts) ?? 'newest',
    page: whole('page', 1, MAX_PAGES) ?? 1,
  }
  return {filters, errors}
}
