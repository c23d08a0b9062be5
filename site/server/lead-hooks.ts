/** Connects enquiries with the slices that take part in storing, delivering and deleting them. */
import {recipientsOf, withRecipient} from '#desk/enquiries/recipients.ts'
import {accountSessions, accounts, auditLog, leadEvents, signInFailures} from '#desk/tables.ts'
import {deleteSearches} from './alerts/delete-old.ts'
import {savedSearches, savedSearchLinks} from './alerts/tables.ts'
import type {LeadHooks} from './leads/hooks.ts'
import {attributeLeads} from './partners/registry/attribution.ts'
import {viewingLinks, viewings} from './viewings/tables.ts'

export const leadHooks: LeadHooks = {
  attribute: attributeLeads,
  withRecipient,
  recipientsOf,
  deleteOthers: deleteSearches,
  tables: {
    visitors: [leadEvents, savedSearches, savedSearchLinks, viewings, viewingLinks],
    staff: [accounts, accountSessions, signInFailures, auditLog],
  },
}
