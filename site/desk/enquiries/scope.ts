/**
 * The condition for enquiries that an account may see and change, which every read and every write
 * at the desk has. An agent works on those assigned to it, those written to it, and those about
 * its listings.
 */
import {eq, or, type SQL, sql} from 'drizzle-orm'
import type {Actor} from '#desk/audit/audit-log.ts'
import type {Role} from '#desk/tables.ts'
import {properties} from '#server/content/tables.ts'
import {leads} from '#server/leads/tables.ts'

/** The fields of an account that decide which enquiries it sees. */
export interface Seeing {
  id: string
  name: string
  role: Role
  /** The record of the team that this person is. */
  agent: string | null
}

/** Somebody who works on enquiries. */
export interface Viewer {
  actor: Actor
  /** Undefined: all of them. */
  scope: SQL | undefined
}

export const viewerOf = (account: Seeing): Viewer => ({
  actor: {account: account.id, name: account.name},
  scope: account.role === 'agent' ? ownOf(account) : undefined,
})

function ownOf({id, agent}: Seeing): SQL | undefined {
  const assigned = eq(leads.assignee, id)
  if (!agent) return assigned
  // As an array its listings are found first, and then their enquiries by their index.
  const listings = sql`array(select id from ${properties} where agent = ${agent})`
  return or(assigned, eq(leads.agent, agent), sql`${leads.property} = any(${listings})`)
}
