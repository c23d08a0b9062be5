/** Mails about saved searches as entries of the outbox. What is in a mail is read when it is sent. */
import {createHash, randomUUID} from 'node:crypto'
import {and, eq, inArray, sql} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {enqueue, isDone, isOpen, isOther} from '#server/platform/outbox/entries.ts'
import type {Entry} from '#server/platform/outbox/kind.ts'
import {homeChanges} from '../tables.ts'

/** Its item is the search to confirm. */
export const CONFIRMATION = 'search-confirmation'
/** Its item is a person, of whose searches all that are due share a mail. */
export const HOMES = 'search-homes'
export const searchMailKinds = [CONFIRMATION, HOMES]

/** Payload of an entry. */
export interface SearchMail {
  /** The `Message-ID` is made of it, the same for each try. */
  id: string
}

/** Payload of a mail with homes. */
export interface HomesMail extends SearchMail {
  person: string
  /** Day of the office, with at most one mail. */
  day: string
  /** The last change of a home that it covers. */
  upto: number
}

/** The entry of a mail that asks to confirm a search. */
export const confirmationOf = (search: string) => ({
  item: search,
  kind: CONFIRMATION,
  payload: {id: randomUUID()},
})

/** Adds a mail with homes for each person who had none today, and has none still to be sent. */
export const enqueueHomes = (orm: Orm, people: string[], day: string) =>
  enqueue(
    orm,
    people.map(person => ({
      item: itemOf(person),
      kind: HOMES,
      payload: {id: randomUUID(), person, day},
    })),
    sql`${isDone} and ${isOther('day')}`,
  )

/**
 * Those of the people who had a mail today, or have one that is still to be sent. Looked up by name:
 * joined with the searches, a table that has just been filled is read from end to end, until the
 * database has statistics of it.
 */
export async function withMail(orm: Orm, people: string[], day: string): Promise<Set<string>> {
  const person = sql<string>`${outbox.payload}->>'person'`
  const isOfToday = sql`${outbox.payload}->>'day' = ${day}`
  const rows = await orm
    .select({person})
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, HOMES),
        inArray(outbox.item, people.map(itemOf)),
        sql`(${isOpen} or ${isOfToday})`,
      ),
    )
  return new Set(rows.map(row => row.person))
}

/** Fixes what a mail covers before it is first sent, so that another try is the same mail. */
export async function fixHomes(orm: Orm, {item}: Entry, day: string): Promise<HomesMail> {
  const latest = sql`coalesce((select max(${homeChanges.id}) from ${homeChanges}), 0)`
  const [row] = await orm
    .update(outbox)
    .set({
      payload: sql`jsonb_build_object('upto', ${latest}) || ${outbox.payload} || jsonb_build_object('day', ${day}::text)`,
    })
    .where(and(eq(outbox.kind, HOMES), eq(outbox.item, item)))
    .returning({payload: outbox.payload})
  const {id, person, upto} = row?.payload ?? {}
  return {id: String(id), person: String(person), day, upto: Number(upto)}
}

/** The same as in the migration that brought the outbox. */
const itemOf = (person: string) => createHash('sha256').update(person).digest('hex').slice(0, 32)

/** In few numbers what monitoring has to know. */
export interface MailBacklog {
  /** Those that are tried, or tried again. */
  waiting: number
  /** Confirmations among them that were due a minute ago and have not been tried. */
  held: number
  /** Those that are given up, of the last month. */
  failed: number
}

/** Counts mails about saved searches. */
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
const isHeld = sql`${outbox.kind} = ${CONFIRMATION} and ${outbox.state} = 'waiting'
  and ${outbox.tries} = 0 and ${outbox.nextTry} < now() - interval '1 minute'`
