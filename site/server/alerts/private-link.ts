/** The private addresses in mails; see `platform/token.ts`. */
import {eq} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {hashOfToken, isToken, newToken} from '#server/platform/token.ts'
import {savedSearchLinks as links, savedSearches} from './tables.ts'

export const SAVED_SEARCHES = '/saved-searches/'

export type SavedSearchRow = typeof savedSearches.$inferSelect

/** A new token for a search; those of earlier mails stay. */
export async function newLink(orm: Orm, search: string): Promise<string> {
  const token = newToken()
  await orm.insert(links).values({hash: hashOfToken(token), search})
  return token
}

export async function searchOfToken(orm: Orm, token: unknown): Promise<SavedSearchRow | undefined> {
  if (typeof token !== 'string' || !isToken(token)) return undefined
  const [row] = await orm
    .select({search: savedSearches})
    .from(links)
    .innerJoin(savedSearches, eq(savedSearches.id, links.search))
    .where(eq(links.hash, hashOfToken(token)))
  return row?.search
}
