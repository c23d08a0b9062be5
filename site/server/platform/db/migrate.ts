/** Migrates the tables to the schema of this build, and logs each migration. */
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type SQL, sql} from 'drizzle-orm'
import Type from 'typebox'
import {Value} from 'typebox/value'
import type {Log} from '../log.ts'

export const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
}

type Migrate = () => Promise<unknown>
interface Queried {
  execute(query: SQL): PromiseLike<unknown>
}

/** Names the migrations that ran, and says when the database is of a newer build. */
export async function migrateAndTell(orm: Queried, log: Tell | undefined, migrate: Migrate) {
  const last = await lastMigration(orm)
  const known = readJournal()
  refuseUnreleased(last, known)
  await migrate()
  const ran = known.filter(({when}) => when > last).map(({tag}) => tag)
  if (ran.length) log?.info({migrations: ran}, 'database migrated')
  if (last > Math.max(...known.map(({when}) => when))) {
    log?.warn(
      {knows: known.at(-1)?.tag},
      'the database was migrated by a newer version than this one, which ignores what it does not know',
    )
  }
}

/** One migration brings a release to the next: it does not fit a database from between the two. */
function refuseUnreleased(last: number, known: Migration[]) {
  const isBetween = known.some(({when}) => when > last) && known.every(({when}) => when !== last)
  if (last === 0 || !isBetween) return
  throw new Error(
    'The database is of a development version from before this release. Start the last development version on it once, or restore a backup of a released version.',
  )
}

export type Tell = Pick<Log, 'info' | 'warn'>

/** When the newest of those that ran was made; 0 for a new database. */
async function lastMigration(orm: Queried): Promise<number> {
  const table = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`
  if (!(await firstRow(orm, table))?.found) return 0
  const newest = sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`
  return Number((await firstRow(orm, newest))?.newest ?? 0)
}

async function firstRow(orm: Queried, query: SQL) {
  const {rows} = (await orm.execute(query)) as {rows: Record<string, unknown>[]}
  return rows[0]
}

const migration = Type.Object({tag: Type.String(), when: Type.Number()})
type Migration = Type.Static<typeof migration>

const journal = Type.Object({entries: Type.Array(migration)})

/** The migrations of this build, in their order. */
export function readJournal(): Migration[] {
  const path = join(migrations.migrationsFolder, 'meta/_journal.json')
  return Value.Parse(journal, JSON.parse(readFileSync(path, 'utf8'))).entries
}
