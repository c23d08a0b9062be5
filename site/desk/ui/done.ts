/**
 * The confirmations of actions: the address of the next screen names one, and no other text can be
 * shown.
 */
import type {Translator} from '#kit/i18n/translator.ts'

const texts: Record<string, string> = {
  'enquiry-state': /*i18n*/ 'The state was changed.',
  'enquiry-noted': /*i18n*/ 'The note was added.',
  'enquiry-assigned': /*i18n*/ 'The enquiry was assigned.',
  'enquiry-reminder': /*i18n*/ 'The reminder was changed.',
  'enquiry-answered': /*i18n*/ 'The answer was sent.',
  'enquiry-answer-noted': /*i18n*/ 'The answer was noted.',
  'enquiry-not-spam': /*i18n*/ 'The enquiry is no longer marked as spam.',
  'enquiry-merged': /*i18n*/ 'The enquiries were merged.',
  'enquiry-split': /*i18n*/ 'The merge was undone.',
  'enquiry-erased': /*i18n*/ 'The enquiry was deleted.',
  'enquiries-changed': /*i18n*/ 'The selected enquiries were changed.',
  'draft-saved': /*i18n*/ 'The draft is saved. Visitors do not see it yet.',
  published: /*i18n*/ 'Published. Visitors see it now.',
  scheduled: /*i18n*/ 'It will be published at the scheduled time.',
  unscheduled: /*i18n*/ 'It will not be published by itself. The draft is still there.',
  withdrawn: /*i18n*/ 'Withdrawn. Visitors do not see it any more.',
  restored: /*i18n*/ 'Restored. Visitors see it now.',
  'draft-discarded': /*i18n*/ 'The draft is discarded.',
  'given-back': /*i18n*/ 'The next sync brings what the feed has.',
  'signed-out': /*i18n*/ 'You are signed out.',
  password: /*i18n*/ 'Your password is saved. All other sessions have ended.',
  saved: /*i18n*/ 'Saved.',
  'second-factor-off': /*i18n*/ 'The second factor is off.',
  'session-ended': /*i18n*/ 'Ended.',
  'account-mail': /*i18n*/ 'The mail address is changed. A mail to the former one says so.',
  'account-mail-untold':
    /*i18n*/ 'The mail address is changed. No mail could be sent to the former one: tell the person.',
  'account-removed': /*i18n*/ 'The account is removed.',
  recovery:
    /*i18n*/ 'You used a recovery code, which is gone now. Make new ones in your account before they run out.',
  'deliveries-retried': /*i18n*/ 'Waiting and failed deliveries are being retried.',
  'partner-added': /*i18n*/ 'The partner is registered.',
  'partner-changed': /*i18n*/ 'The changes are saved.',
  'partner-disabled': /*i18n*/ 'Its widgets are switched off.',
  'partner-enabled': /*i18n*/ 'Its widgets are switched on.',
  'partner-link-ended': /*i18n*/ 'The private link no longer works.',
}

export const doneText = (i18n: Translator, done: string | undefined) =>
  done !== undefined && Object.hasOwn(texts, done) ? i18n._(texts[done] ?? '') : undefined
