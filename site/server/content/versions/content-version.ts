/**
 * The version of the content, known without a query, so that values made from the content can be
 * cached as long as they are valid: docs/decisions/035-page-cache.md.
 */
import {setTimeout as delay} from 'node:timers/promises'
import {sql} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {contentVersion} from '../import-tables.ts'

export interface ContentVersion {
  /** Undefined before the first import; rejects while nothing is known and the database is down. */
  current(): string | undefined | Promise<string | undefined>
  /** Reads it again after an import. */
  refresh(): Promise<void>
}

/** A database whose content is watched. */
export type Watched = Pick<Database, 'ready'> &
  Partial<Pick<Database, 'embedded' | 'subscribe' | 'observers'>>

const CHANNEL = 'ocp_content'
/**
 * The time for which an import goes unnoticed if no notification passes, as through some poolers.
 */
const RECHECK_MS = 1_000
/** Without requests for so long the database is left alone; the next request waits for one look. */
const IDLE_MS = 60_000
/** A request does not wait longer for a database that hangs, where an earlier version is known. */
const TIMEOUT_MS = 2_000

/** Watches the content of a database; each change by this process is known when it is reported. */
export function openContentVersion(database: Watched): ContentVersion {
  const version = database.embedded ? ownVersion(database) : sharedVersion(database)
  database.observers?.add(version.refresh)
  return version
}

/** Before a change is reported: who hears of it finds the new content here. */
export const refreshContent = (database: Watched) =>
  Promise.all([...(database.observers ?? [])].map(refresh => refresh()))

/**
 * The same, and the other servers are told. Some distributed PostgreSQL have no notifications: they look
 * by themselves.
 */
export const tellOfChange = (database: Watched, orm: Orm) =>
  Promise.all([
    refreshContent(database),
    orm.execute(sql`select pg_notify(${CHANNEL}, '')`).catch(() => {}),
  ])

/** The last version, and the query for it. */
function latest(database: Watched) {
  let known: {version: string | undefined} | undefined
  /** Under way. One after the other, so that an older answer never comes last. */
  let reading: Promise<void> | undefined

  const read = async () => {
    known = {version: await selectContentVersion(await database.ready())}
  }
  /** Not the one that runs already, which may have looked before the import. */
  function readAgain() {
    const mine = reading ? reading.then(read, read) : read()
    reading = mine
    const end = () => {
      if (reading === mine) reading = undefined
    }
    mine.then(end, end)
    return mine
  }
  return {
    known: () => known,
    join: () => reading ?? readAgain(),
    /** There was an import: if its version cannot be read, the earlier one is wrong all the same. */
    refresh: () =>
      readAgain().catch(() => {
        known = undefined
      }),
  }
}

/** The version in the embedded database: only this process writes to it. */
function ownVersion(database: Watched): ContentVersion {
  const {known, refresh, join} = latest(database)
  return {
    current: () => {
      const now = known()
      return now ? now.version : join().then(() => known()?.version)
    },
    refresh,
  }
}

/** The version in a PostgreSQL, where other servers and commands import, too. */
function sharedVersion(database: Watched): ContentVersion {
  const {known, refresh, join} = latest(database)
  let usedAt = 0
  let watching: NodeJS.Timeout | undefined
  let isSubscribed = false

  const look = () => void join().catch(() => {})

  async function subscribe() {
    if (isSubscribed || !database.subscribe) return
    isSubscribed = true
    try {
      const {ended} = await database.subscribe(CHANNEL, () => void refresh())
      look() // an import just before is not announced again
      await ended
    } catch {
      // The database is down, or knows no notifications: it is looked at every second.
    } finally {
      isSubscribed = false
    }
  }

  function watch() {
    void subscribe()
    watching = setInterval(() => {
      if (performance.now() - usedAt > IDLE_MS) {
        clearInterval(watching)
        watching = undefined
        return
      }
      void subscribe()
      look()
    }, RECHECK_MS)
    watching.unref()
  }

  return {
    current() {
      usedAt = performance.now()
      const now = known()
      if (watching && now) return now.version
      if (!watching) watch()
      if (!now) return join().then(() => known()?.version)
      const looked = Promise.race([
        join().catch(() => {}),
        delay(TIMEOUT_MS, undefined, {ref: false}),
      ])
      return looked.then(() => known()?.version)
    },
    refresh,
  }
}

/** The stored version; undefined before the first import. */
export async function selectContentVersion(orm: Pick<Orm, 'select'>): Promise<string | undefined> {
  const [current] = await orm.select({version: contentVersion.version}).from(contentVersion)
  return current?.version
}
