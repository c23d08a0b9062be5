/** Mails about saved searches as entries of the outbox. What is in a mail is read when it is sent. */
import {randomUUID} from 'node:crypto'
import {and, eq, inArray, sql} from 'drizzle-orm'
import {homeEvents} from '#server/content/change-tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {idFromText} from '#server/platform/ids.ts'
import {enqueue, isDone, isOpen, isOther} from '#server/platform/outbox/entries.ts'
import type {Entry} from '#server/platform/outbox/kind.ts'
import {homeChanges} from '../tables.ts'

/** Its item is the search to confirm. */
export const CONFIRMATION = 'search-confirmation'
/** Daily and weekly searches of a person that are due share a mail. */
export const HOMES = 'search-homes'
/** Searches at once and single homes of a person share one, too. */
export const AT_ONCE = 'search-at-once'
/** Its item is a list that was asked for once; its payload has the address until it is sent. */
export const SHORTLIST = 'shortlist'
export type HomesMailKind = typeof HOMES | typeof AT_ONCE
export const searchMailKinds = [CONFIRMATION, HOMES, AT_ONCE, SHORTLIST]

/** Limit of a person's mails on a day of the office; what is left comes with the next day's. */
const MAX_A_DAY = {[HOMES]: 1, [AT_ONCE]: 5}
/** A mail at once waits so long for what else changes. */
const GATHER_SECONDS = 60

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
  /** Time of the office at which it was first sent. */
  time: string
  /** The last change of a home that it covers. */
  upto: number
  /** The last event of a single home that it covers. */
  events: number
}

/** The entry of a mail that asks to confirm a search. */
export const confirmationOf = (search: string) => ({
  item: search,
  kind: CONFIRMATION,
  payload: {id: randomUUID()},
})

/**
 * The items of the people's next mails; without those who have one still to be sent, or had as many as
 * a day has. Looked up by name: joined with the searches, a table that has just been filled is read
 * from end to end, until the database has statistics of it.
 */
export async function nextMails(
  orm: Orm,
  kind: HomesMailKind,
  people: string[],
  day: string,
): Promise<Map<string, string>> {
  const items = new Map(people.map(person => [person, itemsOf(kind, person)]))
  const rows = await orm
    .select({
      item: outbox.item,
      isTaken: sql<boolean>`${outbox.payload}->>'day' = ${day}`,
      isOpen: sql<boolean>`${isOpen}`,
    })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), inArray(outbox.item, [...items.values()].flat())))
  const known = new Map(rows.map(row => [row.item, row]))
  const next = new Map<string, string>()
  for (const [person, own] of items) {
    const free = own.find(item => !known.get(item)?.isTaken)
    const isWaiting = own.some(item => known.get(item)?.isOpen)
    if (free !== undefined && !isWaiting) next.set(person, free)
  }
  return next
}

/** Adds these mails, by person; one that another server has added meanwhile stays as it is. */
export const enqueueHomes = (
  orm: Orm,
  kind: HomesMailKind,
  mails: Map<string, string>,
  day: string,
) =>
  enqueue(
    orm,
    [...mails].map(([person, item]) => ({
      ...{item, kind, payload: {id: randomUUID(), person, day}},
      ...(kind === AT_ONCE && {nextTry: sql`now() + make_interval(secs => ${GATHER_SECONDS})`}),
    })),
    sql`${isDone} and ${isOther('day')}`,
  )

/** Fixes what a mail covers before it is first sent, so that another try is the same mail. */
export async function fixHomes(
  orm: Orm,
  kind: HomesMailKind,
  {item}: Entry,
  {day, time}: {day: string; time: string},
): Promise<HomesMail> {
  const latest = sql`coalesce((select max(${homeChanges.id}) from ${homeChanges}), 0)`
  const latestEvent = sql`coalesce((select max(${homeEvents.id}) from ${homeEvents}), 0)`
  const [row] = await orm
    .update(outbox)
    .set({
      payload: sql`jsonb_build_object('upto', ${latest}, 'events', ${latestEvent}, 'time', ${time}::text) || ${outbox.payload} || jsonb_build_object('day', ${day}::text)`,
    })
    .where(and(eq(outbox.kind, kind), eq(outbox.item, item)))
    .returning({payload: outbox.payload})
  const fixed = row?.payload ?? {}
  return {
    ...{id: String(fixed.id), person: String(fixed.person), day, time: String(fixed.time)},
    ...{upto: Number(fixed.upto), events: Number(fixed.events)},
  }
}

/** One UUID for each mail of a day. That of the first is made as in the migration that brought the outbox. */
const itemsOf = (kind: HomesMailKind, person: string) =>
  Array.from({length: MAX_A_DAY[kind]}, (_, nth) => idFromText(nth ? `${person} ${nth}` : person))
