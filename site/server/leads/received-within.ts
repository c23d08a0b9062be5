/** Days of the office in queries for enquiries. */
import {type SQL, sql} from 'drizzle-orm'
import type {Period} from '#server/platform/period.ts'
import {agency} from '#trade/agency/agency.ts'
import {leads} from './tables.ts'

/** From the first midnight at the office to the one after the last day. */
export function receivedWithin({from, to}: Pick<Period, 'from' | 'to'>): SQL {
  const midnightOf = (day: string) =>
    sql`(${day}::date::timestamp at time zone ${agency.office.timeZone})`
  return sql`(${leads.receivedAt} >= ${midnightOf(from)} and ${leads.receivedAt} < ${midnightOf(to)} + interval '1 day')`
}

/** The day of its arrival; what is grouped by it is made a text afterwards, once for each day. */
export const receivedOn = () =>
  sql<string>`(${leads.receivedAt} at time zone ${agency.office.timeZone})::date`
