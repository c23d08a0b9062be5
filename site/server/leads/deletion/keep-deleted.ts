/**
 * The jobs of each server: it removes its copies of enquiries that were deleted through another
 * one, and once a day one of them deletes those that are older than `LEADS_RETENTION` allows.
 */

import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {sql} from 'drizzle-orm'
import Type from 'typebox'
import {Value} from 'typebox/value'
import {performDaily} from '#server/platform/daily-task.ts'
import type {Database} from '#server/platform/db/connect.ts'
import {eraseFromFiles} from '#server/platform/db/erased-files.ts'
import type {Log} from '#server/platform/log.ts'
import {parseJson} from '#server/platform/parse-json.ts'
import {recurring} from '#server/platform/recurring.ts'
import {writePrivate} from '#server/platform/secret.ts'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'
import type {LeadHooks} from '../hooks.ts'
import {deleteOldTests} from '../test-leads.ts'
import {deletedSince, deleteLateRows} from './deleted-leads.ts'
import {type Deletions, visitorTables} from './deletions.ts'
import {expiredNow, type Retention} from './retention.ts'

export interface KeepDeletedOptions {
  dataDir: string
  database: Pick<Database, 'ready' | 'embedded'>
  deletions: Deletions
  retention: Retention | undefined
  hooks: Pick<LeadHooks, 'tables'>
  log: Log
  /** Milliseconds between two looks. */
  pause?: number
}

export interface DeletedKeeper {
  /** Looks now; resolves when what was found is done. */
  look(): Promise<void>
  close(): Promise<void>
}

const PAUSE = 20_000
/** A deletion shows with the moment at which its transaction began. */
const OVERLAP = 300_000

export function keepDeleted(options: KeepDeletedOptions): DeletedKeeper {
  const {dataDir, database, deletions, retention, hooks, log, pause = PAUSE} = options
  const path = join(dataDir, 'deletions.json')
  /** Erased here, of those that are found again and again within the overlap. */
  let erased = new Set<string>()
  let since: Date | undefined

  async function eraseDeleted() {
    const orm = await database.ready()
    since ??= await lookedUntil(path)
    const {ids, now} = await deletedSince(orm, since)
    if (ids.length) await deleteLateRows(orm, ids)
    const fresh = new Set(ids.filter(id => !erased.has(id)))
    if (fresh.size) {
      await deletions.eraseCopies(fresh)
      await writePrivate(path, JSON.stringify({until: now.toISOString()}))
    }
    erased = new Set(ids)
    since = new Date(now.getTime() - OVERLAP)
  }

  async function purgeTests() {
    const orm = await database.ready()
    await performDaily(orm, 'test enquiries', OFFICE_TIME_ZONE, () => deleteOldTests(orm))
  }

  async function purgeExpired() {
    if (!retention) return
    await performDaily(await database.ready(), 'retention', OFFICE_TIME_ZONE, async () => {
      for (const expired of expiredNow(retention, await deletions.now())) {
        await deletions.purge(expired, 'retention')
      }
    })
  }

  async function eraseDaily() {
    if (!database.embedded) return
    const orm = await database.ready()
    await performDaily(orm, 'database files', OFFICE_TIME_ZONE, async () => {
      await eraseFromFiles(database, [...visitorTables(hooks), ...hooks.tables.staff])
      await orm.execute(sql`vacuum`)
    })
  }

  const looks = recurring(
    async () => {
      await eraseDeleted()
      await purgeTests()
      await purgeExpired()
      await eraseDaily()
    },
    {
      pause,
      onFailure: error => log.error({err: error}, 'deleting enquiries failed, will retry'),
    },
  )
  void looks.look()
  return {look: looks.lookAgain, close: looks.close}
}

const looked = Type.Object({until: Type.String()})
const isLooked = (value: unknown): value is Type.Static<typeof looked> => Value.Check(looked, value)

/** Kept beside the copies, so that those of a backup are looked through again. */
async function lookedUntil(path: string): Promise<Date> {
  const written = parseJson(await readFile(path, 'utf8').catch(() => ''), isLooked)
  const until = Date.parse(written?.until ?? '')
  return new Date(Number.isNaN(until) ? 0 : until - OVERLAP)
}
