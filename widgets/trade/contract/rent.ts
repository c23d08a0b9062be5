/** Rents: what they are for, and what they are for a year, by which all of them are compared. */

/** How often a year a rent of each period is paid. */
export const timesAYear = {year: 1, month: 12, week: 52, day: 365} as const
export type RentPeriod = keyof typeof timesAYear
export const rentPeriods = Object.keys(timesAYear) as RentPeriod[]

/** Rents are for a year, seldom for a month, a week or a day; a sale has one price. */
export const isRent = (purpose?: string) => purpose?.endsWith('-rent') ?? false

/** A rent of one period for another, which is a year unless it is said; the price of a sale as it is. */
export const rentPer = (amount: number, from?: RentPeriod, to: RentPeriod = 'year') =>
  from ? (amount * timesAYear[from]) / timesAYear[to] : amount

/** The period of a search's prices, in filters and where homes are compared; a sale has none. */
export function comparedPeriod(search: {
  purpose?: string
  rents_per?: string
}): RentPeriod | undefined {
  if (!isRent(search.purpose)) return undefined
  return search.rents_per === 'month' ? 'month' : 'year'
}
