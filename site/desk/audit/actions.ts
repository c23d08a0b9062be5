/** Everything that the audit log can hold, in words. */
import type {Translator} from '#kit/i18n/translator.ts'

/** The first word is what it is done to. */
const words = {
  'account.invited': /*i18n*/ 'Invited an account',
  'account.joined': /*i18n*/ 'Joined',
  'account.changed': /*i18n*/ 'Changed an account',
  'account.disabled': /*i18n*/ 'Disabled an account',
  'account.enabled': /*i18n*/ 'Enabled an account',
  'account.removed': /*i18n*/ 'Removed an account',
  'account.mail': /*i18n*/ 'Changed the email address of an account',
  'account.password': /*i18n*/ 'Changed the password',
  'account.second-factor-on': /*i18n*/ 'Turned the second factor on',
  'account.second-factor-off': /*i18n*/ 'Turned the second factor off',
  'account.recovery-codes': /*i18n*/ 'Made new recovery codes',
  'session.started': /*i18n*/ 'Signed in',
  'session.ended': /*i18n*/ 'Ended sessions',
  'session.refused': /*i18n*/ 'Refused a sign-in',
  'enquiry.state': /*i18n*/ 'Changed the state of an enquiry',
  'enquiry.noted': /*i18n*/ 'Wrote a note',
  'enquiry.assigned': /*i18n*/ 'Assigned an enquiry',
  'enquiry.reminder': /*i18n*/ 'Set a reminder',
  'enquiry.answered': /*i18n*/ 'Answered an enquiry',
  'enquiry.viewing': /*i18n*/ 'Changed a viewing',
  'enquiry.merged': /*i18n*/ 'Merged enquiries',
  'enquiry.split': /*i18n*/ 'Separated merged enquiries',
  'enquiry.erased': /*i18n*/ 'Deleted an enquiry',
  'enquiries.exported': /*i18n*/ 'Exported enquiries',
  'record.drafted': /*i18n*/ 'Saved a draft',
  'record.published': /*i18n*/ 'Published a record',
  'record.scheduled': /*i18n*/ 'Scheduled a record',
  'record.withdrawn': /*i18n*/ 'Withdrew a record',
  'record.restored': /*i18n*/ 'Restored a version',
  'record.discarded': /*i18n*/ 'Discarded a draft',
  'media.uploaded': /*i18n*/ 'Uploaded media',
  'partner.added': /*i18n*/ 'Added a partner',
  'partner.changed': /*i18n*/ 'Changed a partner',
  'partner.disabled': /*i18n*/ 'Disabled a partner',
  'partner.enabled': /*i18n*/ 'Enabled a partner',
  'partner.link': /*i18n*/ 'Made a partner’s private link',
  'calendar.added': /*i18n*/ 'Added a calendar',
  'calendar.removed': /*i18n*/ 'Removed a calendar',
  'calendar.subscribed': /*i18n*/ 'Made a private calendar address',
  'calendar.ended': /*i18n*/ 'Ended a private calendar address',
  'deliveries.retried': /*i18n*/ 'Retried deliveries',
}

export type Action = keyof typeof words

export const actions = Object.keys(words) as Action[]

/** One that a later version wrote is shown by its name. */
export const actionText = (i18n: Translator, action: string) =>
  Object.hasOwn(words, action) ? i18n._(words[action as Action]) : action
