/** The private links to a viewing: the form that holds it has one, and each mail; see `platform/token.ts`. */
import {eq} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {hashOfToken, isToken, newToken} from '#server/platform/token.ts'
import {viewingLinks as links, viewings} from './tables.ts'

export type ViewingRow = typeof viewings.$inferSelect
export type ViewingRole = (typeof links.$inferSelect)['role']

/** A new token for a viewing; earlier ones stay. */
export async function newLink(
  orm: Pick<Orm, 'insert'>,
  viewing: string,
  role: ViewingRole,
): Promise<string> {
  const token = newToken()
  await orm.insert(links).values({hash: hashOfToken(token), viewing, role})
  return token
}

export async function viewingOfToken(
  orm: Pick<Orm, 'select'>,
  token: unknown,
): Promise<{viewing: ViewingRow; role: ViewingRole} | undefined> {
  if (typeof token !== 'string' || !isToken(token)) return undefined
  const [row] = await orm
    .select({viewing: viewings, role: links.role})
    .from(links)
    .innerJoin(viewings, eq(viewings.id, links.viewing))
    .where(eq(links.hash, hashOfToken(token)))
  return row
}
