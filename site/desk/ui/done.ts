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
  'viewing-accept': /*i18n*/ 'The viewing is confirmed.',
  'viewing-move': /*i18n*/ 'The viewing was moved.',
  'viewing-decline': /*i18n*/ 'The viewing was declined.',
  'viewing-cancel': /*i18n*/ 'The viewing was cancelled.',
  'enquiry-merged': /*i18n*/ 'The enquiries were merged.',
  'enquiry-split': /*i18n*/ 'The merge was undone.',
  'enquiry-erased': /*i18n*/ 'The enquiry was deleted.',
  'enquiries-changed': /*i18n*/ 'The selected enquiries were changed.',
  'draft-saved': /*i18n*/ 'The draft has been saved. Visitors do not see it yet.',
  published: /*i18n*/ 'Published. Visitors see it now.',
  scheduled: /*i18n*/ 'It will be published at the scheduled time.',
  unscheduled:
    /*i18n*/ 'It will no longer be published at a scheduled time. The draft is still there.',
  withdrawn: /*i18n*/ 'Withdrawn. Visitors no longer see it.',
  restored: /*i18n*/ 'Restored. Visitors see it now.',
  'draft-discarded': /*i18n*/ 'The draft has been discarded.',
  'given-back': /*i18n*/ 'The next sync brings what the feed has.',
  'signed-out': /*i18n*/ 'You have signed out.',
  password: /*i18n*/ 'Your password has been saved, and all other sessions have ended.',
  saved: /*i18n*/ 'Saved.',
  'second-factor-off': /*i18n*/ 'The second factor is off.',
  'calendar-added': /*i18n*/ 'The calendar was added and is being read.',
  'calendar-removed': /*i18n*/ 'The calendar was removed. Its busy times no longer count.',
  'calendar-ended': /*i18n*/ 'The private address no longer works.',
  'session-ended': /*i18n*/ 'Ended.',
  'account-mail':
    /*i18n*/ 'The email address has been changed, and the former address has been told by email.',
  'account-mail-untold':
    /*i18n*/ 'The email address has been changed. No email could be sent to the former address: tell the person yourself.',
  'account-removed': /*i18n*/ 'The account has been removed.',
  recovery:
    /*i18n*/ 'You used a recovery code, which will not work again. Make new ones in your account before they run out.',
  'deliveries-retried': /*i18n*/ 'Waiting and failed deliveries are being retried.',
  'partner-added': /*i18n*/ 'The partner is registered.',
  'partner-changed': /*i18n*/ 'The changes have been saved.',
  'partner-disabled': /*i18n*/ 'Its widgets are switched off.',
  'partner-enabled': /*i18n*/ 'Its widgets are switched on.',
  'partner-link-ended': /*i18n*/ 'The private link no longer works.',
}

export const doneText = (i18n: Translator, done: string | undefined) =>
  done !== undefined && Object.hasOwn(texts, done) ? i18n._(texts[done] ?? '') : undefined
