/**
 * Measures imports through a running server on PostgreSQL: `node test/benchmarks/import.ts
 * [properties=5000] [pictures=0]` imports a new folder, and the same again.
 * Linux only.
 */
import {mkdtemp, rm} from 'node:fs/promises'
import {loadavg, tmpdir} from 'node:os'
import {join} from 'node:path'
import {startServer} from '../site/server/support/api/server-process.ts'
import {findPostgres} from '../site/server/support/databases/postgres.ts'
import {writeFolder} from './import/folder.ts'
import {measureContent} from './import/measure.ts'

const [properties = 5_000, pictures = 0] = process.argv.slice(2).map(Number)

const postgres = await findPostgres()
if (!postgres) throw new Error('PostgreSQL is not installed: nothing to measure.')
const directory = await mkdtemp(join(tmpdir(), 'ocp-import-'))
try {
  const folder = join(directory, 'content')
  await writeFolder(folder, properties, pictures)
  const env = {DATA_DIR: join(directory, 'data'), DATABASE_URL: await postgres.createDatabase()}
  const server = await startServer({...env, LOG_LEVEL: 'warn'})
  const rows: Record<string, object> = {}
  rows.first = await measureContent(server.pid, ['import', folder], env)
  rows.again = await measureContent(server.pid, ['import', folder], env)
  await server.end('SIGTERM')
  console.log(`\n${properties} properties, ${pictures} pictures of 750 kB; load ${loadavg()[0]}`)
  console.table(rows)
} finally {
  await postgres.stop()
  await rm(directory, {recursive: true, force: true})
}
