import {createHash} from 'node:crypto'

/** Whose searches share a mail. Addresses that differ in case alone have one mailbox. */
export const personOf = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
