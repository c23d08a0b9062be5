/**
 * Enquiries are deleted everywhere: in the database, and on each server in the spool, its files of
 * stored leads and the uploads. The database tells the other servers what to remove.
 */
import {rm, stat} from 'node:fs/promises'
import {join} from 'node:path'
import type {Database} from '../../platform/db/connect.ts'
import type {Log} from '../../platform/log.ts'
import type {Leads} from '../leads.ts'
import {countExpired, databaseTime, deleteRows, expiredIds} from './deleted-leads.ts'
import {type Expired, isExpired} from './retention.ts'

export interface Deleted {
  /** In the database, or waiting for it here. */
  enquiries: number
  /** Deliveries that had still to be made. */
  undelivered: number
  /** Enquiries whose files were on this machine. */
  uploads: number
  /** Nothing of these is here; another server that has something removes it. */
  unknown: string[]
}

/** Who had it deleted, for the log. */
export type Cause = 'operator' | 'purge' | 'retention'

export interface Deletions {
  delete(ids: string[], cause?: Cause): Promise<Deleted>
  purge(expired: Expired, cause?: Cause): Promise<Deleted>
  /** How many a purge would delete. */
  count(expired: Expired): Promise<number>
  /** By the clock of the database. */
  now(): Promise<Date>
  /** Removes what lies on this machine of leads that are deleted in the database. */
  eraseCopies(ids: ReadonlySet<string>): Promise<{waited: number; uploads: string[]}>
}

export interface DeletionOptions {
  dataDir: string
  database: Pick<Database, 'ready'>
  leads: Pick<Leads, 'erase' | 'waiting'>
  log: Pick<Log, 'info'>
}

/** All files of the spool are read for each so many. */
const CHUNK = 20_000

export function openDeletions({dataDir, database, leads, log}: DeletionOptions): Deletions {
  const nothing = (): Deleted => ({enquiries: 0, undelivered: 0, uploads: 0, unknown: []})

  async function eraseCopies(ids: ReadonlySet<string>) {
    const waited = await leads.erase(ids)
    const uploads: string[] = []
    for (const id of ids) if (await removeUploads(dataDir, id)) uploads.push(id)
    return {waited, uploads}
  }

  async function deleteAll(ids: string[]): Promise<Deleted> {
    if (!ids.length) return nothing()
    const waiting = leads.waiting().map(({id}) => id)
    const {ids: rows, undelivered} = await deleteRows(await database.ready(), ids)
    const {uploads} = await eraseCopies(new Set(ids))
    const wanted = new Set(ids)
    const found = new Set([...rows, ...waiting.filter(id => wanted.has(id))])
    const known = new Set([...found, ...uploads])
    const unknown = ids.filter(id => !known.has(id))
    return {enquiries: found.size, undelivered, uploads: uploads.length, unknown}
  }

  /** Says how much, and nothing of whom. */
  function report(cause: Cause, {enquiries, undelivered, uploads}: Deleted, more: object) {
    log.info({cause, enquiries, undelivered, uploads, ...more}, 'enquiries deleted')
  }

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
    eraseCopies,

    async delete(ids, cause = 'operator') {
      const deleted = await deleteAll([...new Set(ids)])
      report(cause, deleted, {leads: ids})
      return deleted
    },

    async purge(expired, cause = 'purge') {
      const total = nothing()
      for await (const ids of expiredChunks(expired)) {
        const {enquiries, undelivered, uploads} = await deleteAll(ids)
        total.enquiries += enquiries
        total.undelivered += undelivered
        total.uploads += uploads
      }
      if (total.enquiries || cause !== 'retention') {
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

/** Also those that were never finished. True when there were any. */
async function removeUploads(dataDir: string, id: string) {
  let found = false
  for (const name of [id, `${id}.arriving`]) {
    const path = join(dataDir, 'uploads', name)
    found ||= await stat(path).then(
      () => true,
      () => false,
    )
    await rm(path, {recursive: true, force: true})
  }
  return found
}
