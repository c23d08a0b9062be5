/**
 * Prints how long the ten most usual searches take, as `search-properties` answers them, and on
 * PostgreSQL how soon a server answers for pages of so many properties:
 * `npm run search-speed -- [rows=100000] [pglite|postgres|both]`. PostgreSQL is `TEST_DATABASE_URL`,
 * where a new database stays behind, else a temporary one. Pages need a build.
 */

import {mkdtemp, rm} from 'node:fs/promises'
import {loadavg, tmpdir} from 'node:os'
import {join} from 'node:path'
import {siteContentOfFolder} from '#server/content/records/site-content.ts'
import {databaseReader} from '#server/content/versions/reader.ts'
import {createAnswerCache} from '#server/http/api/answer-cache.ts'
import {readHandlers} from '#server/http/api/reads.ts'
import {type Database, openDatabase} from '#server/platform/db/connect.ts'
import {findPostgres} from '../site/server/support/databases/postgres.ts'
import {fill} from './search/fill.ts'
import {measureSearches} from './search/measure.ts'
import {measurePages} from './search/pages.ts'

const [rows = '100000', which = 'both'] = process.argv.slice(2)

if (which !== 'postgres') await onPglite()
if (which !== 'pglite') await onPostgres()

async function onPglite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'ocp-search-'))
  try {
    await measure('PGlite', openDatabase({dataDir, databaseUrl: undefined}))
  } finally {
    await rm(dataDir, {recursive: true})
  }
}

async function onPostgres() {
  const postgres = await findPostgres(['shared_buffers=1GB', 'max_wal_size=8GB'])
  if (!postgres) return console.log('PostgreSQL: not run')
  const databaseUrl = await postgres.createDatabase()
  try {
    await measure('PostgreSQL', openDatabase({dataDir: '', databaseUrl}))
    console.log('Pages, in milliseconds to the first byte, p50 / p99:')
    console.table(await measurePages(databaseUrl))
  } finally {
    await postgres.stop()
  }
}

async function measure(name: string, database: Database) {
  const orm = await database.ready()
  const started = Date.now()
  await fill(orm, Number(rows))
  const seconds = Math.round((Date.now() - started) / 1000)
  const before = load()
  const table = await measureSearches(
    readHandlers({
      reader: databaseReader(database),
      cache: createAnswerCache({current: () => undefined}),
      siteContent: siteContentOfFolder(),
    }),
  )
  console.log(`\n${name}, ${rows} properties (stored in ${seconds} s): milliseconds p50 / p99`)
  console.log(`Load of the machine over a minute: ${before} before, ${load()} after.`)
  console.table(table)
  await database.close()
}

function load() {
  return loadavg()[0]?.toFixed(1)
}
