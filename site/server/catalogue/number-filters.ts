/**
 * Filters that are a limit of one number of a home: what they look at, from which side, and how they are
 * read. A number that is unknown is in no range.
 */
import {wholeAmount} from '#kit/typed/whole-amount.ts'
import {
  chargeNumber,
  dayNumber,
  depositNumber,
  floorNumber,
  quarterNumber,
} from './homes/numbers.ts'
import type {StatedColumn} from './homes/terms.ts'

export interface NumberFilter {
  /** The number of each home, or of the terms that it shares with others. */
  of: 'area' | StatedColumn | 'handover' | 'cheques' | 'parking'
  /** The limit is the least or the most that a home may have. */
  is: 'least' | 'most'
  /** Answers the limit as homes have it; undefined: the text is none. */
  read(text: string): number | undefined
  /** Ends the sentence of an error. */
  must: string
}

type Reading = Pick<NumberFilter, 'read' | 'must'>

const DAY_MILLISECONDS = 86_400_000

/** Square feet: more than any tower has. */
const squareFeet = whole(1, 100_000_000)

/** Dirhams with two decimals. */
const charge: Reading = {
  read: text =>
    /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 600
      ? chargeNumber(Number(text))
      : undefined,
  must: 'must be dirhams a year for each square foot, up to 600, such as 20 or 14.5.',
}

const deposit: Reading = {
  read: text => {
    const dirhams = wholeDirhams(text)
    return dirhams === undefined ? undefined : depositNumber(dirhams)
  },
  must: 'must be whole dirhams, such as 10000.',
}

const quarter: Reading = {
  read: text => quarterNumber(text.toUpperCase()) || undefined,
  must: 'must be a quarter of a year, such as 2027-Q4.',
}

const day: Reading = {
  read: text => {
    const time = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
    const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
    return isDay ? dayNumber(time / DAY_MILLISECONDS) : undefined
  },
  must: 'must be a day, such as 2027-01-31.',
}

export const numberFilters = {
  min_area: {of: 'area', is: 'least', ...squareFeet},
  max_area: {of: 'area', is: 'most', ...squareFeet},
  max_service_charge: {of: 'serviceCharge', is: 'most', ...charge},
  max_deposit: {of: 'deposit', is: 'most', ...deposit},
  min_floor: {of: 'floor', is: 'least', ...whole(-10, 300, floorNumber)},
  available_by: {of: 'available', is: 'most', ...day},
  handover_by: {of: 'handover', is: 'most', ...quarter},
  cheques: {of: 'cheques', is: 'least', ...whole(1, 12)},
  parking: {of: 'parking', is: 'least', ...whole(1, 100)},
} as const satisfies Record<string, NumberFilter>
export type NumberFilterName = keyof typeof numberFilters
export const numberFilterNames = Object.keys(numberFilters) as NumberFilterName[]

/** Reads whole numbers of a range. */
export function whole(least: number, most: number, kept = (number: number) => number): Reading {
  return {
    read: text => {
      const number = /^-?\d{1,3}(,?\d{3})*$/.test(text)
        ? Number(text.replaceAll(',', ''))
        : Number.NaN
      return number >= least && number <= most ? kept(number) : undefined
    },
    must: `must be a whole number from ${least} to ${most}.`,
  }
}

/** Reads an amount in AED. */
export function wholeDirhams(text: string) {
  const {digits, currency = 'AED'} = wholeAmount(text) ?? {}
  return digits && currency === 'AED' ? Number(digits) : undefined
}
