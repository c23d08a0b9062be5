/**
 * Whose enquiry it is: the account that it is assigned to, else the agent that it was written to, else
 * the agent of its home. Who cannot sign in at the desk gets no mail.
 */
import {and, eq, inArray, isNotNull, isNull, sql} from 'drizzle-orm'
import type {Orm} from '../../platform/db/connect.ts'
import {accounts} from '../../desk/tables.ts'
import {deliveries, leads} from '../tables.ts'

export interface Recipient {
  mail: string
  locale: string
}

const agent = sql`coalesce(${leads.agent}, (select agent from properties where id = ${leads.property}))`
const isTheirs = sql`case when ${leads.assignee} is null then ${accounts.agent} = ${agent} else ${accounts.id} = ${leads.assignee} end`
const mayWork = and(isNull(accounts.disabledAt), isNotNull(accounts.passwordHash))

/** Finds the responsible person of each enquiry that has one. */
export async function withRecipient(orm: Pick<Orm, 'selectDistinct'>, ids: string[]) {
  if (!ids.length) return new Set<string>()
  const rows = await orm
    .selectDistinct({id: leads.id})
    .from(leads)
    .innerJoin(accounts, isTheirs)
    .where(and(inArray(leads.id, ids), mayWork))
  return new Set(rows.map(({id}) => id))
}

export const recipientsOf = (orm: Pick<Orm, 'select'>, id: string): Promise<Recipient[]> =>
  orm
    .select({mail: accounts.mail, locale: accounts.locale})
    .from(leads)
    .innerJoin(accounts, isTheirs)
    .where(and(eq(leads.id, id), mayWork))
    .orderBy(accounts.mail)

/** A mail to the one it is now assigned to, also where somebody else had one before. */
export const mailToAssignee = (inside: Pick<Orm, 'insert'>, lead: string) =>
  inside
    .insert(deliveries)
    .values({lead, channel: 'agent', state: 'waiting'})
    .onConflictDoUpdate({
      target: [deliveries.lead, deliveries.channel],
      set: {
        ...{state: 'waiting', tries: 0, lastError: null, deliveredAt: null},
        nextTry: sql`now()`,
      },
    })
