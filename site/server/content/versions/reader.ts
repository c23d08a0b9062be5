/**
 * Chooses the database for reading public content: the main one, or a replica. A replica may lag
 * behind or be down; it is used only when it has the import that the answer is cached for.
 */
import {drizzle} from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {isFailureOfDatabase} from '#server/platform/db/errors.ts'
import type {Settings} from '#server/platform/env.ts'
import type {Log} from '#server/platform/log.ts'
import {selectContentVersion} from './content-version.ts'

export type ReplicaState = 'up' | 'lagging' | 'down'

export interface Reader {
  /** Runs a query for content of that import; undefined: the import is not known. */
  read<Result>(version: string | undefined, query: (orm: Orm) => Promise<Result>): Promise<Result>
  /** How the replica was when it was last used; undefined without one. */
  replica(): ReplicaState | undefined
  /** How it is now, for monitoring; `version`: the import that it should have, if that is known. */
  check(version: string | undefined): Promise<ReplicaState | undefined>
  close(): Promise<void>
}

/** Milliseconds. A visitor waits for a replica that does not answer, then the database is asked. */
const TIMES = {connect: 1_000, query: 2_000, retry: 5_000, recheck: 500}

export const openReader = (
  {databaseReadUrl: url}: Pick<Settings, 'databaseReadUrl'>,
  database: Pick<Database, 'ready'>,
  log: Log,
): Reader => (url ? replicaReader(database, {url, log}) : databaseReader(database))

export const databaseReader = (database: Pick<Database, 'ready'>): Reader => ({
  read: async (_version, query) => query(await database.ready()),
  replica: () => undefined,
  check: async () => undefined,
  close: async () => {},
})

function replicaReader(
  database: Pick<Database, 'ready'>,
  {url, log}: {url: string; log: Log},
): Reader {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: TIMES.connect,
    query_timeout: TIMES.query,
  })
  // A connection that breaks is replaced at its next use; unheard, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const replica: Orm = drizzle({client: pool})
  /** The import that the replica was seen to have: it never goes back. */
  let reached: string | undefined
  let state: ReplicaState = 'up'
  let isAnswering = true
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  function setState(next: ReplicaState, err?: unknown) {
    if (next === state) return
    if (next === 'up') log.info('the replica is up to date again')
    else log.warn({err}, next === 'down' ? 'the replica is down' : 'the replica lags behind')
    state = next
  }
  function giveUp(err: unknown) {
    checkedAt = performance.now()
    reached = undefined
    isAnswering = false
    setState('down', err)
  }
  /** Shared by all who ask at the same time, and not at once again. */
  function look() {
    const pause = state === 'down' ? TIMES.retry : TIMES.recheck
    if (!checking && performance.now() - checkedAt < pause) return
    checking ??= selectContentVersion(replica)
      .then(version => {
        reached = version
        isAnswering = true
      }, giveUp)
      .finally(() => {
        checkedAt = performance.now()
        checking = undefined
      })
    return checking
  }
  async function isUpToDate(version: string | undefined) {
    if (version === undefined) return false
    if (reached !== version) await look()
    const isReached = reached === version
    if (reached !== undefined) setState(isReached ? 'up' : 'lagging')
    return isReached
  }

  return {
    async read(version, query) {
      if (await isUpToDate(version)) {
        try {
          return await query(replica)
        } catch (error) {
          // Also a query that the replica cancelled, because a newer row replaced what it read.
          if (!isFailureOfDatabase(error)) throw error
          giveUp(error)
        }
      }
      return query(await database.ready())
    },
    replica: () => state,
    async check(version) {
      await look()
      if (isAnswering) setState(version === undefined || reached === version ? 'up' : 'lagging')
      return state
    },
    close: () => pool.end(),
  }
}
