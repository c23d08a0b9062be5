/** The files of the spool: those that hold leads, those that are damaged, and those of stored leads. */
import {readdir, rename, unlink} from 'node:fs/promises'
import {join} from 'node:path'
import {makeDirectory, syncDirectory} from '#server/platform/durable-file.ts'
import {eraseLines} from './deletion/erase-lines.ts'
import type {Segment} from './segment.ts'

const SUFFIX = '.jsonl'
const DAMAGED = '.damaged'

export interface SpoolFiles {
  /** In the order in which they were written. */
  spooled(): Promise<string[]>
  /** Of earlier runs, with lines that could not be parsed. */
  damaged(): Promise<string[]>
  /** Of a file that sorts after those with smaller numbers. */
  pathOf(number: number): string
  /** Of a file whose leads are all in the database: archived or removed, but kept if damaged. */
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

/** Of a file of the spool, by its path. */
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
