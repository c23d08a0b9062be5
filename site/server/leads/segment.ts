/** One file of the spool: a lead a line, appended to and never changed. */
import {type FileHandle, open, readFile} from 'node:fs/promises'
import {basename, dirname} from 'node:path'
import {syncDirectory} from '#server/platform/durable-file.ts'
import {type Lead, parseLead} from './lead.ts'

export interface Segment {
  path: string
  name: string
  bytes: number
  /** How many of its leads are not in the database yet. */
  waiting: number
  /** Leads are on their way into it: it may not be retired, although none of it waits. */
  isWriting: boolean
  /** How many of its lines cannot be read: such a file is kept for a human. */
  damaged: number
  /** Only while it is written to. */
  file: FileHandle | undefined
}

export interface SpooledLine {
  lead: Lead
  bytes: number
}

/** Creates a file whose name is on disk before the first lead is. */
export async function createSegment(path: string): Promise<Segment> {
  const file = await open(path, 'ax', 0o600)
  await syncDirectory(dirname(path))
  return {path, name: basename(path), bytes: 0, waiting: 0, isWriting: false, damaged: 0, file}
}

/** Returns when the lines are on the disk itself, not only with the system. */
export async function appendLines(segment: Segment, lines: string[]) {
  const data = Buffer.from(lines.join(''))
  if (!segment.file) throw new Error(`${segment.name} is closed`)
  await segment.file.appendFile(data)
  await segment.file.datasync()
  segment.bytes += data.length
}

export async function closeSegment(segment: Segment) {
  const {file} = segment
  segment.file = undefined
  await file?.close().catch(() => {})
}

/**
 * The leads of a file. A crash may leave the last line torn: its sender got no 200, so it is
 * skipped. What is damaged elsewhere is counted.
 */
export async function readSegment(path: string): Promise<{lines: SpooledLine[]; damaged: number}> {
  const lines: SpooledLine[] = []
  let damaged = 0
  const texts = (await readFile(path, 'utf8')).split('\n')
  const torn = texts.pop() ?? ''
  for (const text of texts) {
    const lead = parseLead(text)
    if (lead) lines.push({lead, bytes: Buffer.byteLength(text) + 1})
    else if (text) damaged++
  }
  // Whole but for its line break: somebody may have been answered, so it counts.
  const last = parseLead(torn)
  if (last) lines.push({lead: last, bytes: Buffer.byteLength(torn)})
  return {lines, damaged}
}
