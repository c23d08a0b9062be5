/**
 * The embedded database never syncs its files, so a power cut may cost it rows that were stored.
 * The spool's files of stored leads are kept for that; after a stop without notice, or for a new
 * database, they are stored again. Each lead is stored once by its key, so too often does no harm.
 */
import {existsSync} from 'node:fs'
import {mkdir, readdir, unlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import type {Log} from '#server/platform/log.ts'
import type {Lead} from './lead.ts'
import type {LeadStore} from './lead-store.ts'
import {readSegment} from './segment.ts'
import {type StoredBatch, storeBatch} from './store-batch.ts'

export interface Restore {
  finished: Promise<void>
  stop(): Promise<void>
}

interface RestoreOptions {
  archive: string
  needed: boolean
  store: Pick<LeadStore, 'insert'>
  log: Log
}

/** Is beside the files until they are all stored again; an operator may create it too. */
const MARK = 'restore'
const BATCH = 200
const PAUSE = 2_000

export function restoreArchive(options: RestoreOptions): Restore {
  const stopping = new AbortController()
  const finished = restore(options, stopping.signal).catch(error => {
    if (!stopping.signal.aborted) options.log.error({err: error}, 'restoring stored leads failed')
  })
  return {
    finished,
    async stop() {
      stopping.abort()
      await finished
    },
  }
}

async function restore({archive, needed, store, log}: RestoreOptions, stopping: AbortSignal) {
  const mark = join(archive, MARK)
  await mkdir(archive, {recursive: true, mode: 0o700})
  if (needed) await writeFile(mark, '')
  if (!existsSync(mark)) return
  let count = 0
  for (const name of (await readdir(archive)).filter(isSpoolFile).sort()) {
    const {lines, damaged} = await readSegment(join(archive, name))
    if (damaged) log.error({file: name, damaged}, 'stored leads are unreadable')
    const leads = lines.map(({lead}) => lead)
    for (let from = 0; from < leads.length; from += BATCH) {
      const refused = await insertPatiently(store, leads.slice(from, from + BATCH), stopping)
      for (const {lead, error} of refused) {
        log.error({err: error, lead: lead.id, file: name}, 'database rejected a stored lead')
      }
    }
    count += leads.length
  }
  await unlink(mark)
  if (count) log.info({count}, 'verified stored leads against the database')
}

/** Retries while the database is down; returns the leads that it refuses. */
async function insertPatiently(
  store: Pick<LeadStore, 'insert'>,
  leads: Lead[],
  stopping: AbortSignal,
): Promise<StoredBatch['refused']> {
  for (;;) {
    stopping.throwIfAborted()
    const {refused, failure} = await storeBatch(store, leads)
    if (failure === undefined) return refused
    await delay(PAUSE, undefined, {signal: stopping, ref: false})
  }
}

const isSpoolFile = (name: string) => name.endsWith('.jsonl')
