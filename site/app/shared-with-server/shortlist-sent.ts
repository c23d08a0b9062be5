/**
 * Thanks of the server and of the page, apart from the form's rules. The same for every address: how
 * often a mailbox was written to is no stranger's business.
 */
export const SHORTLIST_SENT = /*i18n*/ 'Your shortlist is on its way to your inbox.'
