/** Calendars whose turn it is. Each is read by one of the servers that share a database. */
import {inArray, sql} from 'drizzle-orm'
import {team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {agentCalendars as calendars} from '../calendar-tables.ts'

export type CalendarRow = typeof calendars.$inferSelect

const EVERY_MINUTES = 5
/** One that fails is asked less often, at least once an hour. */
const SELDOM_MINUTES = 60
/** So many are read at a time; each takes a minute at most. */
const AT_ONCE = 4

const minutes = sql`least(${EVERY_MINUTES} * power(2, least(${calendars.failures}, 10)), ${SELDOM_MINUTES})`

/** By the clock of the database. A server that ends while it reads leaves them for the next turn. */
export function claimCalendars(orm: Orm): Promise<CalendarRow[]> {
  const isDue = sql`(${calendars.askedAt} is null or ${calendars.askedAt} <= now() - ${minutes} * interval '1 minute')`
  const due = orm
    .$with('due')
    .as(
      orm
        .select({id: calendars.id})
        .from(calendars)
        .where(sql`${isDue} and exists (select from ${team} where ${team.id} = ${calendars.agent})`)
        .orderBy(sql`${calendars.askedAt} nulls first`)
        .limit(AT_ONCE)
        .for('update', {skipLocked: true}),
    )
  return (
    orm
      .with(due)
      .update(calendars)
      // This process compares it with values that have milliseconds.
      .set({askedAt: sql`date_trunc('milliseconds', clock_timestamp())`})
      .where(inArray(calendars.id, orm.select({id: due.id}).from(due)))
      .returning()
  )
}
