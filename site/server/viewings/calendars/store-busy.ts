/** Stores what a calendar said, whole or not at all. */
import {and, eq, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Validator} from '#server/platform/download/download.ts'
import {agentCalendars as calendars} from '../calendar-tables.ts'
import {busyTimes} from '../tables.ts'
import {lockHours, locksOf} from '../take-hour.ts'
import type {CalendarRow} from './due-calendars.ts'
import type {BusyCalendar} from './read-calendar.ts'

const ROWS_AT_ONCE = 1_000

const GOOD = {readAt: sql`now()`, failures: 0, failingSince: null, failure: null}

/** The turn that was claimed: not one that was removed, or claimed again, meanwhile. */
const turnOf = ({id, askedAt}: CalendarRow) =>
  and(eq(calendars.id, id), eq(calendars.askedAt, askedAt ?? new Date(0)))

export const timesOf = ({id, agent}: Pick<CalendarRow, 'id' | 'agent'>) =>
  and(eq(busyTimes.agent, agent), eq(busyTimes.calendar, id))

/** Hours are taken before or after it, never between. */
export async function storeBusy(
  orm: Orm,
  calendar: CalendarRow,
  {busy, unreadable}: BusyCalendar,
  {etag = null, lastModified = null}: {[Name in keyof Validator]: string | null},
) {
  const {id, agent} = calendar
  const rows = busy.map(({from, to}) => ({
    ...{agent, calendar: id},
    startsAt: new Date(from),
    endsAt: new Date(to),
  }))
  await orm.transaction(async inside => {
    await lockHours(inside, ...locksOf({agent, property: null, place: null, isAlone: false}))
    const stored = await inside
      .update(calendars)
      .set({...GOOD, readWholeAt: sql`now()`, unreadable, etag, lastModified})
      .where(turnOf(calendar))
      .returning({id: calendars.id})
    if (!stored.length) return
    await inside.delete(busyTimes).where(timesOf(calendar))
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await inside.insert(busyTimes).values(rows.slice(at, at + ROWS_AT_ONCE))
    }
  })
}

/** Its busy times are those of before. */
export const storeSame = (orm: Orm, calendar: CalendarRow) =>
  orm.update(calendars).set(GOOD).where(turnOf(calendar))

/** Its busy times stay. Returns how often it failed since it was read. */
export async function storeFailure(orm: Orm, calendar: CalendarRow, failure: string) {
  const [row] = await orm
    .update(calendars)
    .set({
      failures: sql`${calendars.failures} + 1`,
      failingSince: sql`coalesce(${calendars.failingSince}, now())`,
      failure,
    })
    .where(turnOf(calendar))
    .returning({failures: calendars.failures})
  return row?.failures ?? 0
}
