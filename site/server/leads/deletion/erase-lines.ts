/** Takes leads out of files of the spool, which are otherwise never changed. */
import {readFile, rename, unlink} from 'node:fs/promises'
import {dirname} from 'node:path'
import {syncDirectory, writeNewFile} from '#server/platform/durable-file.ts'

/** Not the name of a spool's file: one that a crash leaves behind is read by nobody. */
const UNFINISHED = '.rewriting'

/** How many lines went. A file without lines goes, too. */
export async function eraseLines(path: string, ids: ReadonlySet<string>): Promise<number> {
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
