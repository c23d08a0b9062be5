/** The database's clock: the same for several servers, whatever their own clocks say. */
import {sql} from 'drizzle-orm'
import type {Orm} from './connect.ts'

export async function databaseTime(orm: Orm): Promise<Date> {
  const [row] = await orm
    .select({now: sql<string>`extract(epoch from now())`})
    .from(sql`(select 1) as one`)
  return new Date(Number(row?.now) * 1000)
}
