/** Assigns an enquiry. */
import {and, eq, isNotNull, isNull, sql} from 'drizzle-orm'
import {accounts} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {enqueue} from '#server/platform/outbox/entries.ts'
import type {Choices} from '../choices.ts'
import type {Viewer} from '../scope.ts'
import {type Conflict, changeEnquiry, type Missing} from './change-enquiry.ts'

export interface Assignment {
  id: string
  /** An account; null: nobody's. */
  to: string | null
  /** The assignee when somebody decided; omit it to accept any. */
  from?: string | null
  /** True when that person gets a mail; people who assign themselves get none. */
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
    const details = {from: assignee, to}
    await note({action: 'enquiry.assigned', what: 'assigned', details, set: {assignee: to}})
    if (isMailed && to !== null && to !== viewer.actor.account) await mailToAssignee(inside, id)
    return {is: 'changed'}
  })

/** Those who can be given an enquiry, by name. */
export async function assignable(orm: Orm): Promise<Choices> {
  const {id, name} = accounts
  const rows = await orm.select({id, name}).from(accounts).where(working).orderBy(name, id)
  return rows.map(row => [row.id, row.name])
}

const working = and(isNull(accounts.disabledAt), isNotNull(accounts.passwordHash))

async function mayWork(inside: Pick<Orm, 'select'>, id: string) {
  const found = await inside
    .select({id: accounts.id})
    .from(accounts)
    .where(and(eq(accounts.id, id), working))
  return found.length > 0
}

/** A mail to the one it is now assigned to, also where somebody else had one before. */
const mailToAssignee = (inside: Pick<Orm, 'insert'>, item: string) =>
  enqueue(inside, [{item, kind: 'agent'}], sql`true`)
