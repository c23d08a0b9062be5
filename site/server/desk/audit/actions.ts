/** Everything that the audit log can hold, to ask for. */
import type {Action} from './audit-log.ts'

/** None can be forgotten: the type has them all. */
const all: Record<Action, true> = {
  'account.invited': true,
  'account.joined': true,
  'account.changed': true,
  'account.disabled': true,
  'account.enabled': true,
  'account.removed': true,
  'account.mail': true,
  'account.password': true,
  'account.second-factor-on': true,
  'account.second-factor-off': true,
  'account.recovery-codes': true,
  'session.started': true,
  'session.ended': true,
  'session.refused': true,
  'enquiry.state': true,
  'enquiry.noted': true,
  'enquiry.assigned': true,
  'enquiry.reminder': true,
  'enquiry.answered': true,
  'enquiry.merged': true,
  'enquiry.split': true,
  'enquiry.erased': true,
  'enquiries.exported': true,
  'record.drafted': true,
  'record.published': true,
  'record.scheduled': true,
  'record.withdrawn': true,
  'record.restored': true,
  'record.discarded': true,
  'media.uploaded': true,
  'partner.added': true,
  'partner.changed': true,
  'partner.disabled': true,
  'partner.enabled': true,
  'partner.link': true,
  'deliveries.retried': true,
}

export const actions = Object.keys(all)
