/**
 * Measures syncs with a portal's feed through a running server on PostgreSQL: `node
 * test/benchmarks/sync.ts [listings=5000] [pictures=100]` syncs all, the same again, and the same with
 * one listing of a hundred changed. Linux only.
 */
import {mkdtemp, rm} from 'node:fs/promises'
import {loadavg, tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {startServer} from '../site/server/support/api/server-process.ts'
import {findPostgres} from '../site/server/support/databases/postgres.ts'
import {serveFeed} from './import/feed.ts'
import {measureContent} from './import/measure.ts'

const DEMO = fileURLToPath(new URL('../../site/content/demo', import.meta.url))
const [listings = 5_000, pictures = 100] = process.argv.slice(2).map(Number)

const postgres = await findPostgres()
if (!postgres) throw new Error('PostgreSQL is not installed: nothing to measure.')
const directory = await mkdtemp(join(tmpdir(), 'ocp-sync-'))
const feed = await serveFeed(listings, pictures)
try {
  const env = {DATA_DIR: join(directory, 'data'), DATABASE_URL: await postgres.createDatabase()}
  const server = await startServer({...env, LOG_LEVEL: 'warn'})
  const measure = (...args: string[]) => measureContent(server.pid, args, env)
  await measure('import', DEMO)
  const sync = ['sync', feed.url, '--permit-days', '30']
  const rows: Record<string, object> = {}
  rows.first = await measure(...sync)
  rows.again = await measure(...sync)
  feed.change(Math.ceil(listings / 100))
  rows['1% changed'] = await measure(...sync)
  await server.end('SIGTERM')
  console.log(`\n${listings} listings, ${pictures} pictures of 750 kB; load ${loadavg()[0]}`)
  console.table(rows)
} finally {
  feed.close()
  await postgres.stop()
  await rm(directory, {recursive: true, force: true})
}
