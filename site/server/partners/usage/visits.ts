/** The visit beacon (spec section 7): visits by day of the office, nothing about the visitor. */
import {sql} from 'drizzle-orm'
import type {Database} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {visits} from '../tables.ts'
import {createCountBuffer} from './count-buffer.ts'

export interface VisitCounter {
  count(): void
  close(): Promise<void>
}

export function createVisitCounter(database: Pick<Database, 'ready'>, log: Log): VisitCounter {
  const buffer = createCountBuffer<typeof visits.$inferSelect>({
    subject: 'The visits',
    log,
    keyOf: ({day}) => day,
    async store(rows) {
      const orm = await database.ready()
      await orm
        .insert(visits)
        .values(rows)
        .onConflictDoUpdate({
          target: visits.day,
          set: {count: sql`${visits.count} + excluded.count`},
        })
    },
  })
  return {
    count: () => buffer.add({day: officeDay(), count: 1}),
    close: buffer.close,
  }
}
