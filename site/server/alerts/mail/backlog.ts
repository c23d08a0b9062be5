/** In few numbers what monitoring has to know of the mails. */
import {eq, sql} from 'drizzle-orm'
import type {Database} from '#server/platform/db/connect.ts'
import {savedSearchMails as mails} from '../tables.ts'

export interface MailBacklog {
  /** Those that are tried, or tried again. */
  waiting: number
  /** Confirmations among them that were due a minute ago and have not been tried. */
  held: number
  /** Those that are given up, of the last month. */
  failed: number
}

export async function mailBacklog(database: Pick<Database, 'ready'>): Promise<MailBacklog> {
  const orm = await database.ready()
  return {
    waiting: await orm.$count(mails, sql`${mails.state} in ('waiting', 'sending')`),
    held: await orm.$count(mails, isHeld),
    failed: await orm.$count(mails, eq(mails.state, 'failed')),
  }
}

/** The limit of an hour is used up, or the mail server is slow. */
const isHeld = sql`${mails.kind} = 'confirmation' and ${mails.state} = 'waiting'
  and ${mails.tries} = 0 and ${mails.nextTry} < now() - interval '1 minute'`
