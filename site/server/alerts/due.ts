/** When a saved search may have its next mail: days are the office's. */

import type {Orm} from '#server/platform/db/connect.ts'
import {OFFICE_TIME_ZONE, officeDay} from '#trade/agency/office-day.ts'
import type {Frequency} from '#trade/alerts/suite.ts'

const DAY = 86_400_000
/** Thursday: who wants to see a home does so at the weekend. */
const WEEKLY_ON = 4

export interface Today {
  day: string
  /** The day since which a search of that frequency has one mail. */
  since: Record<Frequency, string>
  /** The hour at the office, 0 to 23. */
  hour: number
}

/** By the clock of the database, the same for all servers; a test has one of its own. */
export type ReadToday = (orm: Orm) => Promise<Today>

export function todayAt(now: Date): Today {
  const day = officeDay(now)
  const noon = Date.parse(`${day}T12:00:00Z`)
  const sinceThursday = (new Date(noon).getUTCDay() - WEEKLY_ON + 7) % 7
  const thursday = new Date(noon - sinceThursday * DAY).toISOString().slice(0, 10)
  return {day, since: {daily: day, weekly: thursday}, hour: officeHour(now)}
}

const officeHour = (now: Date) =>
  Number(
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: OFFICE_TIME_ZONE,
    }).format(now),
  )
