/** Databases with the demo's content and many more homes, which a server of a checkout is started on. */
import {cp, mkdir, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {PGlite} from '@electric-sql/pglite'
import pg from 'pg'
import {makePart} from '../../site/server/support/databases/part-process.ts'
import {findPostgres} from '../../site/server/support/databases/postgres.ts'
import {fill, type Query, type Size} from './fill.ts'
import type {DatabaseName} from './options.ts'

/** A filled database. */
export interface Dataset {
  /** By which a server finds it. */
  env: Record<string, string>
  /** Runs a statement while no server uses an embedded database. */
  query: Query
  remove(): Promise<void>
}

/** Makes them, each from the same demo. */
export interface Maker {
  /** The demo alone without a size. */
  make(size?: Size): Promise<Dataset>
  stop(): Promise<void>
}

/** Undefined where the database is not installed. */
export async function openMaker(name: DatabaseName, checkout: string): Promise<Maker | undefined> {
  const directory = await mkdtemp(join(tmpdir(), 'ocp-search-'))
  const maker = name === 'PGlite' ? embedded(directory, checkout) : postgres(directory, checkout)
  const made = await maker
  const clear = () => rm(directory, {recursive: true, force: true})
  if (!made) await clear()
  return made && {...made, stop: () => made.stop().then(clear)}
}

async function embedded(directory: string, checkout: string): Promise<Maker> {
  const demo = join(directory, 'demo')
  await mkdir(demo)
  await makePart('demo', {DATA_DIR: demo}, checkout)
  let count = 0
  return {
    async make(size) {
      const own = join(directory, `${count++}`)
      await cp(demo, own, {recursive: true})
      const query: Query = async sql => {
        const client = await PGlite.create({dataDir: join(own, 'database')})
        const {rows} = await client.query<Record<string, unknown>>(sql)
        await client.close()
        return rows
      }
      if (size) {
        const client = await PGlite.create({dataDir: join(own, 'database')})
        await fill([async sql => (await client.query<Record<string, unknown>>(sql)).rows], size)
        await client.close()
      }
      return {env: {DATA_DIR: own}, query, remove: () => rm(own, {recursive: true})}
    },
    stop: async () => {},
  }
}

/** For a million homes and more; a laptop has as much. */
const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=8GB', 'maintenance_work_mem=512MB']
/** The connections that fill it. */
const CONNECTIONS = 2

async function postgres(directory: string, checkout: string): Promise<Maker | undefined> {
  const server = await findPostgres(SETTINGS)
  if (!server) return undefined
  const demo = await server.createDatabase()
  await makePart('demo', {DATA_DIR: directory, DATABASE_URL: demo}, checkout)
  const nameOf = (url: string) => new URL(url).pathname.slice(1)
  return {
    async make(size) {
      const url = await server.createDatabase(nameOf(demo))
      const connect = async () => {
        const client = new pg.Client({connectionString: url})
        // A server that stops after a failure ends it, which is not to hide that failure.
        client.on('error', () => {})
        await client.connect()
        const query: Query = async sql => (await client.query(sql)).rows
        return {query, end: () => client.end()}
      }
      const connections = await Promise.all(Array.from({length: CONNECTIONS}, connect))
      if (size)
        await fill(
          connections.map(({query}) => query),
          size,
        )
      const [first, ...others] = connections as [Awaited<ReturnType<typeof connect>>]
      for (const other of others) await (other as typeof first).end()
      return {
        env: {DATABASE_URL: url, DATA_DIR: directory},
        query: first.query,
        async remove() {
          await first.end()
          const admin = new pg.Client({connectionString: server.url})
          await admin.connect()
          await admin.query(`drop database ${nameOf(url)} with (force)`)
          await admin.end()
        },
      }
    },
    stop: () => server.stop(),
  }
}
