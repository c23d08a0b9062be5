/** Changed listings as a folder of content, with their pictures. */
import {constants} from 'node:fs'
import {copyFile, link, mkdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {inParallel} from '#server/platform/in-parallel.ts'
import {MEDIA} from '../import/folder.ts'
import type {OnProgress} from '../tasks/progress.ts'
import type {ChangedListing} from './choose-listings.ts'
import type {Photo} from './listing-facts.ts'
import type {Refused} from './outcome.ts'
import type {PhotoFiles} from './photo-files.ts'

export interface PhotoFault {
  reference: string
  says: string
}

export interface Written {
  photos: {fetched: number; known: number; faults: PhotoFault[]}
  refused: Refused[]
  /** The fingerprints of listings with all their pictures, by the id of the property. */
  fingerprints: Map<string, string>
}

interface Writing {
  folder: string
  feed: string
  photos: PhotoFiles
  /** The folder of the pictures. */
  photoFolder: string
  signal: AbortSignal | undefined
  onProgress: OnProgress | undefined
}

const AT_ONCE = 4

export async function writeListings(
  listings: ChangedListing[],
  {folder, feed, photos, photoFolder, signal, onProgress}: Writing,
): Promise<Written> {
  const written: Written = {
    photos: {fetched: 0, known: 0, faults: []},
    refused: [],
    fingerprints: new Map(),
  }
  const media = join('feeds', feed)
  await mkdir(join(folder, 'properties'), {recursive: true})
  await mkdir(join(folder, MEDIA, media), {recursive: true})

  /** Undefined for a picture that cannot be had. */
  async function place(photo: Photo, reference: string) {
    signal?.throwIfAborted()
    const found = await photos.fetch(photo)
    if ('fault' in found) {
      written.photos.faults.push({reference, says: found.fault})
      return undefined
    }
    if (found.isNew) written.photos.fetched++
    else written.photos.known++
    await linkOrCopy(join(photoFolder, found.name), join(folder, MEDIA, media, found.name))
    return `${media}/${found.name}`
  }

  let done = 0
  await inParallel(listings, AT_ONCE, async ({id, reference, isNew, fingerprint, read}) => {
    signal?.throwIfAborted()
    const {values, photos} = read()
    const paths = await Promise.all(photos.map(photo => place(photo, reference)))
    const main_images = [...new Set(paths.filter(path => path !== undefined))]
    onProgress?.({stage: 'fetching', done: ++done, total: listings.length})
    if (!main_images.length) {
      // One that is shown stays as it is.
      const says = 'has none of its pictures. Correct their addresses.'
      if (isNew) written.refused.push({reference, field: 'photos', says})
      return
    }
    const record = JSON.stringify({...values, main_images})
    await writeFile(join(folder, 'properties', `${id}.json`), record)
    if (paths.every(path => path !== undefined)) written.fingerprints.set(id, fingerprint)
  })
  return written
}

/** A link takes no room; some file systems have none. */
async function linkOrCopy(from: string, to: string) {
  try {
    await link(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  }
}
