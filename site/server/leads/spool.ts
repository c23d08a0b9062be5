/**
 * The lead spool: a lead is on disk before its sender is answered, whatever the database does.
 * Leads that arrive together share one sync. See docs/decisions/001-lead-spool.md.
 */
import {unlink} from 'node:fs/promises'
import {basename} from 'node:path'
import {syncDirectory} from '#server/platform/durable-file.ts'
import {ServerError} from '#server/platform/http-error.ts'
import {jsonLine} from '#server/platform/json-lines.ts'
import type {Log} from '#server/platform/log.ts'
import type {Lead} from './lead.ts'
import {appendLines, closeSegment, createSegment, readSegment, type Segment} from './segment.ts'
import {numberOf, openSpoolFiles} from './spool-files.ts'
import {createWaitingLeads} from './waiting-leads.ts'

export interface Spool {
  /** Resolves when the lead is on disk; rejects with SpoolUnavailable when it cannot be. */
  append(lead: Lead): Promise<void>
  /** The oldest leads that the database has not stored. */
  oldest(count: number): Lead[]
  /** The lead that waits under this key. */
  find(key: string): Lead | undefined
  /** These are in the database now. */
  settle(leads: Lead[]): Promise<void>
  /**
   * The database refuses this one: it stays on disk and is retried after a restart. Returns the
   * name of its file.
   */
  setAside(lead: Lead): string | undefined
  /**
   * Removes leads for good, from every file: those that wait, that are stored, that are damaged. How
   * many of these ids waited.
   */
  erase(ids: ReadonlySet<string>): Promise<number>
  /** All leads that are not in the database, the oldest first. */
  unsettled(): Lead[]
  /** `damaged`: the number of lines that cannot be parsed plus that of leads that were set aside. */
  status(): {waiting: number; bytes: number; full: boolean; damaged: number}
  /** Called after every append. */
  onAppend: (() => void) | undefined
  close(): Promise<void>
}

export interface SpoolOptions {
  directory: string
  /** Bytes that may wait for the database. */
  limit: number
  /** The folder for files of stored leads; undefined: they are removed. */
  archive: string | undefined
  log: Log
}

/** The lead could not be put on disk: the sender must try again later. */
export class SpoolUnavailable extends ServerError {
  override name = 'SpoolUnavailable'
  override readonly statusCode = 503
}

interface Pending {
  lead: Lead
  line: string
  bytes: number
  written: ReturnType<typeof Promise.withResolvers<void>>
}

/** A drained file larger than this is done with; a smaller one is still appended to. */
const ROTATE = 1024 * 1024

export async function openSpool({directory, limit, archive, log}: SpoolOptions): Promise<Spool> {
  const files = await openSpoolFiles(directory, archive)
  const waiting = createWaitingLeads(limit)
  let pending: Pending[] = []
  let unreadable = 0
  let active: Segment | undefined
  let writing: Promise<void> | undefined
  /** Files are moved, removed and rewritten in turns: one that is rewritten must not come back. */
  let turn: Promise<unknown> = Promise.resolve()
  let number = 0

  for (const path of await files.spooled()) {
    number = Math.max(number, numberOf(path) || 0)
    await readBack(path)
  }
  for (const path of await files.damaged()) unreadable += (await readSegment(path)).damaged
  await syncDirectory(directory)

  /** Leads of the last run wait again. A new file is begun, so a torn line stays where it is. */
  async function readBack(path: string) {
    const {lines, damaged} = await readSegment(path)
    const segment: Segment = {
      path,
      name: basename(path),
      bytes: 0,
      waiting: 0,
      isWriting: false,
      damaged,
      file: undefined,
    }
    for (const line of lines) waiting.add(line.lead, segment, line.bytes)
    if (damaged) log.error({file: segment.name, damaged}, 'spooled leads are unreadable')
    // A file without leads is renamed to a damaged file; those are counted below.
    if (segment.waiting) unreadable += damaged
    else await files.retire(segment)
  }

  /** Writes what has gathered, again and again until nothing has. */
  async function writeAll() {
    while (pending.length) {
      const batch = pending
      pending = []
      try {
        active ??= await createSegment(files.pathOf(++number))
        const segment = active
        segment.isWriting = true
        await appendLines(
          segment,
          batch.map(({line}) => line),
        )
        for (const {lead, bytes, written} of batch) {
          waiting.release(bytes)
          waiting.add(lead, segment, bytes)
          written.resolve()
        }
        segment.isWriting = false
        spool.onAppend?.()
      } catch (error) {
        log.error({err: error}, 'writing leads to the spool failed')
        await abandon(batch)
      }
    }
    writing = undefined
  }

  /** After a failed write or sync the file's end is unknown: the next lead goes into a new file. */
  async function abandon(batch: Pending[]) {
    const segment = active
    active = undefined
    if (segment) {
      await closeSegment(segment)
      segment.isWriting = false
      // A full disk would otherwise collect a file for each refusal, all read at every start.
      if (!segment.bytes) await unlink(segment.path).catch(() => {})
      else await inTurn(() => retireAll(new Set([segment])))
    }
    for (const {bytes, written} of batch) {
      waiting.release(bytes)
      written.reject(new SpoolUnavailable('The spool cannot be written.'))
    }
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

  /** Retires the files that held leads which no longer wait, if they are complete. */
  async function retireAll(segments: Iterable<Segment>) {
    for (const segment of segments) {
      if (segment.waiting || segment.isWriting) continue
      if (segment === active && segment.bytes < ROTATE) continue
      if (segment === active) active = undefined
      await closeSegment(segment)
      await files
        .retire(segment)
        .catch(error => log.error({err: error}, 'retiring a spool file failed'))
    }
  }

  /** Closes the file that is written to: the next lead begins a new one, with a greater number. */
  async function leaveActive() {
    while (writing) await writing
    const left = {segment: active, last: number}
    active = undefined
    if (left.segment) await closeSegment(left.segment)
    return left
  }

  const spool: Spool = {
    onAppend: undefined,

    async erase(ids) {
      const {segment: left, last} = await leaveActive()
      const {count, segments} = waiting.remove(ids)
      if (left) segments.add(left)
      await inTurn(async () => {
        await files.erase(ids, last)
        await retireAll(segments)
      })
      return count
    },

    append(lead) {
      const line = jsonLine(lead)
      const bytes = Buffer.byteLength(line)
      if (!waiting.reserve(bytes)) {
        return Promise.reject(new SpoolUnavailable('The spool is full.'))
      }
      const written = Promise.withResolvers<void>()
      pending.push({lead, line, bytes, written})
      writing ??= writeAll()
      return written.promise
    },

    oldest: waiting.oldest,
    find: waiting.find,

    async settle(leads) {
      const {segments} = waiting.remove(leads.map(({id}) => id))
      await inTurn(() => retireAll(segments))
    },

    setAside: ({id}) => waiting.setAside(id),
    unsettled: waiting.all,

    status() {
      const {setAside, ...status} = waiting.status()
      return {...status, damaged: unreadable + setAside}
    },

    async close() {
      await writing
      const segment = active
      active = undefined
      if (!segment) return
      await closeSegment(segment)
      if (!segment.waiting) await inTurn(() => files.retire(segment))
    },
  }
  return spool
}
