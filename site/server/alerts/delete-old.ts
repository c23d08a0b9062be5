/** Deletes saved searches: those that nobody needs any more, and those of a person who asked for it. */
import {and, eq, inArray, isNotNull, lt, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {deleteDone} from '#server/platform/outbox/entries.ts'
import {SHORTLIST, searchMailKinds} from './mail/search-mail.ts'
import {homeChanges, savedSearches, savedSearchLinks, watchedHomes} from './tables.ts'

/** Days. */
const KEPT = {
  unconfirmed: 7,
  /** An ended search stays so long, so that its link can start it again. */
  ended: 30,
  mails: 30,
  /** One that could never be sent has the address still. */
  shortlists: 1,
  /** A mail is tried for five days and a half, and a week's search waits for its day. */
  changes: 60,
  links: 400,
  gone: 400,
}

const before = (days: number) => sql`now() - make_interval(days => ${days})`

export async function deleteOldSearches(orm: Orm) {
  const {state, createdAt, endedAt} = savedSearches
  await orm
    .delete(savedSearches)
    .where(and(eq(state, 'waiting'), lt(createdAt, before(KEPT.unconfirmed))))
  await orm.delete(savedSearches).where(and(eq(state, 'ended'), lt(endedAt, before(KEPT.ended))))
  await deleteDone(orm, searchMailKinds, KEPT.mails)
  await deleteDone(orm, [SHORTLIST], KEPT.shortlists)
  await orm.delete(homeChanges).where(lt(homeChanges.at, before(KEPT.changes)))
  await orm.delete(savedSearchLinks).where(lt(savedSearchLinks.createdAt, before(KEPT.links)))
  await orm
    .delete(watchedHomes)
    .where(and(isNotNull(watchedHomes.goneOn), lt(watchedHomes.goneOn, before(KEPT.gone))))
}

/** Deletes the searches and the lists by mail with these ids, and returns the ids that were found. */
export async function deleteSearches(inside: Orm, ids: string[]): Promise<string[]> {
  const deleted = await inside
    .delete(savedSearches)
    .where(inArray(savedSearches.id, ids))
    .returning({id: savedSearches.id})
  const lists = await inside
    .delete(outbox)
    .where(and(eq(outbox.kind, SHORTLIST), inArray(outbox.item, ids)))
    .returning({id: outbox.item})
  return [...deleted, ...lists].map(({id}) => id)
}

/**
 * Takes over mails that an earlier version left in a table of its own: one that runs beside this
 * one, or was started in its place for a while. The migration that brought the outbox defines it.
 */
export const adoptMails = (orm: Orm) => orm.execute(sql`select adopt_saved_search_mails()`)
