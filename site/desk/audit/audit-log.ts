/**
 * The audit log of the desk: each action with its actor, written in the transaction of the change
 * itself.
 */
import {auditLog} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Action} from './actions.ts'

/** The actor: an account, the operator by a command, or the server by itself. */
export interface Actor {
  /** Null for an operator's command and for the server. */
  account: string | null
  /** Name of the person, or `operator`, or `server`. */
  name: string
}

export const OPERATOR: Actor = {account: null, name: 'operator'}
export const SERVER: Actor = {account: null, name: 'server'}

export interface Audited {
  action: Action
  /** Id of the enquiry or account, `kind/key` of the record, or the name of the partner. */
  subject?: string
  /** Nothing of what an enquiry says, and no secret. */
  details?: Record<string, unknown>
}

/** The database, or a transaction in it. */
export type Writer = Pick<Orm, 'insert'>

export async function audit(orm: Writer, {account, name}: Actor, done: Audited) {
  await orm.insert(auditLog).values({account, actor: name, ...done})
}
