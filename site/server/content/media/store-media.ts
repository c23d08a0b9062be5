/** Media on their way from a folder into the storage: drawings made safe, pictures in smaller files. */
import {randomUUID} from 'node:crypto'
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {type Picture, pictureFiles} from '../../../../widgets/shared/api/picture.ts'
import type {Storage} from '../../platform/storage/storage.ts'
import {type CheckedRecord, type ContentFolder, MEDIA} from '../folder.ts'
import {mediaOf} from '../schema/check-folder.ts'
import {kinds} from '../schema/kinds.ts'
import {ContentRefused} from '../schema/problem.ts'
import {fingerprintOf, isDrawing, isRaster, preparePicture} from './media-files.ts'
import {storedPath} from './media-path.ts'
import {sanitizeSvg} from './sanitize-svg.ts'

/** Stores every file that a record names, and gives the records with the addresses they have there. */
export async function storeMedia(
  folder: ContentFolder,
  records: CheckedRecord[],
  storage: Storage,
) {
  const prepared = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    const known = new Map(records.filter(isPicture).map(({key, values}) => [key, values]))
    const addresses = new Map<string, string>()
    const pictures: CheckedRecord[] = []
    for (const path of new Set(records.flatMap(mediaOf))) {
      const values = known.get(path) ?? {}
      const source = join(folder.directory, MEDIA, path)
      const file = isDrawing(path) ? await safeDrawing(source, prepared) : source
      const facts = isRaster(path)
        ? await picturePartsOf(path, values, folder, prepared)
        : undefined
      const files = [file, ...(facts?.files.map(({from}) => from) ?? [])]
      const address = storedPath(path, await fingerprintOf(files))
      addresses.set(path, address)
      await storage.store(address, file)
      for (const {from, own} of facts?.files ?? []) await storage.store(own(address), from)
      if (facts || known.has(path)) {
        pictures.push({
          kind: 'pictures',
          key: address,
          file: '',
          values: {...values, ...facts?.picture},
        })
      }
    }
    const others = records.filter(record => !isPicture(record))
    return [...pictures, ...others.map(record => withAddresses(record, addresses))]
  } finally {
    await rm(prepared, {recursive: true, force: true})
  }
}

/** A copy of a drawing without what could run in it. */
async function safeDrawing(file: string, prepared: string) {
  const copy = join(prepared, `${randomUUID()}.svg`)
  await writeFile(copy, sanitizeSvg(await readFile(file, 'utf8')).svg)
  return copy
}

const isPicture = ({kind}: CheckedRecord) => kind === 'pictures'

interface PictureParts {
  picture: Picture
  /** The smaller files, and how each is called beside a picture that is stored under an address. */
  files: {from: string; own: (address: string) => string}[]
}

/** The smaller files of a picture: those of the folder when they are complete, else new ones. */
async function picturePartsOf(
  path: string,
  values: Record<string, unknown>,
  folder: ContentFolder,
  prepared: string,
): Promise<PictureParts> {
  const own = join(folder.directory, MEDIA)
  const given = values as unknown as Picture
  if (given.width && given.height && given.widths && given.placeholder) {
    const files = pictureFiles(path, given)
    if (files.every(file => folder.media.has(file.path))) return partsOf(own, path, given)
  }
  const name = `${randomUUID()}${path.slice(path.lastIndexOf('.'))}`
  const picture = await preparePicture(join(own, path), join(prepared, name)).catch(
    ({message}: Error) => {
      const says = `cannot be read as a picture (${message}). Save it again, or name another one.`
      throw new ContentRefused([{file: `${MEDIA}/${path}`, says}])
    },
  )
  return partsOf(prepared, name, picture)
}

const partsOf = (directory: string, path: string, picture: Picture): PictureParts => ({
  picture,
  files: pictureFiles(path, picture).map((file, index) => ({
    from: join(directory, file.path),
    own: address => pictureFiles(address, picture)[index]?.path ?? address,
  })),
})

function withAddresses(record: CheckedRecord, addresses: Map<string, string>): CheckedRecord {
  const named = new Set(mediaOf(record))
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string') return named.has(value) ? addresses.get(value) : value
    return Array.isArray(value) ? value.map(replace) : value
  }
  const {fields} = kinds[record.kind]
  const values = Object.entries(record.values).map(([name, value]) => [
    name,
    mayNameMedia(fields, name) ? replace(value) : value,
  ])
  return {...record, values: Object.fromEntries(values)}
}

function mayNameMedia(fields: object, name: string) {
  const field = (fields as Record<string, {is: string; of?: unknown}>)[name]
  return (
    field?.is === 'media' || (field?.is === 'list' && (field.of as {is: string}).is === 'media')
  )
}
