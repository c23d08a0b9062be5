/** Counts mails about saved searches that wait or were given up, for monitoring. */
import {and, eq, inArray, sql} from 'drizzle-orm'
import type {Database} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {CONFIRMATION, SHORTLIST, searchMailKinds} from './search-mail.ts'

export interface MailBacklog {
  /** Those that are tried, or tried again. */
  waiting: number
  /** Confirmations and shortlists among them that were due a minute ago and have not been tried. */
  held: number
  /** Those that are given up, of the last month. */
  failed: number
}

export async function mailBacklog(database: Pick<Database, 'ready'>): Promise<MailBacklog> {
  const orm = await database.ready()
  const isMail = inArray(outbox.kind, searchMailKinds)
  return {
    waiting: await orm.$count(outbox, and(isMail, isOpen)),
    held: await orm.$count(outbox, isHeld),
    failed: await orm.$count(outbox, and(isMail, eq(outbox.state, 'failed'))),
  }
}

/** The limit of an hour is used up, or the mail server is slow. */
const isHeld = sql`${outbox.kind} in (${CONFIRMATION}, ${SHORTLIST}) and ${outbox.state} = 'waiting'
  and ${outbox.tries} = 0 and ${outbox.nextTry} < now() - interval '1 minute'`
