/** The options of the filters in the list of enquiries, for those who may see all of them. */
import {asc, eq, sql} from 'drizzle-orm'
import {team} from '#server/content/tables.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'

const MOST = 200

/** The options of a choice: a value of the address, and its name. */
export type Choices = (readonly [value: string, name: string])[]

/**
 * Those with an enquiry, by name. Each is found by the index, from the one before it: there may be
 * many thousand enquiries of few partners.
 */
export async function partnersWithEnquiries(orm: Orm): Promise<Choices> {
  const next = (after: ReturnType<typeof sql>) =>
    sql`(select ${leads.partner} from ${leads} where ${after} order by ${leads.partner} limit 1)`
  const rows = await orm.select({partner: sql<string>`partner`}).from(
    sql`(with recursive found as (
        select ${next(sql`${leads.partner} is not null`)} as partner
        union all
        select ${next(sql`${leads.partner} > found.partner`)} from found where found.partner is not null
      ) select partner from found where partner is not null limit ${MOST}) as partners`,
  )
  return rows.map(({partner}) => [partner, partner])
}

export async function membersOfTeam(orm: Orm): Promise<Choices> {
  const rows = await orm
    .select({id: team.id, name: team.name})
    .from(team)
    .where(eq(team.published, true))
    .orderBy(asc(team.name))
    .limit(MOST)
  return rows.map(({id, name}) => [id, name])
}
