/** Numbers of homes as they are kept: whole and above 0, which is unknown. */
import {QUARTER} from '#trade/property/home-facts/codes.ts'

const MAX_OF_TWO_BYTES = 0xffff
const MAX_OF_FOUR_BYTES = 0xffffffff
/** No home is on a lower floor. */
const LOWEST_FLOOR = -10

/** From days since 1970. */
export const dayNumber = (days: number) => within(days, MAX_OF_TWO_BYTES)

/** From a quarter such as `2027-Q4`. */
export function quarterNumber(text: string) {
  const [, year, quarter] = QUARTER.exec(text) ?? []
  return year ? Number(year) * 4 + Number(quarter) - 1 : 0
}

export const quarterText = (number: number) => `${Math.floor(number / 4)}-Q${(number % 4) + 1}`

/** In hundredths of a dirham, rounded up: a charge just above a limit is above it. */
export const chargeNumber = (dirhams: number) =>
  within(Math.ceil(dirhams * 100 - 1e-6) + 1, MAX_OF_TWO_BYTES)

export const depositNumber = (dirhams: number) => within(dirhams, MAX_OF_FOUR_BYTES)

/** From a floor as people count them. */
export const floorNumber = (floor: number) => within(floor - LOWEST_FLOOR + 1, MAX_OF_TWO_BYTES)

/** A number beyond the room of a column counts as the last one in it. */
const within = (number: number, most: number) => Math.min(most, Math.max(1, number))
