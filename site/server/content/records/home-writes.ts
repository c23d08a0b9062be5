/** The homes that were written since a server last looked. */
import {gt, max, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {homeWrites} from '../tables.ts'

/** More than these are quicker read with all others. */
const KEPT = 5_000

/** To be called in the transaction that writes the homes; without ids any of them may be another. */
export async function noteWritten(orm: Pick<Orm, 'execute'>, ids: (string | null)[] = [null]) {
  if (!ids.length) return
  await orm.execute(sql`insert into ${homeWrites} (home) select unnest(${sql.param(ids)}::text[])`)
}

/** Forgets the oldest. */
export const forgetWritten = (orm: Pick<Orm, 'execute'>) =>
  orm.execute(
    sql`delete from ${homeWrites} where id <= (select max(id) - ${KEPT}::int from ${homeWrites})`,
  )

/** The number of the last write; 0 before the first. */
export async function lastWritten(orm: Orm): Promise<number> {
  const [last] = await orm.select({id: max(homeWrites.id)}).from(homeWrites)
  return last?.id ?? 0
}

/** The homes that were written after a number; undefined: too many, or nobody knows which. */
export async function writtenAfter(orm: Orm, last: number): Promise<string[] | undefined> {
  if ((await lastWritten(orm)) - last > KEPT) return undefined
  const rows = await orm.select().from(homeWrites).where(gt(homeWrites.id, last))
  const ids = rows.map(({home}) => home)
  return ids.every(id => id !== null) ? [...new Set(ids)] : undefined
}
