/** The hours that a list of enquiries shows. */
import {and, eq, inArray, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {viewings} from '#server/viewings/tables.ts'

/** By enquiry: the next viewing that is booked, else the latest one. */
export async function viewingHours(orm: Orm, enquiries: string[]): Promise<Map<string, Date>> {
  if (!enquiries.length) return new Map()
  const {lead, state, startsAt} = viewings
  const rows = await orm
    .select({
      lead,
      next: sql<Date | null>`min(${startsAt}) filter (where ${startsAt} > now())`.mapWith(startsAt),
      latest: sql<Date>`max(${startsAt})`.mapWith(startsAt),
    })
    .from(viewings)
    .where(and(eq(state, 'booked'), inArray(lead, enquiries)))
    .groupBy(lead)
  return new Map(rows.map(({lead, next, latest}) => [`${lead}`, next ?? latest]))
}
