/** The visit beacon (spec section 7): visits by day of the office, nothing about the visitor. */
import {sql} from 'drizzle-orm'
import {officeDay} from '../../widgets/shared/office-day.ts'
import type {Database} from './db/connect.ts'
import {visits} from './db/schema.ts'

export interface VisitCounter {
  count(): Promise<void>
}

export const visitCounter = (database: Pick<Database, 'ready'>): VisitCounter => ({
  async count() {
    const orm = await database.ready()
    await orm
      .insert(visits)
      .values({day: officeDay(), count: 1})
      .onConflictDoUpdate({target: visits.day, set: {count: sql`${visits.count} + 1`}})
  },
})
