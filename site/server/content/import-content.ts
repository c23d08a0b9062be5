/**
 * A folder becomes the content of the site, whole or not at all: everything is checked, media are
 * stored under new addresses beside the old ones, and one transaction changes the records.
 */
import {randomUUID} from 'node:crypto'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {getTableName, isNotNull, sql} from 'drizzle-orm'
import type {PgTable} from 'drizzle-orm/pg-core'
import {type Picture, pictureFiles} from '../../../widgets/shared/api/picture.ts'
import {officeDay} from '../../../widgets/shared/office-day.ts'
import type {Database, Orm} from '../db/connect.ts'
import {contentTables, contentVersion} from '../db/content-schema.ts'
import type {Storage} from '../storage/storage.ts'
import {checkFolder, mediaOf} from './check-folder.ts'
import {type CheckedRecord, type ContentFolder, MEDIA} from './folder.ts'
import {type KindName, kinds} from './kinds.ts'
import {fingerprintOf, isRaster, preparePicture} from './media-files.ts'
import {storedPath} from './media-path.ts'
import {ContentRefused, type Problem} from './problem.ts'
import {storedRecords} from './stored-records.ts'

export interface Importing {
  database: Pick<Database, 'ready'>
  storage: Storage
}

export interface Imported {
  /** Records by kind, as many as there are now. */
  counts: Record<KindName, number>
  notices: Problem[]
}

const kindNames = Object.keys(kinds) as KindName[]
/** PostgreSQL takes 65,535 parameters with one statement. */
const ROWS = 200

export async function importContent(
  directory: string,
  {database, storage}: Importing,
): Promise<Imported> {
  const {folder, records, problems, notices} = await checkFolder(directory, officeDay())
  const orm = await database.ready()
  await refuseToForget(orm, folder, problems)
  if (problems.length) throw new ContentRefused(problems)
  const before = await storedRecords(orm)
  const stored = await storeMedia(folder, records, storage)
  const counts = await replaceRecords(orm, stored)
  const after = await storedRecords(orm)
  const kept = new Set([...before.media, ...after.media])
  await removeOthers(storage, kept).catch(({message}: Error) => {
    const says = `old files could not be removed: ${message} The next import tries again.`
    notices.push({file: MEDIA, says})
  })
  return {counts, notices}
}

/** A kind that a folder says nothing of is more likely forgotten than meant to be deleted. */
async function refuseToForget(orm: Orm, folder: ContentFolder, problems: Problem[]) {
  for (const kind of kindNames) {
    if (folder.speaksOf.has(kind)) continue
    // What is known of a picture without a text is found again.
    const written = kind === 'pictures' ? isNotNull(contentTables.pictures.alt) : undefined
    const count = await orm.$count(contentTables[kind], written)
    if (!count) continue
    const file = kinds[kind].files === 'each' ? `${kind}/` : `${kind}.json`
    const says = `is missing, but there are ${count} records of it. Export them first, or add an empty one to delete them.`
    problems.push({file, says})
  }
}

/** Stores every file that a record names, and gives the records with the addresses they have there. */
async function storeMedia(folder: ContentFolder, records: CheckedRecord[], storage: Storage) {
  const prepared = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    const known = new Map(records.filter(isPicture).map(({key, values}) => [key, values]))
    const addresses = new Map<string, string>()
    const pictures: CheckedRecord[] = []
    for (const path of new Set(records.flatMap(mediaOf))) {
      const values = known.get(path) ?? {}
      const file = join(folder.directory, MEDIA, path)
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

/** Pages that are open now still show what was there before this import; nothing older is asked for. */
async function removeOthers(storage: Storage, kept: Set<string>) {
  for await (const path of storage.list()) if (!kept.has(path)) await storage.remove(path)
}

async function replaceRecords(orm: Orm, records: CheckedRecord[]) {
  const counts = Object.fromEntries(kindNames.map(kind => [kind, 0])) as Record<KindName, number>
  await orm.transaction(async transaction => {
    for (const kind of kindNames.toReversed()) await transaction.delete(contentTables[kind])
    for (const kind of kindNames) {
      const rows = records
        .filter(record => record.kind === kind)
        .map(({key, values}) => ({id: key, ...values}))
      counts[kind] = rows.length
      for (let from = 0; from < rows.length; from += ROWS) {
        await transaction
          .insert(contentTables[kind] as PgTable)
          .values(rows.slice(from, from + ROWS))
      }
    }
    const now = {version: randomUUID(), importedAt: new Date()}
    await transaction
      .insert(contentVersion)
      .values({id: 1, ...now})
      .onConflictDoUpdate({target: contentVersion.id, set: now})
  })
  // So that the first searches after an import find the best way, and all they need in an index. What
  // a large table has no time for here, PostgreSQL does by itself a little later.
  const table = getTableName(contentTables.properties)
  await orm.execute(sql.raw(`vacuum (analyze) ${table}`)).catch(() => {})
  return counts
}
