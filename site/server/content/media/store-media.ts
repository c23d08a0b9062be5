/** Media on their way from a folder into the storage: drawings made safe, pictures in smaller files. */
import {randomUUID} from 'node:crypto'
import {readFile, rm, writeFile} from 'node:fs/promises'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import type {Picture} from '#kit/ui/picture-files.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {inParallel, queue} from '#server/platform/in-parallel.ts'
import type {Storage} from '#server/platform/storage/storage.ts'
import type {CheckedRecord} from '../import/checked-record.ts'
import {type ContentFolder, MEDIA} from '../import/folder.ts'
import type {OnProgress} from '../tasks/progress.ts'
import {type ConvertedPicture, findConverted, rememberConverted} from './converted-pictures.ts'
import {fingerprintOf, isDrawing, isRaster} from './media-files.ts'
import {storedPath} from './media-path.ts'
import type {MediaShelf} from './media-shelf.ts'
import {
  addressOf,
  convert,
  copyStored,
  filesAt,
  type PictureParts,
  partsInFolder,
} from './picture-parts.ts'
import {sanitizeSvg} from './sanitize-svg.ts'

export interface MediaStore {
  orm: Orm
  storage: Storage
  shelf: MediaShelf
}

export interface StoredMedia {
  /** By the path that content names. */
  addresses: Map<string, string>
  /** The facts about each picture, by its address. */
  pictures: Map<string, Picture>
  /** Every stored path, those of smaller files among them. */
  files: Set<string>
  /** Pictures that had to be made, and those that an earlier import made. */
  converted: number
  known: number
}

/** Files that are read at the same time: most are only fingerprinted. */
const READ = 8
/** One core is for the server, and for the database. */
const CONVERTED = Math.max(1, availableParallelism() - 1)

interface Given {
  folder: ContentFolder
  records: CheckedRecord[]
  /** The records whose files are stored. */
  naming: CheckedRecord[]
  /** A directory that is removed in the end. */
  workspace: string
}

interface Options {
  /** Makes and stores nothing. */
  dryRun: boolean
  signal: AbortSignal | undefined
  onProgress: OnProgress | undefined
}

/** Stores the files that records name. */
export async function storeMedia(
  {folder, records, naming, workspace}: Given,
  store: MediaStore,
  {dryRun, signal, onProgress}: Options,
): Promise<StoredMedia> {
  const media: StoredMedia = {
    addresses: new Map(),
    pictures: new Map(),
    files: new Set(),
    converted: 0,
    known: 0,
  }
  const facts = new Map(records.filter(isPicture).map(record => [record.key, record]))
  const paths = new Set(naming.flatMap(({media}) => media.map(({path}) => path)))
  const making = {folder, workspace, dryRun, atOnce: queue(CONVERTED), ...store}
  await inParallel(paths, READ, async path => {
    signal?.throwIfAborted()
    if (isRaster(path)) {
      noting(media, path, await storePicture(path, facts.get(path)?.values ?? {}, making))
    } else {
      const address = await storeFile(path, making)
      media.addresses.set(path, address)
      media.files.add(address)
    }
    onProgress?.({stage: 'pictures', done: media.addresses.size, total: paths.size})
  })
  return media
}

export const isPicture = ({kind}: CheckedRecord) => kind === 'pictures'

interface Making extends MediaStore, Pick<Given, 'folder' | 'workspace'> {
  dryRun: boolean
  atOnce: ReturnType<typeof queue>
}

interface StoredPicture {
  address: string
  picture: Picture
  isNew: boolean
}

function noting(media: StoredMedia, path: string, {address, picture, isNew}: StoredPicture) {
  media.addresses.set(path, address)
  media.pictures.set(address, picture)
  for (const file of filesAt(address, picture)) media.files.add(file)
  if (isNew) media.converted++
  else media.known++
}

async function storeFile(path: string, {folder, workspace, shelf, dryRun}: Making) {
  const source = join(folder.directory, MEDIA, path)
  const file = isDrawing(path) ? await safeDrawing(source, workspace) : source
  const address = storedPath(path, await fingerprintOf([file]))
  if (!dryRun) await shelf.put(address, file)
  return address
}

/** A copy of a drawing without what could run in it. */
async function safeDrawing(file: string, workspace: string) {
  const copy = join(workspace, `${randomUUID()}.svg`)
  await writeFile(copy, sanitizeSvg(await readFile(file, 'utf8')).svg)
  return copy
}

async function storePicture(
  path: string,
  given: Partial<Picture>,
  making: Making,
): Promise<StoredPicture> {
  const {folder, orm, storage, shelf, workspace, atOnce, dryRun} = making
  const prepared = await partsInFolder(path, given, folder)
  if (prepared && dryRun) return {...(await partsAt(path, prepared)), isNew: false}
  if (prepared) return {...(await putParts(path, prepared, shelf)), isNew: false}
  const source = await fingerprintOf([join(folder.directory, MEDIA, path)])
  const [known] = await stillStored(await findConverted(orm, source, path), shelf)
  if (known?.path === path) return {...known, isNew: false}
  // Its real address follows from what is made of it.
  if (dryRun) {
    const picture = known?.picture ?? {width: 0, height: 0, widths: []}
    return {address: storedPath(path, source), picture, isNew: !known}
  }
  const parts = known
    ? await copyStored(known, storage, workspace)
    : await atOnce(() => convert(path, folder, workspace))
  const stored = await putParts(path, parts, shelf)
  await rememberConverted(orm, source, {path, ...stored})
  for (const {from} of parts.files) await rm(from)
  return {...stored, isNew: !known}
}

async function putParts(path: string, parts: PictureParts, shelf: MediaShelf) {
  const stored = await partsAt(path, parts)
  for (const {from, own} of parts.files) await shelf.put(own(stored.address), from)
  return stored
}

const partsAt = async (path: string, parts: PictureParts) => ({
  address: await addressOf(path, parts),
  picture: parts.picture,
})

/** Another storage than that of the import that made them may have none of the files. */
async function stillStored(converted: ConvertedPicture[], shelf: MediaShelf) {
  const whole: ConvertedPicture[] = []
  for (const one of converted) {
    const files = filesAt(one.address, one.picture)
    const found = await Promise.all(files.map(file => shelf.has(file)))
    if (found.every(Boolean)) whole.push(one)
  }
  return whole
}
