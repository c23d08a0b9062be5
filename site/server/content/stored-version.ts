/** Which import the content is of, by which what was read before is known to be out of date. */
import type {Orm} from '#server/platform/db/connect.ts'
import {contentVersion} from './tables.ts'

const lookups = new WeakMap<Orm, Promise<string | undefined>>()

/** Undefined before the first import. Requests at the same time share one look at the database. */
export function readContentVersion(orm: Orm): Promise<string | undefined> {
  const running = lookups.get(orm)
  if (running) return running
  const lookup = selectContentVersion(orm).finally(() => lookups.delete(orm))
  lookups.set(orm, lookup)
  return lookup
}

/** A look of its own: a shared one may have begun before an import. */
export async function selectContentVersion(orm: Orm): Promise<string | undefined> {
  const [current] = await orm.select({version: contentVersion.version}).from(contentVersion)
  return current?.version
}
