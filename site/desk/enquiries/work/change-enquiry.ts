/**
 * One change of an enquiry: it is locked, found among those that its viewer may change, and what was
 * done is written into its history and into the audit log in the same transaction.
 */
import {and, eq} from 'drizzle-orm'
import type {PgUpdateSetSource} from 'drizzle-orm/pg-core'
import type {Action} from '#desk/audit/actions.ts'
import {audit} from '#desk/audit/audit-log.ts'
import {leadEvents} from '#desk/tables.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Viewer} from '../scope.ts'

export type StoredEnquiry = typeof leads.$inferSelect

/** There is none, or it is none of this viewer's: nobody is told which. */
export const MISSING = {is: 'missing'} as const
export type Missing = typeof MISSING

/** Somebody changed it since it was shown; as it is now. */
export interface Conflict<Value> {
  is: 'conflict'
  now: Value
}

export interface Done {
  action: Action
  what: (typeof leadEvents.$inferInsert)['what']
  /** For the history alone. */
  text?: string
  /** For both; nothing of what the enquiry says. */
  details?: Record<string, unknown>
  /** The changed columns; nothing where only the history grows. */
  set?: PgUpdateSetSource<typeof leads>
}

export interface Change {
  enquiry: StoredEnquiry
  inside: Orm
  note(done: Done): Promise<void>
}

export function changeEnquiry<Outcome>(
  orm: Orm,
  viewer: Viewer,
  id: string,
  change: (change: Change) => Promise<Outcome>,
): Promise<Outcome | Missing> {
  return orm.transaction(async inside => {
    const enquiry = await lockEnquiry(inside, viewer, id)
    if (!enquiry) return MISSING
    const note = (done: Done) => noteChange(inside, viewer, id, done)
    return change({enquiry, inside, note})
  })
}

export async function lockEnquiry(inside: Orm, {scope}: Viewer, id: string) {
  const [enquiry] = await inside
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), scope))
    .for('update')
  return enquiry
}

export async function noteChange(inside: Orm, {actor}: Viewer, lead: string, done: Done) {
  const {action, what, text, details, set} = done
  if (set) await inside.update(leads).set(set).where(eq(leads.id, lead))
  const {account, name} = actor
  await inside.insert(leadEvents).values({lead, account, actor: name, what, text, details})
  await audit(inside, actor, {action, subject: lead, details})
}
