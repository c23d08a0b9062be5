/** Slice: work of the agency's desk that no request starts. Its screens are on the site: `desk.ts`. */
import {closeLater, defineSlice} from '#server/platform/slice.ts'
import {deleteOldEntries} from './audit/old-entries.ts'
import {publishScheduled} from './content/record/scheduled-drafts.ts'
import {sendReminders} from './enquiries/send-reminders.ts'

export const deskWork = defineSlice(
  'desk',
  ['platform', 'content', 'leads'],
  async (app, options) => {
    if (options.isIdle) return
    const {settings, database, storage, siteContent, outbox, mailer, log} = app
    const {desk, siteUrl} = settings
    closeLater(
      app,
      deleteOldEntries({database, retention: desk.auditRetention, log}),
      sendReminders({database, siteContent, outbox, mailer, siteUrl, log}),
      publishScheduled({database, storage, log}),
    )
  },
)
