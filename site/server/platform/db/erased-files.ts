/**
 * Takes what was deleted out of the embedded database's files, which backups copy. PostgreSQL's own
 * servers do that in time: by autovacuum, and by their archive of the log.
 */
import {getTableName, sql} from 'drizzle-orm'
import type {PgTable} from 'drizzle-orm/pg-core'
import type {Database, Orm} from './connect.ts'
import {accountSessions, accounts, auditLog, leadEvents, signInFailures} from '../../desk/tables.ts'
import {savedSearches, savedSearchLinks, savedSearchMails} from '../../alerts/tables.ts'
import {deliveries, leads, testLeads} from '../../leads/tables.ts'

/** Tables from which a visitor is deleted. */
const VISITORS = [
  ...[leads, leadEvents, deliveries, testLeads],
  ...[savedSearches, savedSearchLinks, savedSearchMails],
]
/** Those of people who work at the desk; the log grows, so they have to wait for the day's end. */
const OTHERS = [accounts, accountSessions, signInFailures, auditLog]
/** More than a log of the usual size has. */
const MAX_LOG_FILES = 10

type Embedded = Pick<Database, 'ready' | 'embedded'>

/** After a person was deleted. Takes about a second with 30,000 enquiries. */
export const eraseVisitorsFromFiles = (database: Embedded) => rewrite(database, VISITORS)

/** Once a day: former versions of what was changed, and what was deleted by its age. */
export async function eraseAllFromFiles(database: Embedded) {
  await rewrite(database, [...VISITORS, ...OTHERS])
  if (database.embedded) await (await database.ready()).execute(sql`vacuum`)
}

/** A plain `vacuum` frees the room of deleted rows, but leaves their text in it. */
async function rewrite({ready, embedded}: Embedded, tables: PgTable[]) {
  if (!embedded) return
  const orm = await ready()
  for (const table of tables) {
    await orm.execute(sql`vacuum full ${sql.identifier(getTableName(table))}`)
  }
  await removeOldLog(orm)
}

/** A file of the log goes once a newer one is in use; earlier versions kept some for later use. */
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
