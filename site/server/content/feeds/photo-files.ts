/**
 * Pictures of listings on this machine: fetched once, kept by address and time of change, so that
 * a sync that was interrupted goes on where it was.
 */
import {createHash} from 'node:crypto'
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileTypeFromFile} from 'file-type'
import Type from 'typebox'
import {Value} from 'typebox/value'
import {DownloadFailed} from '#server/platform/download/ask-server.ts'
import {type DownloadLimits, download, type Validator} from '#server/platform/download/download.ts'
import {queue} from '#server/platform/in-parallel.ts'
import {parseJson} from '#server/platform/parse-json.ts'
import {pictureFault} from '../media/decode-media.ts'
import {AS_BROWSERS_DO} from '../media/picture-input.ts'
import type {Photo} from './listing-facts.ts'

const LIMITS = {maxBytes: 30_000_000, timeoutMs: 60_000}
const AT_ONCE = 4
/** A server that is down would cost a minute for each of thousands of pictures. */
const MAX_FAILURES = 20
const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

export interface PhotoFiles {
  /** The name of a picture's file; a text says why there is none. */
  fetch(photo: Photo): Promise<{name: string; isNew: boolean} | {fault: string}>
  /** Spares the file of a picture that need not be fetched. */
  keep(photo: Photo): void
  /** Removes what no listing has any more. */
  removeUnused(): Promise<void>
}

type Options = Pick<DownloadLimits, 'reach' | 'signal'>

export async function photoFiles(folder: string, options: Options): Promise<PhotoFiles> {
  await mkdir(folder, {recursive: true})
  const files = await filesIn(folder)
  const used = new Set<string>()
  const enqueue = queue(AT_ONCE)
  const failures = new Map<string, number>()
  const fetching = new Map<string, Promise<{name: string; isNew: boolean}>>()

  async function fetchOne({url, changed}: Photo, stem: string) {
    const there = files.get(stem)
    // Its time of change is in its name.
    if (there && changed) return {name: there, isNew: false}
    const known = there ? await readValidator(join(folder, `${stem}.json`)) : {}
    if (there && !known) return {name: there, isNew: false}
    const raw = join(folder, `${stem}.new`)
    const answer = await download(url, raw, {...LIMITS, ...options}, known).catch(error => {
      if (!there || !(error instanceof DownloadFailed)) throw error
      return {is: 'same'} as const
    })
    if (there && answer.is === 'same') return {name: there, isNew: false}
    const name = `${stem}.${await endingOf(raw)}`
    if (there) await rm(join(folder, there), {force: true})
    await rename(raw, join(folder, name))
    if (!changed && answer.is === 'new') {
      await writeFile(join(folder, `${stem}.json`), JSON.stringify(answer.validator))
    }
    files.set(stem, name)
    return {name, isNew: true}
  }

  async function fetchUnlessDown(photo: Photo, stem: string) {
    const {host} = new URL(photo.url)
    const failed = failures.get(host) ?? 0
    if (failed >= MAX_FAILURES && !files.has(stem)) {
      throw new DownloadFailed(`was not tried: the last ${failed} of ${host} failed`)
    }
    try {
      const fetched = await fetchOne(photo, stem)
      failures.delete(host)
      return fetched
    } catch (error) {
      const isMissing = error instanceof DownloadFailed && error.isMissing
      if (isMissing) failures.delete(host)
      else failures.set(host, (failures.get(host) ?? 0) + 1)
      throw error
    }
  }

  return {
    async fetch(photo) {
      const stem = stemOf(photo)
      used.add(stem)
      try {
        const underway = fetching.get(stem)
        if (underway) return {...(await underway), isNew: false}
        const fetched = enqueue(() => fetchUnlessDown(photo, stem))
        fetching.set(stem, fetched)
        return await fetched
      } catch (error) {
        if (!(error instanceof DownloadFailed)) throw error
        return {fault: `The picture ${photo.url} ${error.message}.`}
      } finally {
        fetching.delete(stem)
      }
    },
    keep: photo => void used.add(stemOf(photo)),
    async removeUnused() {
      for (const name of await readdir(folder)) {
        if (!used.has(stemIn(name))) await rm(join(folder, name), {force: true})
      }
    },
  }
}

const stemOf = ({url, changed}: Photo) =>
  createHash('sha256').update(`${url} ${changed}`).digest('hex').slice(0, 32)
const stemIn = (name: string) => name.split('.')[0] ?? ''

/** Lists complete pictures, by their stems. */
async function filesIn(folder: string) {
  const names = (await readdir(folder)).filter(name => /^\w+\.(jpg|png|webp|avif)$/.test(name))
  return new Map(names.map(name => [stemIn(name), name]))
}

const validator = Type.Object({
  etag: Type.Optional(Type.String()),
  lastModified: Type.Optional(Type.String()),
})
const isValidator = (value: unknown): value is Validator => Value.Check(validator, value)

/** Undefined when the server gave none: then it is never asked again. */
async function readValidator(file: string): Promise<Validator | undefined> {
  const given = parseJson(await readFile(file, 'utf8').catch(() => ''), isValidator)
  return given?.etag || given?.lastModified ? given : undefined
}

async function endingOf(raw: string) {
  const ending = ENDINGS[(await fileTypeFromFile(raw))?.mime ?? '']
  const fault = ending ? undefined : 'is no picture: JPEG, PNG, WebP or AVIF'
  const decoding = fault ? undefined : await pictureFault(raw, AS_BROWSERS_DO)
  if (ending && !decoding) return ending
  await rm(raw, {force: true})
  throw new DownloadFailed(fault ?? `${decoding}`.replace(/\.$/, ''))
}
