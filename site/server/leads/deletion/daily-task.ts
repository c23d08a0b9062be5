/** Work that one of several servers does, once a day of the office. */
import {eq, lt, sql} from 'drizzle-orm'
import {agency} from '../../../../widgets/shared/agency.ts'
import type {Orm} from '../../platform/db/connect.ts'
import {dailyTasks} from '../../platform/db/schema.ts'

/** Performs it if nobody has today; one that fails may be tried again. */
export async function performDaily(orm: Orm, task: string, work: () => Promise<void>) {
  if (!(await claim(orm, task))) return
  try {
    await work()
  } catch (error) {
    await orm.delete(dailyTasks).where(eq(dailyTasks.task, task))
    throw error
  }
}

async function claim(orm: Orm, task: string) {
  const day = sql`(now() at time zone ${agency.office.timeZone})::date`
  const claimed = await orm
    .insert(dailyTasks)
    .values({task, day})
    .onConflictDoUpdate({
      target: dailyTasks.task,
      set: {day: sql`excluded.day`},
      setWhere: lt(dailyTasks.day, sql`excluded.day`),
    })
    .returning({task: dailyTasks.task})
  return claimed.length > 0
}
