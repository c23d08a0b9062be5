/** A server in a process of its own, as `npm start` starts it, for benchmarks. */
import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {fileURLToPath} from 'node:url'
import {NODE_FLAGS, SERVER_ENV} from '../../site/commands/server.mjs'
import {freePort} from '../site/server/support/api/free-port.ts'
import {makePart} from '../site/server/support/databases/part-process.ts'

const OWN = fileURLToPath(new URL('../..', import.meta.url))
const PROBE = fileURLToPath(new URL('./event-loop-probe.ts', import.meta.url))

export type MeasuredServer = Awaited<ReturnType<typeof startServer>>

interface StartOptions {
  /** The folder of another version. */
  checkout?: string
  /** True where the database has content already. */
  isFilled?: boolean
  /** Called with each line of its log, which is printed otherwise. */
  onLog?: (line: string) => void
}

/** Resolves when it is ready, with the demo's content unless the database has some. */
export async function startServer(
  env: Record<string, string>,
  {checkout = OWN, isFilled = false, onLog}: StartOptions = {},
) {
  const main = join(checkout, 'site/server/main.ts')
  const directory = await mkdtemp(join(tmpdir(), 'ocp-benchmark-'))
  // Only an embedded database is given the demo's content by the server itself.
  const {DATABASE_URL} = env
  if (DATABASE_URL && !isFilled)
    await makePart('demo', {DATA_DIR: directory, DATABASE_URL}, checkout)
  const [site, api] = [await freePort(), await freePort()]
  const server = spawn(process.execPath, [...NODE_FLAGS, '--import', PROBE, main], {
    cwd: checkout,
    env: {
      ...process.env,
      ...SERVER_ENV,
      PORT: String(site),
      API_PORT: String(api),
      DATA_DIR: directory,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', onLog ? 'pipe' : 'inherit', 'ipc'],
  })
  if (onLog && server.stderr) createInterface({input: server.stderr}).on('line', onLog)
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  /** The longest delay of the event loop in each second, in milliseconds. */
  const loopDelays: number[] = []
  server.on('message', delay => loopDelays.push(delay as number))
  await Promise.race([
    once(createInterface({input: server.stdout as NodeJS.ReadableStream}), 'line'),
    once(server, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
  ])
  return {
    site: `http://localhost:${site}`,
    api: `http://localhost:${api}`,
    pid: server.pid as number,
    loopDelays,
    /** Resident memory of the whole process with its threads, in megabytes. */
    memory() {
      const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)])
      return Math.round(Number(kilobytes) / 1024)
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      await rm(directory, {recursive: true})
    },
  }
}
