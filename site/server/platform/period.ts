/** Which days, and whose, an operator wants to know about. */
import {officeDay} from '#trade/agency/office-day.ts'

export interface Period {
  /** First and last day, as `2026-11-21`. */
  from: string
  to: string
  /** Undefined: everybody. */
  partner?: string
}

/** What is given, in whatever form: nothing of it has been looked at. */
export type Wanted = {[Name in keyof Period]?: unknown}

/** How many days are reported when none is named. */
const DEFAULT_DAYS = 30
const DAY = 86_400_000

/** The period, or what is wrong with what was given. */
export function readPeriod({from, to, partner}: Wanted): Period | {problem: string} {
  const last = to ?? officeDay()
  if (!isDay(last)) return {problem: notADay('to', last)}
  const first = from ?? officeDay(new Date(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY))
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
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

const notADay = (name: string, given: unknown) =>
  `${name} must be a day such as 2026-11-01, got "${given}".`
