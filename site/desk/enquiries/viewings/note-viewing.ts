/** Writes what happened to a viewing into the history of its enquiry, and the desk's part into the audit log. */
import {eq} from 'drizzle-orm'
import {audit} from '#desk/audit/audit-log.ts'
import {leadEvents} from '#desk/tables.ts'
import {leads} from '#server/leads/tables.ts'
import type {ViewingHooks} from '#server/viewings/hooks.ts'

export const noteViewing: ViewingHooks['note'] = async (inside, viewing, {is, by, from}) => {
  const {lead: own, startsAt} = viewing
  if (!own) return
  const [merged] = await inside
    .select({into: leads.mergedInto})
    .from(leads)
    .where(eq(leads.id, own))
  // A viewing is shown and changed with the main enquiry.
  const lead = merged?.into ?? own
  const details = {
    change: is,
    to: startsAt.toISOString(),
    ...(from && {from: from.toISOString()}),
  }
  const {account, name} = by
  await inside.insert(leadEvents).values({lead, account, actor: name, what: 'viewing', details})
  if (account) await audit(inside, by, {action: 'enquiry.viewing', subject: lead, details})
}
