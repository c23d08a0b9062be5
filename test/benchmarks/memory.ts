/**
 * Prints the resident memory of the server after some hundred reads and leads, with the embedded
 * database and with PostgreSQL: `TEST_DATABASE_URL`, else a temporary one.
 */
import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {fileURLToPath} from 'node:url'
import {NODE_FLAGS} from '../../site/server/node-flags.mjs'
import {freePort} from '../server/support/free-port.ts'
import {findPostgres} from '../server/support/postgres.ts'
import {sendBooking} from '../server/support/send.ts'

const MAIN = fileURLToPath(new URL('../../site/server/main.ts', import.meta.url))
const ROUNDS = 300

await measure('PGlite', 600, {})
const postgres = await findPostgres()
if (postgres) {
  await measure('PostgreSQL', 200, {DATABASE_URL: await postgres.createDatabase()})
  await postgres.stop()
} else console.log('PostgreSQL: not run')

async function measure(name: string, aim: number, env: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), 'ocp-memory-'))
  const [site, api] = [await freePort(), await freePort()]
  const server = spawn(process.execPath, [...NODE_FLAGS, MAIN], {
    env: {
      ...process.env,
      PORT: String(site),
      API_PORT: String(api),
      DATA_DIR: directory,
      LEADS_PER_MINUTE: '100000',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => server.kill('SIGKILL'))
  await once(createInterface({input: server.stdout}), 'line')
  const atStart = residentOf(server.pid)
  let most = atStart
  for (let round = 0; round < ROUNDS; round++) {
    await visit(`http://localhost:${site}/`, `http://localhost:${api}`)
    if (round % 10 === 0) most = Math.max(most, residentOf(server.pid))
  }
  const after = residentOf(server.pid)
  console.log(
    `${name}: ${after} MB after ${ROUNDS} pages and ${ROUNDS} leads (${atStart} MB at start, at most ${most} MB; aim: under ${aim} MB)`,
  )
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  await rm(directory, {recursive: true})
}

async function visit(page: string, api: string) {
  const [read, , sent] = await Promise.all([
    fetch(page),
    fetch(`${api}/readyz`),
    sendBooking({api}),
  ])
  await read.text()
  if (sent !== 200) throw new Error(`a lead was answered ${sent}`)
}

/** In megabytes, of the whole process with its threads. */
function residentOf(pid: number | undefined) {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], {encoding: 'utf8'})
  return Math.round(Number(kilobytes) / 1024)
}
