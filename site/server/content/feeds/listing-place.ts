/** The location of a listing: its emirate, and its place on the map. */
import {westernDigits} from '#kit/typed/digits.ts'
import {
  emirateAliases,
  emirates,
  emirateTitle,
} from '../../../app/shared-with-server/emirate-names.ts'
import {find, namedRecords} from './listing-facts.ts'

/** Towns that feeds name in place of the emirate around them. */
const towns: Record<string, string[]> = {
  'Abu Dhabi': ['Al Ain', 'العين', 'Al Dhafra', 'Al Gharbia'],
  Dubai: ['Hatta', 'حتا'],
  Sharjah: ['Khor Fakkan', 'Kalba', 'Dibba Al Hisn'],
}

const named = namedRecords(
  emirates.map(id => ({
    id,
    names: [...Object.values(emirateTitle(id) ?? {}), ...emirateAliases(id), ...(towns[id] ?? [])],
  })),
)

/** By its name in any language, or by that of a town in it. */
export const emirateOf = (city: string) => find(named, [city])?.id

/** Degrees around the Emirates and their islands: no latitude there can be a longitude. */
const LATITUDES = [22, 27] as const
const LONGITUDES = [51, 57] as const

/** Latitude and longitude, whichever comes first. Undefined outside the Emirates. */
export function coordinatesIn(given: string): number[] | undefined {
  const numbers = westernDigits(given)
    .trim()
    .split(/\s*[,;]\s*|\s+/)
    .map(Number)
  if (numbers.length !== 2) return undefined
  return [numbers, numbers.toReversed()].find(
    ([latitude, longitude]) => isIn(LATITUDES, latitude) && isIn(LONGITUDES, longitude),
  )
}

/** Programs write zeros for a place that they do not know. */
export const isNowhere = (given: string) => /^[0.,;\s]*$/.test(given)

const isIn = ([least, most]: readonly [number, number], value = Number.NaN) =>
  value >= least && value <= most
