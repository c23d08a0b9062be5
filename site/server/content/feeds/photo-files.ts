/**
 * Pictures of listings on this machine: fetched once, kept by address and time of change, so that
 * a sync that was interrupted goes on where it was.
 */
import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, readdir, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {fileTypeFromFile} from 'file-type'
import {queue} from '../../uploads/task-queue.ts'
import {DownloadFailed, type DownloadLimits, download} from './download.ts'
import type {Photo} from './listing-facts.ts'

const LIMITS = {maxBytes: 30_000_000, timeoutMs: 60_000}
const AT_ONCE = 4
const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

export interface PhotoFiles {
  /** The file of a picture; a text says why there is none. */
  fetch(photo: Photo): Promise<{file: string} | {fault: string}>
  /** Removes what no listing has any more. */
  removeUnused(): Promise<void>
}

export async function photoFiles(
  folder: string,
  options: Pick<DownloadLimits, 'allowPrivate' | 'signal'>,
): Promise<PhotoFiles> {
  await mkdir(folder, {recursive: true})
  const known = new Map<string, string>()
  for (const name of await readdir(folder)) known.set(name.split('.')[0] ?? '', name)
  const used = new Set<string>()
  const enqueue = queue(AT_ONCE)

  async function fetchNew({url}: Photo, name: string) {
    const raw = join(folder, `${name}.new`)
    await download(url, raw, {...LIMITS, ...options})
    const ending = ENDINGS[(await fileTypeFromFile(raw))?.mime ?? '']
    if (!ending) {
      await rm(raw)
      throw new DownloadFailed('is no picture: JPEG, PNG, WebP or AVIF')
    }
    await rename(raw, join(folder, `${name}.${ending}`))
    return `${name}.${ending}`
  }

  return {
    async fetch(photo) {
      const name = createHash('sha256')
        .update(`${photo.url} ${photo.changed}`)
        .digest('hex')
        .slice(0, 32)
      try {
        const before = known.get(name)
        const isThere = before && !before.endsWith('.new') && existsSync(join(folder, before))
        const file = isThere ? before : await enqueue(() => fetchNew(photo, name))
        known.set(name, file)
        used.add(file)
        return {file: join(folder, file)}
      } catch (error) {
        if (!(error instanceof DownloadFailed)) throw error
        return {fault: `The picture ${photo.url} ${error.message}.`}
      }
    },
    async removeUnused() {
      for (const name of await readdir(folder)) {
        if (!used.has(name)) await rm(join(folder, name), {force: true})
      }
    },
  }
}
