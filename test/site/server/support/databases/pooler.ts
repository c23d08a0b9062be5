/** PgBouncer in front of a PostgreSQL, in the mode in which a connection lasts for one transaction. */
import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {chmodSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import pg from 'pg'
import {freePort} from '../api/free-port.ts'
import {newDirectory} from '../storage/directories.ts'

export function hasPooler() {
  try {
    execFileSync('pgbouncer', ['--version'], {stdio: 'ignore'})
    return true
  } catch {
    return false
  }
}

export type Pooler = Awaited<ReturnType<typeof startPooler>>

export async function startPooler(postgresUrl: string) {
  const directory = await newDirectory()
  const port = await freePort()
  const {hostname, port: postgresPort} = new URL(postgresUrl)
  const settings = join(directory, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${postgresPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
`,
  )
  // It gives up root's rights, and then has to read its settings.
  chmodSync(directory, 0o755)
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const pooler = spawn('pgbouncer', [...asRoot, '-q', settings], {stdio: 'ignore'})
  /** The same database through the pooler. */
  const addressOf = (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.port = String(port)
    return url.href
  }
  await answers(addressOf(postgresUrl))
  return {
    addressOf,
    async stop() {
      const ended = once(pooler, 'exit')
      pooler.kill('SIGINT')
      await ended
    },
  }
}

async function answers(connectionString: string) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({connectionString})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries === 100) throw error
      await delay(50)
    }
  }
}
