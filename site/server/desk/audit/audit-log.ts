/** What was done at the desk, by whom: written with the change itself, in its transaction. */
import type {Orm} from '#server/platform/db/connect.ts'
import {auditLog} from '../tables.ts'

/** Who does something: an account, the operator by a command, or the server by itself. */
export interface Actor {
  /** Null for an operator's command and for the server. */
  account: string | null
  /** Name of the person, or `operator`, or `server`. */
  name: string
}

export const OPERATOR: Actor = {account: null, name: 'operator'}
export const SERVER: Actor = {account: null, name: 'server'}

/** What can be done; the first word is what it is done to. */
export type Action =
  | `account.${'invited' | 'joined' | 'changed' | 'disabled' | 'enabled' | 'removed'}`
  | `account.${'mail' | 'password' | 'second-factor-on' | 'second-factor-off' | 'recovery-codes'}`
  | `session.${'started' | 'ended' | 'refused'}`
  | `enquiry.${'state' | 'noted' | 'assigned' | 'reminder' | 'answered' | 'merged' | 'split' | 'erased'}`
  | `enquiries.exported`
  | `record.${'drafted' | 'published' | 'scheduled' | 'withdrawn' | 'restored' | 'discarded'}`
  | `media.uploaded`
  | `partner.${'added' | 'changed' | 'disabled' | 'enabled' | 'link'}`
  | `deliveries.retried`

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
