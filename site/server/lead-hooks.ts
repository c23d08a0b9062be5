/** Connects enquiries with the slices that take part in storing, delivering and deleting them. */
import {deleteSearches} from './alerts/delete-old.ts'
import {savedSearches, savedSearchLinks, savedSearchMails} from './alerts/tables.ts'
import {recipientsOf, withRecipient} from './desk/enquiries/recipients.ts'
import {accountSessions, accounts, auditLog, leadEvents, signInFailures} from './desk/tables.ts'
import type {LeadHooks} from './leads/hooks.ts'
import {attributeLeads} from './partners/registry/attribution.ts'

export const leadHooks: LeadHooks = {
  attribute: attributeLeads,
  withRecipient,
  recipientsOf,
  deleteOthers: deleteSearches,
  tables: {
    visitors: [leadEvents, savedSearches, savedSearchLinks, savedSearchMails],
    staff: [accounts, accountSessions, signInFailures, auditLog],
  },
}
