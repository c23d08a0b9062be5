/**
 * Takes what was deleted out of the embedded database's files, which backups copy. PostgreSQL's own
 * servers do that in time: by autovacuum, and by their archive of the log.
 */
import {getTableName, sql} from 'drizzle-orm'
import type {PgTable} from 'drizzle-orm/pg-core'
import type {Database, Orm} from './connect.ts'

/** More than a log of the usual size has. */
const MAX_LOG_FILES = 10

type Embedded = Pick<Database, 'ready' | 'embedded'>

/** Takes about a second for tables with 30,000 enquiries. */
export async function eraseFromFiles({ready, embedded}: Embedded, tables: PgTable[]) {
  if (!embedded) return
  const orm = await ready()
  // A plain `vacuum` frees the room of deleted rows, but leaves their text in it.
  // Versions before the outbox had mails about saved searches in a table of their own.
  for (const table of [...tables.map(getTableName), 'saved_search_mails']) {
    await orm.execute(sql`vacuum full ${sql.identifier(table)}`)
  }
  await removeOldLog(orm)
}

/** A log file is removed once a newer one is in use; earlier versions retained some. */
async function removeOldLog(orm: Orm) {
  for (let turn = 0; turn < MAX_LOG_FILES; turn++) {
    await orm.execute(sql`select pg_switch_wal()`)
    await orm.execute(sql`checkpoint`)
    const [{count} = {count: 0}] = await orm
      .select({count: sql`count(*)`.mapWith(Number)})
      .from(sql`pg_ls_waldir()`)
    if (count <= 1) return
  }
}
