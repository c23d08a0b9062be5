/**
 * The database: PostgreSQL when `DATABASE_URL` is set, else the embedded one in `DATA_DIR`. Both are
 * used through the same Drizzle interface. A database that is down does not prevent the start:
 * callers await `ready()`, which fails now and may succeed at the next call.
 */
import {join} from 'node:path'
import type {PGlite} from '@electric-sql/pglite'
import {drizzle as drizzlePostgres} from 'drizzle-orm/node-postgres'
import {migrate as migratePostgres} from 'drizzle-orm/node-postgres/migrator'
import type {PgDatabase, PgQueryResultHKT} from 'drizzle-orm/pg-core'
import {drizzle as drizzleEmbedded} from 'drizzle-orm/pglite'
import {migrate as migrateEmbedded} from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type {Settings} from '../env.ts'
import {migrateAndTell, migrations, type Tell} from './migrate.ts'
import {isCreated, openEmbedded} from './pglite.ts'
import {openPool} from './pool.ts'

/** Both databases answer a statement in SQL with its rows. */
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}
interface Rows<Row> {
  rows: Row[]
}
export type Orm = PgDatabase<QueryResult>

export interface Database {
  /** True for the embedded one, which survives a kill but promises nothing after a power cut. */
  embedded: boolean
  /** True when the embedded database had to be created: whatever it should hold must be restored. */
  fresh: boolean
  /** The connected and migrated database; rejects while it cannot be reached. */
  ready(): Promise<Orm>
  /** Calls back at each notification on a channel; the embedded one has no other writers. */
  subscribe?(channel: string, onNotification: () => void): Promise<Subscription>
  /**
   * Claims the content for an import, against other servers and commands; the embedded one has none.
   * The claim ends with the process, too.
   */
  claim?(): Promise<Claim | 'taken'>
  /** The embedded one's client, to lend it to another process. */
  client?(): Promise<PGlite>
  /** Callbacks of this process, awaited after it has changed what others read. */
  observers?: Set<() => Promise<void>>
  close(): Promise<void>
}

export interface Claim {
  release(): Promise<void>
}

export interface OpenOptions {
  /** For an operator's task, which may take as long as it needs. */
  unlimited?: boolean
  /** Receives the log lines of migrations. */
  log?: Tell
}

export interface Subscription {
  /** Resolves when the connection is lost: from then on notifications are missed. */
  ended: Promise<void>
}

export const openDatabase = (
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  options: OpenOptions = {},
): Database =>
  settings.databaseUrl
    ? openPostgres(settings.databaseUrl, options)
    : openInDirectory(join(settings.dataDir, 'database'), options)

/** The embedded database of another process, by the client that it lent. */
export function openLent(client: PGlite): Database {
  const orm = drizzleEmbedded({client})
  return {
    embedded: true,
    fresh: false,
    ready: async () => orm,
    observers: new Set(),
    close: async () => {},
  }
}

function openInDirectory(directory: string, {log}: OpenOptions): Database {
  const fresh = !isCreated(directory)
  const embedded = remember(async forget => {
    const opened = await openEmbedded(directory)
    opened.gone.then(forget)
    const orm = drizzleEmbedded({client: opened.client})
    await migrateAndTell(orm, log, () => migrateEmbedded(orm, migrations))
    return {orm, client: opened.client, close: opened.close}
  })
  return {
    embedded: true,
    fresh,
    ready: async () => (await embedded.get()).orm,
    client: async () => (await embedded.get()).client,
    observers: new Set(),
    close: async () => (await embedded.close())?.close(),
  }
}

function openPostgres(connectionString: string, {unlimited, log}: OpenOptions): Database {
  const {pool, orm} = openPool(connectionString, unlimited)
  const migrated = remember(async () => {
    await migrateAlone(connectionString, log)
    return orm
  })
  const subscribers = new Set<pg.Client>()
  let isClosed = false
  return {
    embedded: false,
    fresh: false,
    ready: () => migrated.get(),
    async subscribe(channel, onNotification) {
      const client = new pg.Client({
        connectionString,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
      })
      const {promise: ended, resolve: end} = Promise.withResolvers<void>()
      client.on('error', () => end())
      client.on('end', () => end())
      client.on('notification', onNotification)
      subscribers.add(client)
      void ended.then(() => subscribers.delete(client))
      try {
        if (isClosed) throw new Error('The database is closed.')
        await client.connect()
        await client.query(`listen ${channel}`)
        return {ended}
      } catch (error) {
        end()
        await client.end().catch(() => {})
        throw error
      }
    },
    claim: () => claimContent(connectionString),
    observers: new Set(),
    close: async () => {
      isClosed = true
      await Promise.all([...subscribers].map(client => client.end().catch(() => {})))
      await migrated.close()
      await pool.end()
    },
  }
}

/**
 * A connection of its own holds the lock, which ends with it. The lock is a transaction's, because a
 * pooler would keep that of a session when the connection ends.
 */
async function claimContent(connectionString: string): Promise<Claim | 'taken'> {
  const client = new pg.Client({connectionString, connectionTimeoutMillis: 5_000, keepAlive: true})
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  // Some distributed PostgreSQL know no advisory locks: there, import through one server.
  const {rows} = await client
    .query('select pg_try_advisory_xact_lock(7402512) as claimed')
    .catch(() => ({rows: [{claimed: true}]}))
  // Before the answer: the server notices the end of a connection a moment later, and so would the next.
  const release = async () => {
    await client.query('rollback').catch(() => {})
    await client.end().catch(() => {})
  }
  if (rows[0]?.claimed) return {release}
  await release()
  return 'taken'
}

/**
 * Several servers may start on one database at once; they take turns at migrating it. The lock and the
 * limit of time are those of a transaction, because a pooler gives the next one another connection.
 */
async function migrateAlone(connectionString: string, log: Tell | undefined) {
  const client = new pg.Client({connectionString, connectionTimeoutMillis: 5_000})
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin; set local statement_timeout = 0')
    // Some distributed PostgreSQL know no advisory locks: there, start the first server alone.
    await client
      .query('select pg_advisory_xact_lock(7402511)')
      .catch(() => client.query('rollback'))
    // Its own transaction is this one, and ends it.
    const orm = drizzlePostgres({client})
    await migrateAndTell(orm, log, () => migratePostgres(orm, migrations))
  } finally {
    await client.end()
  }
}

/** Makes a thing once for all who ask, again after a failure or when it says that it is gone. */
function remember<Thing>(make: (forget: () => void) => Promise<Thing>) {
  let made: Promise<Thing> | undefined
  let closed = false
  const forget = () => {
    made = undefined
  }
  return {
    get() {
      if (closed) return Promise.reject(new Error('The database is closed.'))
      if (!made) {
        made = make(forget)
        made.catch(forget)
      }
      return made
    },
    /** Returns the connection, to be closed; no other one is made. */
    async close() {
      closed = true
      return made?.catch(() => undefined)
    },
  }
}
