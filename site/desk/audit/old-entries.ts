/** Deletes entries of the audit log whose retention, `DESK_AUDIT_RETENTION`, has ended. */

import {sql} from 'drizzle-orm'
import {auditLog} from '#desk/tables.ts'
import {type Age, momentBefore} from '#server/leads/deletion/age.ts'
import {performDaily} from '#server/platform/daily-task.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import type {Log} from '#server/platform/log.ts'
import {recurring} from '#server/platform/recurring.ts'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'

/** No statement holds many rows: people work meanwhile. */
const CHUNK = 5_000

/** Milliseconds between two looks. */
const PAUSE = 600_000

interface KeepingOptions {
  database: Pick<Database, 'ready'>
  retention: Age
  log: Log
  pause?: number
}

/** One of the servers deletes old entries, once a day. */
export function deleteOldEntries({database, retention, log, pause = PAUSE}: KeepingOptions) {
  const looks = recurring(
    async () => {
      const orm = await database.ready()
      await performDaily(orm, 'audit log', OFFICE_TIME_ZONE, async () => {
        const removed = await removeOldEntries(
          orm,
          momentBefore(await databaseTime(orm), retention),
        )
        if (removed) log.info({entries: removed}, 'old entries of the audit log deleted')
      })
    },
    {
      pause,
      onFailure: error => log.error({err: error}, 'deleting old entries of the audit log failed'),
    },
  )
  void looks.look()
  return looks
}

/** Answers how many were removed. The oldest are the first: their numbers ascend. */
async function removeOldEntries(orm: Orm, before: Date): Promise<number> {
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
