/** Syncs a feed at intervals, by one of the servers that share a database. */

import {createHash} from 'node:crypto'
import {eq, sql} from 'drizzle-orm'
import {performDaily} from '#server/platform/daily-task.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {publish} from '#server/platform/observed.ts'
import {recurring} from '#server/platform/recurring.ts'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'
import {feedSyncs} from '../import-tables.ts'
import {BUSY, type Content, type ContentReport} from '../tasks/content.ts'
import {feedFailure, MAX_FAILING_SECONDS} from './past-syncs.ts'
import type {SyncSettings} from './settings.ts'

interface Parts {
  database: Pick<Database, 'ready'>
  content: Content
  settings: SyncSettings
  log: Log
  /** Milliseconds between two looks at whether it is time. */
  pause?: number
}

export interface ScheduledSync {
  /** Looks now; resolves when what was due is done. */
  look(): Promise<void>
  close(): Promise<void>
}

const PAUSE = 30_000

export function scheduleSync({
  database,
  content,
  settings,
  log,
  pause = PAUSE,
}: Parts): ScheduledSync {
  const {source, every, options} = settings
  const name = nameOf(source)
  const stop = new AbortController()

  async function syncIfDue() {
    const orm = await database.ready()
    if (stop.signal.aborted || !(await claimTurn(orm, name, every))) return
    const began = performance.now()
    const report = await content.perform('sync', source, {sync: options, signal: stop.signal})
    const isBusy = report.is === 'failed' && report.says === BUSY
    // The next look tries again; so does the next start.
    if (isBusy || stop.signal.aborted) {
      await orm.delete(feedSyncs).where(eq(feedSyncs.source, name))
      return
    }
    reportSync(report, (performance.now() - began) / 1000, log)
    if (report.is !== 'synced') await reportLongFailure(orm)
  }

  /** Once a day, apart from the reason of each failure, so that an alert can wait for it. */
  async function reportLongFailure(orm: Orm) {
    const failure = await feedFailure(orm, source)
    if (!failure || failure.seconds < MAX_FAILING_SECONDS) return
    await performDaily(orm, 'feed failure', OFFICE_TIME_ZONE, async () => {
      log.error({since: failure.since}, 'feed not synced for a day or longer')
    })
  }

  const looks = recurring(syncIfDue, {
    pause,
    onFailure: error => log.error({err: error}, 'feed not synced'),
  })
  return {
    look: looks.look,
    async close() {
      stop.abort()
      await looks.close()
    },
  }
}

/** Addresses may hold a password or a key. */
const nameOf = (source: string) => createHash('sha256').update(source).digest('hex')

/** When one of the servers began to sync it last. */
export async function lastSyncOf(orm: Orm, source: string): Promise<Date | undefined> {
  const [last] = await orm
    .select({began: feedSyncs.began})
    .from(feedSyncs)
    .where(eq(feedSyncs.source, nameOf(source)))
  return last?.began
}

/** By the clock of the database, which all servers share. */
async function claimTurn(orm: Orm, source: string, every: number) {
  const claimed = await orm
    .insert(feedSyncs)
    .values({source, began: sql`now()`})
    .onConflictDoUpdate({
      target: feedSyncs.source,
      set: {began: sql`now()`},
      setWhere: sql`${feedSyncs.began} <= now() - ${every / 1000} * interval '1 second'`,
    })
    .returning({source: feedSyncs.source})
  return claimed.length > 0
}

/** Nothing that is logged names a person: references and addresses of pictures are left to commands. */
function reportSync(report: ContentReport, seconds: number, log: Log) {
  publishSync(report, seconds)
  if (report.is === 'failed') log.error({reason: report.says}, 'feed not synced')
  if (report.is === 'refused') log.error({problems: report.problems.length}, 'feed not synced')
  if (report.is !== 'synced') return
  const {feed, changes, photos} = report
  const counts = {refused: refusedIn(report), photosFailed: photos.faults.length}
  log.info({feed, ...changes, ...counts, seconds: Math.round(seconds)}, 'synced feed')
}

/** For monitoring, whoever asked for the sync. */
export function publishSync(report: ContentReport, seconds: number) {
  const refused = report.is === 'synced' ? refusedIn(report) : undefined
  publish('sync', {outcome: report.is, seconds, refused})
}

const refusedIn = ({refused}: Extract<ContentReport, {is: 'synced'}>) =>
  new Set(refused.map(({reference}) => reference)).size
