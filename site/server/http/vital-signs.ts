/** How the parts are that the server needs, for whoever watches it; asked seldom, told at once. */
import {setTimeout as delay} from 'node:timers/promises'
import {sql} from 'drizzle-orm'
import {type MailBacklog, mailBacklog} from '#server/alerts/mail/backlog.ts'
import {contentVersionOf} from '#server/content/content-version.ts'
import {feedFailure} from '#server/content/feeds/feed-failure.ts'
import type {Reader, ReplicaState} from '#server/content/reader.ts'
import {type Backlog, openOutbox} from '#server/leads/delivery/outbox.ts'
import type {Leads} from '#server/leads/leads.ts'
import type {Database} from '#server/platform/db/connect.ts'
import type {Storage} from '#server/platform/storage/storage.ts'

export interface VitalSigns {
  spool(): ReturnType<Leads['status']>
  isDatabaseUp(): Promise<boolean>
  isStorageUp(): Promise<boolean>
  /** Undefined while the database does not tell. */
  deliveries(): Promise<Backlog | undefined>
  /** Of saved searches. */
  savedSearchMails(): Promise<MailBacklog | undefined>
  /** Undefined where no feed is synced on schedule, and while the database does not tell. */
  feed(): Promise<FeedState | undefined>
  /** Undefined without a replica. */
  replica(): Promise<ReplicaState | undefined>
}

interface FeedState {
  /** For how long its syncs have failed; 0 when the last one was good. */
  failingSeconds: number
}

/** Who has not answered by then counts as down. */
const TIMEOUT = 1_000
/** Milliseconds for which an answer holds. A bucket charges for being asked. */
const FRESH = {database: 0, replica: 0, deliveries: 5_000, storage: 15_000}

export function vitalSigns(
  database: Pick<Database, 'ready'>,
  leads: Pick<Leads, 'status'>,
  storage: Pick<Storage, 'check'>,
  reader?: Pick<Reader, 'replica' | 'check'>,
  feed?: string,
): VitalSigns {
  const outbox = openOutbox(database)
  const ping = async () => (await database.ready()).execute(sql`select 1`)
  const askReplica = async () => {
    const version = await inTime(Promise.resolve(contentVersionOf(database).current()))
    return (await inTime(reader?.check(version) ?? nothing)) ?? 'down'
  }
  const askFeed = async (source: string) => {
    const failure = await feedFailure(await database.ready(), source)
    return {failingSeconds: failure?.seconds ?? 0}
  }
  return {
    spool: () => leads.status(),
    isDatabaseUp: remembered(FRESH.database, () => succeeds(ping())),
    isStorageUp: remembered(FRESH.storage, () => succeeds(storage.check())),
    deliveries: remembered(FRESH.deliveries, () => inTime(outbox.backlog())),
    savedSearchMails: remembered(FRESH.deliveries, () => inTime(mailBacklog(database))),
    feed: feed ? remembered(FRESH.deliveries, () => inTime(askFeed(feed))) : () => nothing,
    replica: reader?.replica() ? remembered(FRESH.replica, askReplica) : () => nothing,
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
  Promise.race([asked.catch(() => undefined), delay(TIMEOUT, undefined, {ref: false})])

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
