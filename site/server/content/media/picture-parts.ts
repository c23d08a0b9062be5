/** A picture with its smaller files, ready to be stored: from the folder, the storage, or made. */
import {randomUUID} from 'node:crypto'
import {createWriteStream} from 'node:fs'
import {join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {type Picture, pictureFiles} from '#kit/ui/picture-files.ts'
import type {Storage} from '#server/platform/storage/storage.ts'
import {type ContentFolder, MEDIA} from '../import/folder.ts'
import {ContentRefused} from '../schema/problem.ts'
import type {ConvertedPicture} from './converted-pictures.ts'
import {fingerprintOf} from './media-files.ts'
import {storedPath} from './media-path.ts'
import {isPublishable, publishPicture} from './prepare-picture.ts'

export interface PictureParts {
  picture: Picture
  /** The picture itself first. */
  files: {from: string; own: (address: string) => string}[]
}

/**
 * Those that an export wrote beside the picture; undefined when they are not complete, or when the
 * picture is another one by now.
 */
export async function partsInFolder(
  path: string,
  values: Partial<Picture>,
  {directory, media}: ContentFolder,
): Promise<PictureParts | undefined> {
  const {width, height, widths, placeholder} = values
  if (!width || !height || !widths || !placeholder) return undefined
  const picture = {width, height, widths, placeholder}
  const isComplete = pictureFiles(path, picture).every(file => media.has(file.path))
  if (!isComplete || !(await isPublishable(join(directory, MEDIA, path), picture))) return undefined
  return partsOf(join(directory, MEDIA), path, picture)
}

/** Makes it in `workspace`. */
export async function convert(
  path: string,
  {directory}: ContentFolder,
  workspace: string,
): Promise<PictureParts> {
  const source = join(directory, MEDIA, path)
  const name = `${randomUUID()}${extensionOf(path)}`
  const picture = await publishPicture(source, join(workspace, name)).catch(({message}: Error) => {
    const says = `cannot be read as a picture (${message}). Save it again, or name another one.`
    throw new ContentRefused([{file: `${MEDIA}/${path}`, says}])
  })
  return partsOf(workspace, name, picture)
}

/** Copies the stored parts of the same file under another name. */
export async function copyStored(
  {address, picture}: ConvertedPicture,
  storage: Storage,
  workspace: string,
): Promise<PictureParts> {
  const name = `${randomUUID()}${extensionOf(address)}`
  const parts = partsOf(workspace, name, picture)
  for (const {from, own} of parts.files) {
    const stored = await storage.find(own(address))
    if (!stored) throw new Error(`The storage has lost ${own(address)}.`)
    await pipeline(await stored.read(), createWriteStream(from))
  }
  return parts
}

export const addressOf = async (path: string, {files}: PictureParts) =>
  storedPath(path, await fingerprintOf(files.map(({from}) => from)))

/** Every file of a picture that is stored. */
export const filesAt = (address: string, picture: Pick<Picture, 'width' | 'widths'>) => [
  address,
  ...pictureFiles(address, picture).map(({path}) => path),
]

const extensionOf = (path: string) => path.slice(path.lastIndexOf('.'))

/** The files called `name` in a directory, in the order of `filesAt`. */
export function partsOf(directory: string, name: string, picture: Picture): PictureParts {
  return {
    picture,
    files: filesAt(name, picture).map((file, index) => ({
      from: join(directory, file),
      own: address => filesAt(address, picture)[index] ?? address,
    })),
  }
}
