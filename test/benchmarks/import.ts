/**
 * Measures imports through a running server on PostgreSQL: `node test/benchmarks/import.ts
 * [properties=5000] [pictures=0]` imports a new folder, and the same again.
 * Linux only.
 */
import {mkdtemp, rm} from 'node:fs/promises'
import {loadavg, tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {runToExit, startServer} from '../site/server/support/api/server-process.ts'
import {findPostgres} from '../site/server/support/databases/postgres.ts'
import {writeFolder} from './import/folder.ts'
import {watchProcess} from './import/processes.ts'

const CONTENT = fileURLToPath(new URL('../../site/commands/content.ts', import.meta.url))
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
  rows.first = await measure(server.pid, folder, env)
  rows.again = await measure(server.pid, folder, env)
  await server.end('SIGTERM')
  console.log(`\n${properties} properties, ${pictures} pictures of 750 kB; load ${loadavg()[0]}`)
  console.table(rows)
} finally {
  await postgres.stop()
  await rm(directory, {recursive: true, force: true})
}

async function measure(pid: number, folder: string, env: Record<string, string>) {
  const watch = watchProcess(pid)
  const before = watch.look()
  const {code, ms, stderr} = await runToExit(CONTENT, ['import', folder], env)
  const after = watch.look()
  watch.stop()
  if (code !== 0) console.error(stderr)
  return {
    exit: code,
    seconds: Math.round(ms / 100) / 10,
    'CPU s': Math.round((after.cpu - before.cpu) * 10) / 10,
    'server MB before': before.server,
    'server MB peak': watch.peak.server,
    'server MB after': after.server,
    'children MB peak': watch.peak.children,
  }
}
