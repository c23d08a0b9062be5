/** When a saved search may have its next mail: days are the office's. */

import {and, eq, lt, or, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {OFFICE_TIME_ZONE, officeDay} from '#trade/agency/office-day.ts'
import {AT_ONCE, type HomesMailKind} from './mail/search-mail.ts'
import {savedSearches} from './tables.ts'

const DAY = 86_400_000
/** Thursday: who wants to see a home does so at the weekend. */
const WEEKLY_ON = 4

export interface Today {
  day: string
  /** The day since which a search of that frequency has one mail. */
  since: Record<'daily' | 'weekly', string>
  /** The hour at the office, 0 to 23. */
  hour: number
  /** The time at the office, `08:05`. */
  time: string
}

/** By the clock of the database, the same for all servers; a test has one of its own. */
export type ReadToday = (orm: Orm) => Promise<Today>

export function todayAt(now: Date): Today {
  const day = officeDay(now)
  const noon = Date.parse(`${day}T12:00:00Z`)
  const sinceThursday = (new Date(noon).getUTCDay() - WEEKLY_ON + 7) % 7
  const thursday = new Date(noon - sinceThursday * DAY).toISOString().slice(0, 10)
  const time = officeTime(now)
  return {day, since: {daily: day, weekly: thursday}, hour: Number(time.slice(0, 2)), time}
}

const officeTime = (now: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: OFFICE_TIME_ZONE,
  }).format(now)

/** Confirmed ones of this mail's frequencies that had none yet where they may have one. */
export function isDue(kind: HomesMailKind, {since}: Today) {
  const {state, frequency, mailedOn} = savedSearches
  if (kind === AT_ONCE) return and(eq(state, 'confirmed'), eq(frequency, 'at-once'))
  const notSince = (name: 'daily' | 'weekly') =>
    and(eq(frequency, name), or(sql`${mailedOn} is null`, lt(mailedOn, since[name])))
  return and(eq(state, 'confirmed'), or(notSince('daily'), notSince('weekly')))
}
