/** Work that one of several servers does, once a day or once a month of the office. */
import {eq, lt, type SQL, sql} from 'drizzle-orm'
import {agency} from '#trade/agency/agency.ts'
import type {Orm} from './db/connect.ts'
import {dailyTasks} from './db/tables.ts'

/** Performs it if nobody has today; one that fails may be tried again. */
export const performDaily = (orm: Orm, task: string, work: () => Promise<void>) =>
  performOnce(orm, {task, since: sql`(now() at time zone ${agency.office.timeZone})::date`}, work)

/** The same, if nobody has since that day. */
export const performSince = (orm: Orm, task: string, day: string, work: () => Promise<void>) =>
  performOnce(orm, {task, since: sql`${day}::date`}, work)

interface Task {
  task: string
  /** First day of the time in which it is done once. */
  since: SQL
}

async function performOnce(orm: Orm, task: Task, work: () => Promise<void>) {
  if (!(await claim(orm, task))) return
  try {
    await work()
  } catch (error) {
    await orm.delete(dailyTasks).where(eq(dailyTasks.task, task.task))
    throw error
  }
}

async function claim(orm: Orm, {task, since}: Task) {
  const claimed = await orm
    .insert(dailyTasks)
    .values({task, day: since})
    .onConflictDoUpdate({
      target: dailyTasks.task,
      set: {day: sql`excluded.day`},
      setWhere: lt(dailyTasks.day, sql`excluded.day`),
    })
    .returning({task: dailyTasks.task})
  return claimed.length > 0
}
