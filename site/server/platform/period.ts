/** The days and the partner of an operator's report. */

export interface Period {
  /** First and last day, as `2026-11-21`. */
  from: string
  to: string
  /** Undefined: everybody. */
  partner?: string
}

/** The parameters as they were given: unchecked. */
export type PeriodQuery = {[Name in keyof Period]?: unknown}

/** How many days are reported when none is named. */
const DEFAULT_DAYS = 30
const DAY_MS = 86_400_000

/** The period, or what is wrong with what was given; without a last day it ends today. */
export function readPeriod(
  {from, to, partner}: PeriodQuery,
  today: string,
): Period | {problem: string} {
  const last = to ?? today
  if (!isDay(last)) return {problem: notADay('to', last)}
  const first = from ?? dayOf(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY_MS)
  if (!isDay(first)) return {problem: notADay('from', first)}
  if (first > last) return {problem: `from is ${first}, which is after to, ${last}.`}
  if (partner === undefined) return {from: first, to: last}
  if (typeof partner === 'string' && partner.trim()) {
    return {from: first, to: last, partner: partner.trim()}
  }
  return {problem: 'partner must be the name of one.'}
}

/** A day of the calendar: February has no 30th. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(Date.parse(text)) === text

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

const notADay = (name: string, given: unknown) =>
  `${name} must be a day such as 2026-11-01, got "${given}".`
