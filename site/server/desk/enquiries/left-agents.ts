/** Enquiries without a responsible person, because the one who had them has left. */
import {and, eq, isNotNull, isNull, or, type SQL, sql} from 'drizzle-orm'
import {properties, team} from '#server/content/tables.ts'
import {leads} from '#server/leads/tables.ts'
import {accounts} from '../tables.ts'

/**
 * Assigned to an account that is disabled; or to nobody, while the member of the team that it was
 * written to, or that has the listing, is withdrawn or has no other account than a disabled one.
 * Arrays are read first, so that indexes find the enquiries.
 */
export const agentHasLeft = (): SQL | undefined =>
  or(
    sql`${leads.assignee} = any(array(select id from ${accounts} where ${isNotNull(accounts.disabledAt)}))`,
    and(isNull(leads.assignee), isNotNull(leads.agent), sql`${leads.agent} <> all(${present})`),
    and(isNull(leads.assignee), isNull(leads.agent), sql`${leads.property} = any(${orphaned})`),
  )

const isOfMember = eq(accounts.agent, team.id)
const hasAccount = (which: SQL) =>
  sql`exists (select 1 from ${accounts} where ${isOfMember} and ${which})`

/** Members who have no account are reached by the office, as ever. */
const present = sql`array(select id from ${team} where ${team.published}
  and (${hasAccount(isNull(accounts.disabledAt))} or not ${hasAccount(sql`true`)}))`

const orphaned = sql`array(select id from ${properties} where ${properties.agent} <> all(${present}))`
