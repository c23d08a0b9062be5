/** Deletes entries of the audit log whose retention has ended. */
import {sql} from 'drizzle-orm'
import type {Orm} from '../../platform/db/connect.ts'
import {auditLog} from '../tables.ts'

/** No statement holds many rows: people work meanwhile. */
const CHUNK = 5_000

/** Answers how many were removed. The oldest are the first: their numbers ascend. */
export async function removeOldEntries(orm: Orm, before: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const rows = await orm
      .delete(auditLog)
      .where(
        sql`id in (select id from (select id, at from ${auditLog} order by id limit ${CHUNK}) as oldest
          where at < ${before.toISOString()}::timestamptz)`,
      )
      .returning({id: auditLog.id})
    removed += rows.length
    if (rows.length < CHUNK) return removed
  }
}
