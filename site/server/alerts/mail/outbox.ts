/**
 * Mails in the database, claimed as deliveries of enquiries are: docs/decisions/018-lead-delivery-outbox.md.
 * What a mail tells of is fixed before it is first sent, so that another try is the same mail.
 */
import {and, eq, inArray, lte, sql} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import type {WorkerOutbox} from '#server/platform/outbox/worker.ts'
import type {ReadToday} from '../due.ts'
import {homeChanges, savedSearchMails as mails, savedSearches} from '../tables.ts'

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
const isConfirmation = sql`${mails.kind} = 'confirmation'`
const inMilliseconds = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`

export function openMailOutbox(
  database: Pick<Database, 'ready'>,
  readToday: ReadToday,
  confirmationsPerHour: number,
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
          .where(and(open, lte(mails.nextTry, sql`now()`), isWithinLimit(confirmationsPerHour)))
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
      return claimed.map(mail => ({item: mail, tries: mail.tries, isDamaged: false}))
    },

    async record(_channel, {item: id, failure}) {
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
      const due = sql`case when ${isConfirmation} then greatest(${mails.nextTry}, ${nextRoom(confirmationsPerHour)}) else ${mails.nextTry} end`
      const [row] = await orm
        .select({seconds: sql<string | null>`extract(epoch from min(${due}) - now())`})
        .from(mails)
        .where(open)
      return row?.seconds == null ? undefined : Number(row.seconds) * 1000
    },
  }
}

/**
 * Anybody can ask for a confirmation to be sent to a stranger: of those that are due, only as many are
 * taken as the hour has room for.
 */
function isWithinLimit(perHour: number) {
  const taken = sql`select count(*) from ${mails} taken where taken.kind = 'confirmation' and (
    taken.sent_at > now() - interval '1 hour' or taken.state = 'sending' and taken.next_try > now())`
  const first = sql`select first.id from ${mails} first where first.kind = 'confirmation'
    and first.state in ('waiting', 'sending') and first.next_try <= now()
    order by first.next_try limit greatest(0, ${perHour} - (${taken}))`
  return sql`(not ${isConfirmation} or ${mails.id} in (${first}))`
}

/** When the hour has room for another confirmation; null: it has. */
const nextRoom = (perHour: number) =>
  sql`(select latest.sent_at + interval '1 hour' from ${mails} latest
    where latest.kind = 'confirmation' and latest.sent_at > now() - interval '1 hour'
    order by latest.sent_at desc offset ${perHour - 1} limit 1)`

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
