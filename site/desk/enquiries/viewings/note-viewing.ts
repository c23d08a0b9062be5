/** Writes what happened to a viewing into the history of its enquiry, and the desk's part into the audit log. */
import {audit} from '#desk/audit/audit-log.ts'
import {leadEvents} from '#desk/tables.ts'
import type {ViewingHooks} from '#server/viewings/hooks.ts'

export const noteViewing: ViewingHooks['note'] = async (inside, viewing, {is, by, from}) => {
  const {lead, startsAt} = viewing
  if (!lead) return
  const details = {
    change: is,
    to: startsAt.toISOString(),
    ...(from && {from: from.toISOString()}),
  }
  const {account, name} = by
  await inside.insert(leadEvents).values({lead, account, actor: name, what: 'viewing', details})
  if (account) await audit(inside, by, {action: 'enquiry.viewing', subject: lead, details})
}
