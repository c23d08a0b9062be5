/** The homes that were written since a server last looked. */
import {and, gt, lte, max, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {homeWrites} from '../change-tables.ts'
import {contentVersion} from '../import-tables.ts'
import {properties} from '../tables.ts'

/** More than these are quicker read with all others. */
const KEPT = 5_000

/** To be called in the transaction that writes the homes; without ids any of them may be another. */
export async function noteWritten(orm: Pick<Orm, 'execute'>, ids: (string | null)[] = [null]) {
  if (!ids.length) return
  await orm.execute(sql`insert into ${homeWrites} (home) select unnest(${sql.param(ids)}::text[])`)
}

/** Their pictures were written: what shows a picture says how large it is, and what is seen on it. */
export const noteWrittenPictures = (orm: Pick<Orm, 'execute'>, ids: string[]) =>
  orm.execute(sql`insert into ${homeWrites} (home) select distinct ${properties.id}
    from ${properties}, unnest(${properties.main_images}) as picture
    where picture in (select unnest(${sql.param(ids)}::text[]))`)

/** Forgets the oldest. */
export const forgetWritten = (orm: Pick<Orm, 'execute'>) =>
  orm.execute(
    sql`delete from ${homeWrites} where id <= (select max(id) - ${KEPT}::int from ${homeWrites})`,
  )

export interface ContentState {
  /** Undefined before the first import. */
  version: string | undefined
  /** The number of the last write; 0 before the first. */
  lastWrite: number
}

/** Both of one moment. */
export async function selectContentState(orm: Orm): Promise<ContentState> {
  const lastWrite = sql<number>`(select coalesce(${max(homeWrites.id)}, 0) from ${homeWrites})`
  const [state] = await orm
    .select({version: contentVersion.version, lastWrite: lastWrite.mapWith(Number)})
    .from(contentVersion)
  return state ?? {version: undefined, lastWrite: 0}
}

/**
 * The homes that were written after one number and up to another, with the number of the last write of
 * each; undefined: there are too many, or it is unknown which.
 */
export async function writtenBetween(orm: Orm, after: number, last: number) {
  if (last - after > KEPT) return undefined
  const rows = await orm
    .select()
    .from(homeWrites)
    .where(and(gt(homeWrites.id, after), lte(homeWrites.id, last)))
    .orderBy(homeWrites.id)
  const writes = new Map<string, number>()
  for (const {home, id} of rows) {
    if (home === null) return undefined
    writes.set(home, id)
  }
  return writes
}
