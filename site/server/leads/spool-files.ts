/** The files of the spool: those that hold leads, those that are damaged, and those of stored leads. */
import {readdir, readFile, rename, unlink} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {makeDirectory, syncDirectory, writeNewFile} from '#server/platform/durable-file.ts'
import type {Segment} from './segment.ts'

const SUFFIX = '.jsonl'
const DAMAGED = '.damaged'

export interface SpoolFiles {
  /** In the order in which they were written. */
  spooled(): Promise<string[]>
  /** The files of earlier runs with lines that could not be parsed. */
  damaged(): Promise<string[]>
  /** The path of a new file, which sorts after those with smaller numbers. */
  pathOf(number: number): string
  /** Archives or removes a file whose leads are all in the database, but leaves a damaged one. */
  retire(segment: Segment): Promise<void>
  /** Takes leads out of all files up to this number, and out of all that are archived. */
  erase(ids: ReadonlySet<string>, last: number): Promise<void>
}

/** `archive`: where the files of stored leads are moved; undefined: they are removed. */
export async function openSpoolFiles(
  directory: string,
  archive: string | undefined,
): Promise<SpoolFiles> {
  await makeDirectory(directory)
  if (archive) await makeDirectory(archive)
  const spooled = () => filesIn(directory, SUFFIX)
  const damaged = () => filesIn(directory, SUFFIX + DAMAGED)
  return {
    spooled,
    damaged,
    pathOf: number => join(directory, String(number).padStart(8, '0') + SUFFIX),

    async retire({path, name, damaged: count}) {
      if (count) await rename(path, path + DAMAGED).catch(ignoreMissing)
      else if (archive) {
        await rename(path, join(archive, `${Date.now()}-${name}`)).catch(ignoreMissing)
        await syncDirectory(archive)
      } else await unlink(path).catch(ignoreMissing)
      await syncDirectory(directory)
    },

    async erase(ids, last) {
      const own = [...(await spooled()), ...(await damaged())]
      const closed = own.filter(path => numberOf(path) <= last)
      const archived = archive ? await filesIn(archive, SUFFIX) : []
      for (const path of [...closed, ...archived]) await eraseLines(path, ids)
    },
  }
}

/** The number of a file of the spool, by its path. */
export const numberOf = (path: string) => Number.parseInt(path.slice(path.lastIndexOf('/') + 1), 10)

/** Paths, the oldest first. */
async function filesIn(directory: string, suffix: string) {
  const names = await readdir(directory)
  return names
    .filter(name => name.endsWith(suffix))
    .sort()
    .map(name => join(directory, name))
}

/** It was erased with its last lead. */
function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

/** Not the name of a spool's file: one that a crash leaves behind is read by nobody. */
const UNFINISHED = '.rewriting'

/** Returns the number of removed lines. A file that has none left is removed, too. */
async function eraseLines(path: string, ids: ReadonlySet<string>): Promise<number> {
  // With their ends: a torn last line stays one.
  const lines = (await readFile(path, 'utf8')).match(/[^\n]*\n|[^\n]+$/g) ?? []
  const others = lines.filter(line => !ids.has(idOf(line)))
  const count = lines.length - others.length
  if (!count) return 0
  if (others.length) {
    await unlink(path + UNFINISHED).catch(() => {})
    await writeNewFile(path + UNFINISHED, Buffer.from(others.join('')))
    await rename(path + UNFINISHED, path)
  } else await unlink(path)
  await syncDirectory(dirname(path))
  return count
}

/** Also of a damaged line: the id is what it begins with. */
const idOf = (line: string) => /"id":"([\w-]+)"/.exec(line)?.[1] ?? ''
