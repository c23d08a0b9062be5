/**
 * The lead spool: a lead is on disk before its sender is answered, whatever the database does.
 * Leads that arrive together share one sync. See docs/decisions/001-lead-spool.md.
 */
import {readdir, rename, unlink} from 'node:fs/promises'
import {basename, join} from 'node:path'
import {makeDirectory, syncDirectory} from '../platform/durable-file.ts'
import type {Log} from '../platform/log.ts'
import {eraseLines} from './deletion/erase-lines.ts'
import type {Lead} from './lead.ts'
import {appendLines, closeSegment, createSegment, readSegment, type Segment} from './segment.ts'

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
  /** Where the files of stored leads are moved; undefined: they are removed. */
  archive: string | undefined
  log: Log
}

/** The lead could not be put on disk: the sender must try again later. */
export class SpoolUnavailable extends Error {
  override name = 'SpoolUnavailable'
}

interface Waiting {
  lead: Lead
  segment: Segment
  bytes: number
  aside: boolean
}

interface Pending {
  lead: Lead
  line: string
  bytes: number
  written: ReturnType<typeof Promise.withResolvers<void>>
}

/** A drained file larger than this is done with; a smaller one is still appended to. */
const ROTATE = 1024 * 1024
const SUFFIX = '.jsonl'
const DAMAGED = '.damaged'

export async function openSpool({directory, limit, archive, log}: SpoolOptions): Promise<Spool> {
  await makeDirectory(directory)
  if (archive) await makeDirectory(archive)
  /** By id; a key may come twice when a write failed after it had reached the disk. */
  const waiting = new Map<string, Waiting>()
  const byKey = new Map<string, Lead>()
  let pending: Pending[] = []
  let bytes = 0
  let full = false
  let unreadable = 0
  let active: Segment | undefined
  let writing: Promise<void> | undefined
  /** Files are moved, removed and rewritten in turns: one that is rewritten must not come back. */
  let turn: Promise<unknown> = Promise.resolve()
  let number = 0

  for (const name of await spooledFiles(directory)) {
    number = Math.max(number, Number.parseInt(name, 10) || 0)
    await readBack(join(directory, name))
  }
  for (const name of await damagedFiles(directory)) {
    unreadable += (await readSegment(join(directory, name))).damaged
  }
  await syncDirectory(directory)

  /** What the last run left: waits again. A new file is begun, so a torn line stays where it is. */
  async function readBack(path: string) {
    const {lines, damaged} = await readSegment(path)
    const segment: Segment = {
      ...{path, name: basename(path), bytes: 0, waiting: 0, isWriting: false, damaged},
      file: undefined,
    }
    for (const line of lines) enqueue(line.lead, segment, line.bytes)
    if (damaged) log.error({file: segment.name, damaged}, 'spooled leads are unreadable')
    // A file without leads is renamed to a damaged file; those are counted below.
    if (segment.waiting) unreadable += damaged
    else await retire(segment)
  }

  function enqueue(lead: Lead, segment: Segment, size: number) {
    waiting.set(lead.id, {lead, segment, bytes: size, aside: false})
    byKey.set(lead.key, lead)
    segment.waiting++
    bytes += size
  }

  function forget({lead, segment, bytes: size}: Waiting) {
    waiting.delete(lead.id)
    if (byKey.get(lead.key) === lead) byKey.delete(lead.key)
    segment.waiting--
    bytes -= size
    full = false
  }

  /** Writes what has gathered, again and again until nothing has. */
  async function writeAll() {
    while (pending.length) {
      const batch = pending
      pending = []
      try {
        active ??= await createSegment(join(directory, nameOf(++number)))
        const segment = active
        segment.isWriting = true
        await appendLines(
          segment,
          batch.map(({line}) => line),
        )
        for (const {lead, bytes: size, written} of batch) {
          bytes -= size
          enqueue(lead, segment, size)
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
      else await retireDrained(new Set([segment]))
    }
    for (const {bytes: size, written} of batch) {
      bytes -= size
      written.reject(new SpoolUnavailable('The spool cannot be written.'))
    }
  }

  /** A file whose leads are all in the database. */
  async function retire(segment: Segment) {
    const {path, name, damaged} = segment
    if (damaged) await rename(path, path + DAMAGED).catch(ignoreMissing)
    else if (archive) {
      await rename(path, join(archive, `${Date.now()}-${name}`)).catch(ignoreMissing)
      await syncDirectory(archive)
    } else await unlink(path).catch(ignoreMissing)
    await syncDirectory(directory)
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

  const retireDrained = (segments: Set<Segment>) => inTurn(() => retireAll(segments))

  async function retireAll(segments: Set<Segment>) {
    for (const segment of segments) {
      if (segment.waiting || segment.isWriting) continue
      if (segment === active && segment.bytes < ROTATE) continue
      if (segment === active) active = undefined
      await closeSegment(segment)
      await retire(segment).catch(error => log.error({err: error}, 'retiring a spool file failed'))
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

  async function rewriteAll(ids: ReadonlySet<string>, last: number) {
    const closed = (await readdir(directory)).filter(
      name => /\.jsonl(\.damaged)?$/.test(name) && Number.parseInt(name, 10) <= last,
    )
    const paths = closed.map(name => join(directory, name))
    for (const name of archive ? await spooledFiles(archive) : []) {
      paths.push(join(archive ?? '', name))
    }
    for (const path of paths) await eraseLines(path, ids)
  }

  const spool: Spool = {
    onAppend: undefined,

    async erase(ids) {
      const {segment: left, last} = await leaveActive()
      const touched = new Set(left && [left])
      const erased = [...waiting.values()].filter(({lead}) => ids.has(lead.id))
      for (const entry of erased) {
        forget(entry)
        touched.add(entry.segment)
      }
      await inTurn(async () => {
        await rewriteAll(ids, last)
        await retireAll(touched)
      })
      return erased.length
    },

    append(lead) {
      const line = `${JSON.stringify(lead)}\n`
      const size = Buffer.byteLength(line)
      if (bytes + size > limit) {
        full = true
        return Promise.reject(new SpoolUnavailable('The spool is full.'))
      }
      bytes += size
      const written = Promise.withResolvers<void>()
      pending.push({lead, line, bytes: size, written})
      writing ??= writeAll()
      return written.promise
    },

    oldest(count) {
      const found: Lead[] = []
      for (const {lead, aside} of waiting.values()) {
        if (!aside) found.push(lead)
        if (found.length === count) break
      }
      return found
    },

    find: key => byKey.get(key),

    async settle(leads) {
      const touched = new Set<Segment>()
      for (const lead of leads) {
        const entry = waiting.get(lead.id)
        if (!entry) continue
        forget(entry)
        touched.add(entry.segment)
      }
      await retireDrained(touched)
    },

    setAside(lead) {
      const entry = waiting.get(lead.id)
      if (entry) entry.aside = true
      return entry?.segment.name
    },

    unsettled: () => [...waiting.values()].map(({lead}) => lead),

    status() {
      const setAside = [...waiting.values()].filter(({aside}) => aside).length
      return {waiting: waiting.size, bytes, full, damaged: unreadable + setAside}
    },

    async close() {
      await writing
      const segment = active
      active = undefined
      if (!segment) return
      await closeSegment(segment)
      if (!segment.waiting) await inTurn(() => retire(segment))
    },
  }
  return spool
}

/** It was erased with its last lead. */
function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

const nameOf = (number: number) => String(number).padStart(8, '0') + SUFFIX

async function spooledFiles(directory: string) {
  const names = await readdir(directory)
  return names.filter(name => name.endsWith(SUFFIX)).sort()
}

/** Files of earlier runs that contain lines which could not be parsed. */
async function damagedFiles(directory: string) {
  const names = await readdir(directory)
  return names.filter(name => name.endsWith(SUFFIX + DAMAGED))
}
