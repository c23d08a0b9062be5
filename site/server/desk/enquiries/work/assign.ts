/** Whose work an enquiry is. */
import {and, eq, isNotNull, isNull, sql} from 'drizzle-orm'
import {deliveries} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {accounts} from '../../tables.ts'
import type {Viewer} from '../scope.ts'
import {type Conflict, changeEnquiry, type Missing} from './change-enquiry.ts'

export interface Assignment {
  id: string
  /** An account; null: nobody's. */
  to: string | null
  /** Whose it was when somebody decided; without it, whoever's it is. */
  from?: string | null
  /** Whether that person gets a mail; nobody does for taking one. */
  isMailed?: boolean
}

export type AssignOutcome =
  | {is: 'changed' | 'unchanged' | 'no account'}
  | Conflict<string | null>
  | Missing

export const assign = (orm: Orm, viewer: Viewer, {id, to, from, isMailed}: Assignment) =>
  changeEnquiry<AssignOutcome>(orm, viewer, id, async ({enquiry: {assignee}, inside, note}) => {
    if (assignee === to) return {is: 'unchanged'}
    if (from !== undefined && assignee !== from) return {is: 'conflict', now: assignee}
    if (to !== null && !(await mayWork(inside, to))) return {is: 'no account'}
    await note({
      ...{action: 'enquiry.assigned', what: 'assigned', details: {from: assignee, to}},
      set: {assignee: to},
    })
    if (isMailed && to !== null && to !== viewer.actor.account) await mailToAssignee(inside, id)
    return {is: 'changed'}
  })

/** Those who can be given an enquiry, by name. */
export const assignable = (orm: Orm) =>
  orm
    .select({id: accounts.id, name: accounts.name})
    .from(accounts)
    .where(working)
    .orderBy(accounts.name, accounts.id)

const working = and(isNull(accounts.disabledAt), isNotNull(accounts.passwordHash))

async function mayWork(inside: Pick<Orm, 'select'>, id: string) {
  const found = await inside
    .select({id: accounts.id})
    .from(accounts)
    .where(and(eq(accounts.id, id), working))
  return found.length > 0
}

/** A mail to the one it is now assigned to, also where somebody else had one before. */
const mailToAssignee = (inside: Pick<Orm, 'insert'>, lead: string) =>
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
