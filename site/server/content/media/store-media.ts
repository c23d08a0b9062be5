/** Media on their way from a folder into the storage: drawings made safe, pictures in smaller files. */
import {randomUUID} from 'node:crypto'
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {availableParallelism, tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Picture} from '../../../../widgets/shared/api/picture.ts'
import type {Orm} from '../../platform/db/connect.ts'
import {inParallel} from '../../platform/in-parallel.ts'
import type {Storage} from '../../platform/storage/storage.ts'
import {queue} from '../../uploads/task-queue.ts'
import {type ContentFolder, MEDIA} from '../folder.ts'
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
  /** What is known of each picture, by its address. */
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

/** Stores the named files; `given` is what the folder itself says of a picture. */
export async function storeMedia(
  folder: ContentFolder,
  paths: Set<string>,
  given: (path: string) => Partial<Picture>,
  store: MediaStore,
): Promise<StoredMedia> {
  const workspace = await mkdtemp(join(tmpdir(), 'content-'))
  const media: StoredMedia = {
    ...{addresses: new Map(), pictures: new Map(), files: new Set()},
    ...{converted: 0, known: 0},
  }
  const atOnce = queue(CONVERTED)
  const making = {folder, workspace, atOnce, ...store}
  try {
    await inParallel(paths, READ, async path => {
      if (isRaster(path)) return noting(media, path, await storePicture(path, given(path), making))
      const address = await storeFile(path, making)
      media.addresses.set(path, address)
      media.files.add(address)
    })
    return media
  } finally {
    await rm(workspace, {recursive: true, force: true})
  }
}

interface Making extends MediaStore {
  folder: ContentFolder
  /** A directory that is removed in the end. */
  workspace: string
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

async function storeFile(path: string, {folder, workspace, shelf}: Making) {
  const source = join(folder.directory, MEDIA, path)
  const file = isDrawing(path) ? await safeDrawing(source, workspace) : source
  const address = storedPath(path, await fingerprintOf([file]))
  await shelf.put(address, file)
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
  const {folder, orm, storage, shelf, workspace, atOnce} = making
  const prepared = await partsInFolder(path, given, folder)
  if (prepared) return {...(await putParts(path, prepared, shelf)), isNew: false}
  const source = await fingerprintOf([join(folder.directory, MEDIA, path)])
  const [known] = await stillStored(await findConverted(orm, source, path), shelf)
  if (known?.path === path) return {...known, isNew: false}
  const parts = known
    ? await copyStored(known, storage, workspace)
    : await atOnce(() => convert(path, folder, workspace))
  const stored = await putParts(path, parts, shelf)
  await rememberConverted(orm, source, {path, ...stored})
  for (const {from} of parts.files) await rm(from)
  return {...stored, isNew: !known}
}

async function putParts(path: string, parts: PictureParts, shelf: MediaShelf) {
  const address = await addressOf(path, parts)
  for (const {from, own} of parts.files) await shelf.put(own(address), from)
  return {address, picture: parts.picture}
}

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
