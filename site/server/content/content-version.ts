/**
 * Which import the content is of, known without a look at the database, so that what was made from the
 * content before can be kept as long as it is right: docs/decisions/035-page-cache.md.
 */
import {setTimeout as delay} from 'node:timers/promises'
import {sql} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {selectContentVersion} from './stored-version.ts'

export interface ContentVersion {
  /** Undefined before the first import; rejects while nothing is known and the database is down. */
  current(): string | undefined | Promise<string | undefined>
  /** Reads it again after an import. */
  refresh(): Promise<void>
}

export type Watched = Pick<Database, 'ready'> & Partial<Pick<Database, 'embedded' | 'subscribe'>>

const CHANNEL = 'ocp_content'
/** Where no notification passes, as through some poolers, an import goes unnoticed for so long. */
const RECHECK_MS = 1_000
/** Without requests for so long the database is left alone; the next request waits for one look. */
const IDLE_MS = 60_000
/** A request does not wait longer for a database that hangs, where an earlier version is known. */
const TIMEOUT_MS = 2_000

const versions = new WeakMap<Watched, ContentVersion>()

/** One for each database: all that keep something of its content agree on what is out of date. */
export function contentVersionOf(database: Watched): ContentVersion {
  const known = versions.get(database)
  if (known) return known
  const version = database.embedded ? ownVersion(database) : sharedVersion(database)
  versions.set(database, version)
  return version
}

/** Tells the other servers. Some distributed PostgreSQL have no notifications: they look by themselves. */
export const announceImport = (orm: Orm) =>
  orm.execute(sql`select pg_notify(${CHANNEL}, '')`).then(
    () => {},
    () => {},
  )

/** What was read last, and the reading of it. */
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

/** Of the embedded database: only this process writes to it. */
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

/** Of a PostgreSQL, where other servers and commands import, too. */
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
