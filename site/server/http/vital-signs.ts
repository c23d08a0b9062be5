/**
 * The state of the parts that the server needs, for monitoring; checked seldom, answered at once.
 */
import {setTimeout as delay} from 'node:timers/promises'
import {sql} from 'drizzle-orm'
import {type MailBacklog, mailBacklog} from '#server/alerts/mail/mail-backlog.ts'
import {feedFailure} from '#server/content/feeds/past-syncs.ts'
import {type ContentVersion, openContentVersion} from '#server/content/versions/content-version.ts'
import type {Reader, ReplicaState} from '#server/content/versions/reader.ts'
import {type Backlog, readBacklog} from '#server/leads/delivery/backlog.ts'
import type {Leads} from '#server/leads/leads.ts'
import type {Database} from '#server/platform/db/connect.ts'
import type {Storage} from '#server/platform/storage/storage.ts'

export interface VitalSigns {
  spool(): ReturnType<Leads['status']>
  isDatabaseUp(): Promise<boolean>
  isStorageUp(): Promise<boolean>
  /** Undefined while the database cannot be read. */
  deliveries(): Promise<Backlog | undefined>
  /** The backlog of saved searches. */
  savedSearchMails(): Promise<MailBacklog | undefined>
  /** Undefined where no feed is synced on schedule, and while the database cannot be read. */
  feed(): Promise<FeedState | undefined>
  /** Undefined without a replica. */
  replica(): Promise<ReplicaState | undefined>
}

interface FeedState {
  /** For how long its syncs have failed; 0 when the last one was good. */
  failingSeconds: number
}

/** A dependency that has not answered by then counts as down. */
const TIMEOUT_MS = 1_000
/** Milliseconds for which an answer holds. A bucket charges for each check. */
const FRESH_MS = {database: 0, replica: 0, deliveries: 5_000, storage: 15_000}

export function vitalSigns(
  database: Pick<Database, 'ready'>,
  leads: Pick<Leads, 'status'>,
  storage: Pick<Storage, 'check'>,
  reader?: Pick<Reader, 'replica' | 'check'>,
  feed?: string,
  contentVersion: Pick<ContentVersion, 'current'> = openContentVersion(database),
): VitalSigns {
  const ping = async () => (await database.ready()).execute(sql`select 1`)
  const askDeliveries = async () => readBacklog(await database.ready())
  const askReplica = async () => {
    const version = await inTime(Promise.resolve(contentVersion.current()))
    return (await inTime(reader?.check(version) ?? nothing)) ?? 'down'
  }
  const askFeed = async (source: string) => {
    const failure = await feedFailure(await database.ready(), source)
    return {failingSeconds: failure?.seconds ?? 0}
  }
  return {
    spool: () => leads.status(),
    isDatabaseUp: remembered(FRESH_MS.database, () => succeeds(ping())),
    isStorageUp: remembered(FRESH_MS.storage, () => succeeds(storage.check())),
    deliveries: remembered(FRESH_MS.deliveries, () => inTime(askDeliveries())),
    savedSearchMails: remembered(FRESH_MS.deliveries, () => inTime(mailBacklog(database))),
    feed: feed ? remembered(FRESH_MS.deliveries, () => inTime(askFeed(feed))) : () => nothing,
    replica: reader?.replica() ? remembered(FRESH_MS.replica, askReplica) : () => nothing,
  }
}

const nothing = Promise.resolve(undefined)

const succeeds = async (asked: Promise<unknown>) =>
  (await inTime(
    asked.then(
      () => true,
      () => false,
    ),
  )) ?? false

/** Undefined for what fails or takes too long. */
const inTime = <T>(asked: Promise<T>) =>
  Promise.race([asked.catch(() => undefined), delay(TIMEOUT_MS, undefined, {ref: false})])

/** Concurrent questions share one answer, as do those that follow soon. */
function remembered<T>(ms: number, ask: () => Promise<T>) {
  let answer: Promise<T> | undefined
  let until = 0
  return () => {
    if (!answer || (until && performance.now() >= until)) {
      until = 0
      const mine = ask().finally(() => {
        if (ms) until = performance.now() + ms
        else answer = undefined
      })
      answer = mine
    }
    return answer
  }
}
