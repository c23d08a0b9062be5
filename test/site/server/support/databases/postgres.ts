/** A PostgreSQL for the tests: `TEST_DATABASE_URL`, else a temporary cluster from installed binaries. */
import {type ChildProcess, type ExecFileSyncOptions, execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, dirname, join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import pg from 'pg'
import {freePort} from '../api/free-port.ts'

export type Postgres = ReturnType<typeof onServer>

/** A cluster that can fail. */
export interface OwnPostgres extends Postgres {
  /** Ends it at once, as a machine that fails: it has to recover when it is started again. */
  crash(): Promise<void>
  /** Resolves when it accepts connections. */
  start(): Promise<void>
  /** A streaming replica of it. */
  replicate(): Promise<OwnPostgres>
}

export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL || findBinaries())

/** Undefined where none is available. Settings such as `work_mem=8MB` start a separate cluster. */
export async function findPostgres(settings: string[] = []): Promise<Postgres | undefined> {
  const configured = process.env.TEST_DATABASE_URL
  if (configured) return onServer(configured, async () => {})
  return startOwnPostgres(settings)
}

/** Undefined where PostgreSQL is not installed. */
export async function startOwnPostgres(settings: string[] = []): Promise<OwnPostgres | undefined> {
  const binaries = findBinaries()
  return binaries ? startCluster(binaries, settings, initialise) : undefined
}

function onServer(url: string, stop: () => Promise<void>) {
  let count = 0
  return {
    /** The address of the server. */
    url,
    /** A new database: empty, or a copy of the one of that name, which must not be in use. */
    async createDatabase(template = 'template1') {
      const name = `ocp_test_${process.pid}_${count++}`
      const client = new pg.Client({connectionString: url})
      await client.connect()
      await client.query(`create database ${name} template ${template}`)
      await client.end()
      const own = new URL(url)
      own.pathname = `/${name}`
      return own.href
    },
    stop,
  }
}

/** The folder with initdb and postgres: of the PATH, else the newest of Debian's. */
function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map(version => join(debian, version, 'bin')),
  ]
  return folders
    .map(folder => join(folder, 'initdb'))
    .filter(existsSync)
    .map(path => dirname(realpathSync(path)))
    .find(folder => existsSync(join(folder, 'postgres')))
}

/** Fills the folder of a new cluster. */
type Fill = (binaries: string, data: string, options: ExecFileSyncOptions) => void

const initialise: Fill = (binaries, data, options) => {
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  execFileSync(join(binaries, 'initdb'), flags, options)
}

const copyOf =
  (port: number): Fill =>
  (binaries, data, options) => {
    const flags = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres', '-D', data]
    const asReplica = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast']
    execFileSync(join(binaries, 'pg_basebackup'), [...flags, ...asReplica], options)
  }

async function startCluster(
  binaries: string,
  serverOptions: string[],
  fill: Fill,
): Promise<OwnPostgres> {
  const user = notRoot()
  const directory = mkdtempSync(join(tmpdir(), 'ocp-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  fill(binaries, data, {...user, stdio: 'ignore', cwd: directory})
  const port = await freePort()
  const own = ['listen_addresses=127.0.0.1', `unix_socket_directories=${directory}`]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const settings = [...own, ...serverOptions].flatMap(one => ['-c', one])
  let server: ChildProcess
  const start = () => {
    server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...user,
      stdio: 'ignore',
      cwd: directory,
    })
    // A runner that has its test files in its own process ends when nothing keeps that alive.
    server.unref()
    return answers(url, server)
  }
  const end = async (signal: NodeJS.Signals) => {
    server.ref()
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const clear = () => rmSync(directory, {recursive: true, force: true})
  const killAndClear = () => {
    server.kill('SIGQUIT')
    clear()
  }
  process.once('exit', killAndClear)
  await start()
  return {
    ...onServer(url, async () => {
      process.off('exit', killAndClear)
      // Ends open connections first.
      await end('SIGINT')
      clear()
    }),
    start,
    crash: () => end('SIGQUIT'),
    replicate: () => startCluster(binaries, serverOptions, copyOf(port)),
  }
}

/** PostgreSQL refuses to run as root. */
function notRoot(): {uid?: number; gid?: number} {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return {uid: Number(user?.[2]), gid: Number(user?.[3])}
}

async function answers(url: string, server: ChildProcess) {
  for (;;) {
    const client = new pg.Client({connectionString: url})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (server.exitCode !== null) throw error
      await delay(50)
    }
  }
}
