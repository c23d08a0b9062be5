/**
 * Mails in the database, claimed as deliveries of enquiries are: docs/decisions/018-lead-delivery-outbox.md.
 * What a mail tells of is fixed before it is first sent, so that another try is the same mail.
 */
import {and, eq, inArray, lte, sql} from 'drizzle-orm'
import type {WorkerOutbox} from '../../leads/delivery/worker.ts'
import type {Database, Orm} from '../../platform/db/connect.ts'
import {
  homeChanges,
  savedSearchMails as mails,
  savedSearches,
} from '../../platform/db/saved-search-schema.ts'
import type {ReadToday} from '../due.ts'

export type MailRow = typeof mails.$inferSelect

export const CHANNEL = 'saved-searches'
export type Channel = typeof CHANNEL

/** What the person knows when the mail was taken. */
export interface Told {
  /** All searches that the mail answers for. */
  searches: string[]
  /** Those with homes in it. */
  mailed: string[]
  upto: number
  day: string
}

export interface MailOutbox extends WorkerOutbox<MailRow, Channel> {
  /** Noted with the outcome of the try. */
  tell(mail: string, told: Told): void
  /** There is nothing to send any more. */
  drop(mail: string): Promise<void>
}

/** Milliseconds; longer than a try may take. */
const ABANDONED = 120_000

const open = sql`${mails.state} in ('waiting', 'sending')`
const inMilliseconds = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`

export function openMailOutbox(
  database: Pick<Database, 'ready'>,
  readToday: ReadToday,
): MailOutbox {
  const told = new Map<string, Told>()
  return {
    tell: (mail, what) => void told.set(mail, what),

    async drop(mail) {
      const orm = await database.ready()
      await orm.delete(mails).where(eq(mails.id, mail))
    },

    async claim(_channel, most) {
      const orm = await database.ready()
      const {day} = await readToday(orm)
      const due = orm.$with('due').as(
        orm
          .select({id: mails.id})
          .from(mails)
          .where(and(open, lte(mails.nextTry, sql`now()`)))
          .orderBy(mails.nextTry)
          .limit(most)
          .for('update', {skipLocked: true}),
      )
      const claimed = await orm
        .with(due)
        .update(mails)
        .set({
          ...{state: 'sending', day, tries: sql`${mails.tries} + 1`},
          upto: sql`coalesce(${mails.upto}, (select max(${homeChanges.id}) from ${homeChanges}), 0)`,
          nextTry: inMilliseconds(ABANDONED),
        })
        .from(due)
        .where(eq(mails.id, due.id))
        .returning()
      return claimed.map(lead => ({lead, tries: lead.tries, isDamaged: false}))
    },

    async record(_channel, {lead: id, failure}) {
      const orm = await database.ready()
      if (!failure) {
        await orm.transaction(async inside => {
          const values = {state: 'sent', sentAt: sql`now()`, lastError: null} as const
          await inside.update(mails).set(values).where(eq(mails.id, id))
          const what = told.get(id)
          if (what) await noteTold(inside, what)
        })
      } else {
        const {reason, final, pause} = failure
        await orm
          .update(mails)
          .set({
            ...{state: final ? 'failed' : 'waiting', lastError: reason},
            nextTry: inMilliseconds(pause),
          })
          .where(eq(mails.id, id))
      }
      told.delete(id)
    },

    async nextDue() {
      const orm = await database.ready()
      const [row] = await orm
        .select({seconds: sql<string | null>`extract(epoch from min(${mails.nextTry}) - now())`})
        .from(mails)
        .where(open)
      return row?.seconds == null ? undefined : Number(row.seconds) * 1000
    },
  }
}

async function noteTold(orm: Pick<Orm, 'update'>, {searches, mailed, upto, day}: Told) {
  if (searches.length) {
    await orm
      .update(savedSearches)
      .set({seen: sql`greatest(${savedSearches.seen}, ${upto}::bigint)`})
      .where(inArray(savedSearches.id, searches))
  }
  if (mailed.length) {
    await orm.update(savedSearches).set({mailedOn: day}).where(inArray(savedSearches.id, mailed))
  }
}
