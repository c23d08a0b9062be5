/** Saved searches as an operator sees them, and how many there are. */
import {asc, count, getTableColumns} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {savedSearches} from './tables.ts'

const {
  idempotencyKey: _key,
  bodyHash: _hash,
  person: _person,
  seen: _seen,
  ...shown
} = getTableColumns(savedSearches)

/** All that is stored of each, but for what only servers need. */
export const listSearches = (orm: Orm) =>
  orm.select(shown).from(savedSearches).orderBy(asc(savedSearches.createdAt))

export type ListedSearch = Awaited<ReturnType<typeof listSearches>>[number]

/** By what became of them, as they are now. */
export async function countSearches(orm: Orm) {
  const rows = await orm
    .select({state: savedSearches.state, count: count()})
    .from(savedSearches)
    .groupBy(savedSearches.state)
  const of = (state: string) => rows.find(row => row.state === state)?.count ?? 0
  return {confirmed: of('confirmed'), waiting: of('waiting'), ended: of('ended')}
}
