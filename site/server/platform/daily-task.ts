/** Work that one of several servers does, once a day of the office. */
import {eq, lt, sql} from 'drizzle-orm'
import type {Orm} from './db/connect.ts'
import {dailyTasks} from './db/tables.ts'

/** Performs it if no server has today, in that time zone; one that fails may be tried again. */
export async function performDaily(
  orm: Orm,
  task: string,
  timeZone: string,
  work: () => Promise<void>,
) {
  const claimed = await orm
    .insert(dailyTasks)
    .values({task, day: sql`(now() at time zone ${timeZone})::date`})
    .onConflictDoUpdate({
      target: dailyTasks.task,
      set: {day: sql`excluded.day`},
      setWhere: lt(dailyTasks.day, sql`excluded.day`),
    })
    .returning({task: dailyTasks.task})
  if (!claimed.length) return
  try {
    await work()
  } catch (error) {
    await orm.delete(dailyTasks).where(eq(dailyTasks.task, task))
    throw error
  }
}
