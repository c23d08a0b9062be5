/** Three servers behind Caddy, with one PostgreSQL, a replica of it and a bucket. */
import {setTimeout as delay} from 'node:timers/promises'
import pg from 'pg'
import {freePort} from '../../site/server/support/api/free-port.ts'
import {
  MAIN,
  type ServerProcess,
  startServer,
} from '../../site/server/support/api/server-process.ts'
import {makePart} from '../../site/server/support/databases/part-process.ts'
import {type OwnPostgres, startOwnPostgres} from '../../site/server/support/databases/postgres.ts'
import {openBucket} from '../../site/server/support/storage/bucket.ts'
import {newDirectory} from '../../site/server/support/storage/directories.ts'
import {startCaddy} from './caddy.ts'

type Environment = Record<string, string>

export type Cluster = Awaited<ReturnType<typeof startCluster>>

const SERVERS = 3

/** With the demonstration's content; `build`: the folder that all servers begin with. */
export async function startCluster(build: string) {
  const primary = (await startOwnPostgres()) as OwnPostgres
  const replica = await primary.replicate()
  const bucket = await openBucket()
  const databaseUrl = await primary.createDatabase()
  const [site, api] = [await address(), await address()]
  const shared = {
    ...bucket.env,
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: onServerOf(replica, databaseUrl),
    SITE_URL: `http://${site}`,
    API_PUBLIC_URL: `http://${api}`,
    SEED: 'demo',
    SITE_DIST: build,
  }
  /** The environment of each server, for the commands of an operator. */
  const environments: Environment[] = []
  const servers = new Map<Environment, ServerProcess>()
  await makePart('demo', {...shared, DATA_DIR: await newDirectory()})
  for (let count = 0; count < SERVERS; count++) {
    const own = {DATA_DIR: await newDirectory(), PORT: await port(), API_PORT: await port()}
    environments.push({...shared, ...own})
  }
  const start = async (env: Environment) => servers.set(env, await startServer(env, MAIN))
  await Promise.all(environments.map(start))
  const end = (env: Environment, signal: NodeJS.Signals) => servers.get(env)?.end(signal) ?? null
  const onReplica = async (statement: string) => {
    const client = new pg.Client({connectionString: replica.url})
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const caddy = await startCaddy({
    site: shared.SITE_URL,
    api: shared.API_PUBLIC_URL,
    siteServers: environments.map(env => `localhost:${env.PORT}`),
    apiServers: environments.map(env => `localhost:${env.API_PORT}`),
  })
  return {
    /** The addresses that visitors know. */
    site: shared.SITE_URL,
    api: shared.API_PUBLIC_URL,
    environments,
    /** Ends a server as a deployment does, and starts it with another build; its exit code. */
    async update(env: Environment, next: string) {
      const code = await end(env, 'SIGTERM')
      env.SITE_DIST = next
      await start(env)
      return code
    },
    /** Ends a server as a machine that fails, and starts it again after so many milliseconds. */
    async kill(env: Environment, pause: number) {
      await end(env, 'SIGKILL')
      await delay(pause)
      await start(env)
    },
    /** The replica no longer shows what is new; shows it again. */
    pauseReplica: () => onReplica('select pg_wal_replay_pause()'),
    resumeReplica: () => onReplica('select pg_wal_replay_resume()'),
    /** Ends the servers as a deployment does; their exit codes. */
    stopServers: () => Promise.all(environments.map(env => end(env, 'SIGTERM'))),
    /** Ends all the rest. */
    async stop() {
      await Promise.all([caddy.stop(), replica.stop(), bucket.close()])
      await primary.stop()
    },
  }
}

const port = async () => String(await freePort())
const address = async () => `localhost:${await freePort()}`

function onServerOf({url}: OwnPostgres, databaseUrl: string) {
  const replica = new URL(databaseUrl)
  replica.port = new URL(url).port
  return replica.href
}
