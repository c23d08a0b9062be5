/** What became of an enquiry, as the agency says it; its partner's page shows it. */
import {eq, sql} from 'drizzle-orm'
import type {Orm} from '../platform/db/connect.ts'
import {type LeadState, leads} from '../platform/db/schema.ts'

const STATES: Record<LeadState, true> = {
  received: true,
  called: true,
  viewing: true,
  won: true,
  lost: true,
  spam: true,
}
export const stateNames = Object.keys(STATES)

export const isState = (value: unknown): value is LeadState =>
  typeof value === 'string' && stateNames.includes(value)

/** False when there is no such enquiry. The moment stays when the state does. */
export async function setState(orm: Orm, id: string, state: LeadState): Promise<boolean> {
  const changedAt = sql`case when ${leads.state} = ${state} then ${leads.stateChangedAt} else now() end`
  const changed = await orm
    .update(leads)
    .set({state, stateChangedAt: changedAt})
    .where(eq(leads.id, id))
    .returning({id: leads.id})
  return changed.length > 0
}
