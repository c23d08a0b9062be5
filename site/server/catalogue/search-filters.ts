/** The filters of a search, read from the parameters of `/properties` (decisions, 'Routes'). */
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {westernDigits} from '#kit/typed/digits.ts'
import {type AmenityCode, amenityCodes} from '#trade/property/amenities/codes.ts'
import {
  type Completion,
  completions,
  type NearKind,
  nearKinds,
} from '#trade/property/home-facts/codes.ts'
import {
  MAX_CORNERS,
  type MapBox,
  MIN_CORNERS,
  readArea,
  readBox,
} from '#trade/search-query/map-area.ts'
import {
  inOrder,
  listCodes,
  type Purpose,
  purposes,
  type Sort,
  sorts,
} from '#trade/search-query/search-query.ts'
import {type PaymentPlan, paymentPlans} from './homes/terms.ts'
import {
  type NumberFilterName,
  numberFilterNames,
  numberFilters,
  whole,
  wholeDirhams,
} from './number-filters.ts'

/** Limits of numbers are as homes have them (number-filters.ts). */
export interface SearchFilters extends Partial<Record<NumberFilterName, number>> {
  purpose?: Purpose
  /** Part of the name of a place or an emirate, in any language. */
  place?: string
  /** Id of a type. */
  property_type?: string
  /** In AED, of rents for a year, both included. What has no price is in no range. */
  min_price?: number
  max_price?: number
  /** `least`: this many or more. */
  bedrooms?: {count: number; least: boolean}
  /** A home has all of them. */
  amenities?: AmenityCode[]
  completion?: Completion
  payment_plan?: PaymentPlan
  /** Each of them is within a walk of the home. */
  near?: NearKind[]
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
const BEDROOMS = 'must be a number such as 3, or 5+ for five or more; 0 is a studio.'
const BOX =
  'must be west,south,east,north in degrees, such as 55.1,25.05,55.3,25.25, with the south not above the north.'
const AREA = `must be ${MIN_CORNERS} to ${MAX_CORNERS} corners as a flexible polyline with five decimals, such as BFoz5xJ67i1B1B7PzIhaxL7Y.`

/** The filters, and what is wrong with parameters that cannot be read, by name. */
export function readFilters(given: SearchParameters) {
  const errors: Record<string, string> = {}
  const text = (name: string) => {
    const value = given[name]
    return typeof value === 'string' && value.trim() ? value.trim() : undefined
  }
  const parsed = <Value>(name: string, read: (text: string) => Value | undefined, must: string) => {
    const given = text(name)
    const value = given === undefined ? undefined : read(given)
    if (given !== undefined && value === undefined) errors[name] = `${name} ${must}`
    return value
  }
  const amount = (name: string) =>
    parsed(name, wholeDirhams, 'must be whole dirhams, such as 2500000.')
  const choice = <Choice extends string>(name: string, choices: readonly Choice[]) => {
    const read = (given: string) => {
      const value = given.toLowerCase().replaceAll(/[\s_]+/g, '-')
      return choices.find(choice => choice.replaceAll('_', '-') === value)
    }
    return parsed(name, read, `must be one of ${choices.join(', ')}.`)
  }
  const codes = <Code extends string>(name: string, known: readonly Code[]) => {
    const read = (text: string) => {
      const given = listCodes(text)
      const found = known.filter(code => given.includes(code))
      return found.length === given.length ? found : undefined
    }
    const found = parsed(
      name,
      read,
      `must be codes with commas between them, of ${known.join(', ')}.`,
    )
    return found?.length ? found : undefined
  }
  const number = (name: NumberFilterName) => {
    const {read, must} = numberFilters[name]
    // A form without JavaScript sends the digits of the visitor's keyboard.
    return [name, parsed(name, text => read(westernDigits(text)), must)] as const
  }

  const [min_price, max_price] = inOrder(amount('min_price'), amount('max_price'))
  const numbers: Partial<Record<NumberFilterName, number>> = Object.fromEntries(
    numberFilterNames.map(number),
  )
  const [min_area, max_area] = inOrder(numbers.min_area, numbers.max_area)
  const {read: readPage, must: pageMust} = whole(1, MAX_PAGES)
  const filters: SearchFilters = {
    ...numbers,
    purpose: choice('purpose', purposes),
    place: text('place'),
    property_type: text('property_type'),
    min_price,
    max_price,
    min_area,
    max_area,
    bedrooms: parsed('bedrooms', readBedrooms, BEDROOMS),
    amenities: codes('amenities', amenityCodes),
    completion: choice('completion', completions),
    payment_plan: choice('payment_plan', paymentPlans),
    near: codes('near', nearKinds),
    community: text('community'),
    builder: text('builder'),
    bbox: parsed('bbox', readBox, BOX),
    area: parsed('area', readArea, AREA),
    sort: choice('sort', sorts) ?? 'newest',
    page: parsed('page', readPage, pageMust) ?? 1,
  }
  return {filters, errors}
}

function readBedrooms(text: string) {
  const [, count, more] = /^(\d{1,2}) ?(\+?)$/.exec(text) ?? []
  return count === undefined ? undefined : {count: Number(count), least: more === '+'}
}
