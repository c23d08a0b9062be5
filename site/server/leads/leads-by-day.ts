/** How many leads there are of each day of the office and each partner. */
import {and, eq, notInArray, type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Period} from '#server/platform/period.ts'
import {OFFICE_TIME_ZONE, officeDay} from '#trade/agency/office-day.ts'
import type {Lead} from './lead.ts'
import {leads} from './tables.ts'

/** Stands for all partners that the registry does not know. */
export const UNKNOWN = '(unknown)'

export interface LeadsOfDay {
  day: string
  /** Empty where none was named. */
  partner: string
  leads: number
  suspected: number
}

/** Those in the database, but for these, which are counted elsewhere. */
export async function storedByDay(
  orm: Orm,
  {from, to, partner}: Period,
  except: string[],
): Promise<LeadsOfDay[]> {
  const rows = orm.$with('of_period').as(
    orm
      .select({
        day: receivedOn().as('office_day'),
        partner:
          sql<string>`coalesce(${leads.partner}, case when ${leads.claimedPartner} is null then '' else ${UNKNOWN} end)`.as(
            'named',
          ),
        isSuspected: sql<boolean>`${leads.suspectedSpam} is not null`.as('is_suspected'),
      })
      .from(leads)
      .where(
        and(
          receivedWithin({from, to}),
          partner === undefined ? undefined : eq(leads.partner, partner),
          except.length ? notInArray(leads.id, except) : undefined,
        ),
      ),
  )
  return orm
    .with(rows)
    .select({
      day: sql<string>`${rows.day}::text`,
      partner: rows.partner,
      leads: sql`count(*)`.mapWith(Number),
      suspected: sql`count(*) filter (where ${rows.isSuspected})`.mapWith(Number),
    })
    .from(rows)
    .groupBy(rows.day, rows.partner)
}

/** The stored ones, and those that wait. */
export function withWaiting(
  stored: LeadsOfDay[],
  waiting: Lead[],
  {from, to, partner}: Period,
): LeadsOfDay[] {
  const all = stored.map(line => ({...line}))
  for (const {receivedAt, context, suspectedSpam} of waiting) {
    const day = officeDay(new Date(receivedAt))
    const {partner: name = ''} = context
    if (day < from || day > to || (partner !== undefined && name !== partner)) continue
    let line = all.find(each => each.day === day && each.partner === name)
    if (!line) {
      line = {day, partner: name, leads: 0, suspected: 0}
      all.push(line)
    }
    line.leads++
    if (suspectedSpam !== null) line.suspected++
  }
  return all
}

/** From the first midnight at the office to the one after the last day. */
export function receivedWithin({from, to}: Pick<Period, 'from' | 'to'>): SQL {
  const midnightOf = (day: string) =>
    sql`(${day}::date::timestamp at time zone ${OFFICE_TIME_ZONE})`
  return sql`(${leads.receivedAt} >= ${midnightOf(from)} and ${leads.receivedAt} < ${midnightOf(to)} + interval '1 day')`
}

/** The day of its arrival; what is grouped by it is made a text afterwards, once for each day. */
export const receivedOn = () =>
  sql<string>`(${leads.receivedAt} at time zone ${OFFICE_TIME_ZONE})::date`
