/**
 * Enquiries are deleted everywhere: in the database, and on each server in the spool, its files of
 * stored leads and the uploads, which may be in the bucket. The database tells the other servers what to remove.
 */
import type {Database} from '#server/platform/db/connect.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import {eraseFromFiles} from '#server/platform/db/erased-files.ts'
import {outbox} from '#server/platform/db/tables.ts'
import type {Log} from '#server/platform/log.ts'
import type {PrivateFiles} from '#server/platform/storage/private-files.ts'
import {BucketFailed} from '#server/platform/storage/storage.ts'
import {removeFolders, removeFromBucket} from '#server/uploads/upload-folder.ts'
import type {LeadHooks} from '../hooks.ts'
import type {Leads} from '../leads.ts'
import {leads as leadsTable, testLeads} from '../tables.ts'
import {countExpired, deleteRows, expiredIds} from './deleted-leads.ts'
import {type Expired, isExpired} from './retention.ts'

export interface Deleted {
  /** In the database, or waiting for it here. */
  enquiries: number
  /** Deliveries that had still to be made. */
  undelivered: number
  /** Enquiries whose files were on this machine, or in the bucket. */
  uploads: number
  /** The bucket did not answer: files in it are removed when it does. */
  isBucketDown: boolean
  /** Nothing of these is here; another server that has something removes it. */
  unknown: string[]
}

/** The origin of a deletion, for the log. */
export type Cause = 'operator' | 'desk' | 'purge' | 'retention'

export interface Deletions {
  delete(ids: string[], cause?: Cause): Promise<Deleted>
  purge(expired: Expired, cause?: Cause): Promise<Deleted>
  /** How many a purge would delete. */
  count(expired: Expired): Promise<number>
  /** By the clock of the database. */
  now(): Promise<Date>
  /**
   * Removes what lies on this machine and in the bucket of leads that are deleted in the database.
   * Rejects when the bucket does not answer.
   */
  eraseCopies(ids: ReadonlySet<string>): Promise<void>
}

export interface DeletionOptions {
  dataDir: string
  database: Pick<Database, 'ready' | 'embedded'>
  /** The storage of uploads, besides this machine. */
  files: PrivateFiles | undefined
  leads: Pick<Leads, 'erase' | 'waiting'>
  hooks: Pick<LeadHooks, 'deleteOthers' | 'tables'>
  log: Pick<Log, 'info' | 'error'>
}

/** All files of the spool are read for each so many. */
const CHUNK = 20_000

export function openDeletions(options: DeletionOptions): Deletions {
  const {dataDir, database, files, leads, hooks, log} = options
  const nothing = (): Deleted => ({
    enquiries: 0,
    undelivered: 0,
    uploads: 0,
    isBucketDown: false,
    unknown: [],
  })

  async function eraseHere(ids: ReadonlySet<string>) {
    await leads.erase(ids)
    return removeFolders(dataDir, ids)
  }

  const eraseInBucket = async (ids: ReadonlySet<string>) =>
    files ? removeFromBucket(files, ids) : []

  /** Undefined when the bucket does not answer; each server tries again by itself. */
  const tryInBucket = (ids: ReadonlySet<string>) =>
    eraseInBucket(ids).catch(error => {
      if (!(error instanceof BucketFailed)) throw error
      return undefined
    })

  async function deleteAll(ids: string[]): Promise<Deleted> {
    if (!ids.length) return nothing()
    const waiting = leads.waiting().map(({id}) => id)
    const {ids: rows, undelivered} = await deleteRows(
      await database.ready(),
      ids,
      hooks.deleteOthers,
    )
    const wanted = new Set(ids)
    const here = await eraseHere(wanted)
    const inBucket = await tryInBucket(wanted)
    const uploads = new Set([...here, ...(inBucket ?? [])])
    const found = new Set([...rows, ...waiting.filter(id => wanted.has(id))])
    const known = new Set([...found, ...uploads])
    const unknown = ids.filter(id => !known.has(id))
    const isBucketDown = !inBucket
    return {enquiries: found.size, undelivered, uploads: uploads.size, isBucketDown, unknown}
  }

  /** Says how much, and nothing of whom. */
  function report(cause: Cause, deleted: Deleted, more: object) {
    const {enquiries, undelivered, uploads, isBucketDown} = deleted
    const waits = isBucketDown && {bucket: 'down, its files are deleted later'}
    log.info({cause, enquiries, undelivered, uploads, ...waits, ...more}, 'enquiries deleted')
  }

  /** They are deleted even where this fails, as on a full disk; it is tried again each day. */
  const rewriteFiles = () =>
    eraseFromFiles(database, visitorTables(hooks)).catch(error =>
      log.error({err: error}, 'deleted enquiries are still in files of the database'),
    )

  async function* expiredChunks(expired: Expired) {
    const orm = await database.ready()
    yield leads.waiting().flatMap(lead => (isExpired(lead, expired) ? [lead.id] : []))
    for (;;) {
      const ids = await expiredIds(orm, expired, CHUNK)
      if (ids.length) yield ids
      if (ids.length < CHUNK) return
    }
  }

  return {
    async eraseCopies(ids) {
      await eraseHere(ids)
      await eraseInBucket(ids)
    },

    async delete(ids, cause = 'operator') {
      const deleted = await deleteAll([...new Set(ids)])
      await rewriteFiles()
      report(cause, deleted, {leads: ids})
      return deleted
    },

    async purge(expired, cause = 'purge') {
      const total = nothing()
      for await (const ids of expiredChunks(expired)) {
        const {enquiries, undelivered, uploads, isBucketDown} = await deleteAll(ids)
        total.enquiries += enquiries
        total.undelivered += undelivered
        total.uploads += uploads
        total.isBucketDown ||= isBucketDown
      }
      if (total.enquiries || cause !== 'retention') {
        await rewriteFiles()
        report(cause, total, {before: expired.before.toISOString(), forms: expired.forms})
      }
      return total
    },

    async count(expired) {
      const waiting = leads.waiting().filter(lead => isExpired(lead, expired))
      return waiting.length + (await countExpired(await database.ready(), expired))
    },

    now: async () => databaseTime(await database.ready()),
  }
}

/** Tables from which a visitor is deleted. */
export const visitorTables = ({tables}: Pick<LeadHooks, 'tables'>) => [
  leadsTable,
  outbox,
  testLeads,
  ...tables.visitors,
]
