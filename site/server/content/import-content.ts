/**
 * A folder becomes the content of the site, whole or not at all: everything is checked, media are
 * stored under new addresses beside the old ones, and one transaction changes the records.
 */
import {randomUUID} from 'node:crypto'
import {getTableName, isNotNull, sql} from 'drizzle-orm'
import type {PgTable} from 'drizzle-orm/pg-core'
import type {Picture} from '../../../widgets/shared/api/picture.ts'
import {officeDay} from '../../../widgets/shared/office-day.ts'
import type {Orm} from '../platform/db/connect.ts'
import {contentTables, contentVersion} from '../platform/db/content-schema.ts'
import type {Storage} from '../platform/storage/storage.ts'
import {announceImport, contentVersionOf, type Watched} from './content-version.ts'
import {type CheckedRecord, type ContentFolder, MEDIA} from './folder.ts'
import {forgetConverted} from './media/converted-pictures.ts'
import {openShelf} from './media/media-shelf.ts'
import {storeMedia} from './media/store-media.ts'
import {withMedia} from './media/with-addresses.ts'
import {checkFolder, mediaOf} from './schema/check-folder.ts'
import {type KindName, kinds} from './schema/kinds.ts'
import {ContentRefused, type Problem} from './schema/problem.ts'
import {storedRecords} from './stored-records.ts'

export interface Importing {
  database: Watched
  storage: Storage
}

export interface Imported {
  /** Records by kind, as many as there are now. */
  counts: Record<KindName, number>
  pictures: {converted: number; known: number}
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
  const shelf = await openShelf(storage)
  const texts = new Map(records.filter(isPicture).map(({key, values}) => [key, values]))
  const paths = new Set(records.flatMap(mediaOf))
  const given = (path: string): Partial<Picture> => texts.get(path) ?? {}
  const media = await storeMedia(folder, paths, given, {orm, storage, shelf})
  const counts = await replaceRecords(orm, withMedia(records, media))
  // Before the import is reported: who hears of it finds the new content here.
  await Promise.all([contentVersionOf(database).refresh(), announceImport(orm)])
  // Open pages still show the media of before this import; nothing older is requested.
  const kept = new Set([...before.media, ...media.files])
  await shelf
    .removeAllBut(kept)
    .then(() => forgetConverted(orm, kept))
    .catch(({message}: Error) => {
      const says = `old files could not be removed: ${message} The next import tries again.`
      notices.push({file: MEDIA, says})
    })
  const {converted, known} = media
  return {counts, pictures: {converted, known}, notices}
}

/** A kind that a folder says nothing of is more likely forgotten than meant to be deleted. */
async function refuseToForget(orm: Orm, folder: ContentFolder, problems: Problem[]) {
  for (const kind of kindNames) {
    if (folder.speaksOf.has(kind)) continue
    // What is known of a picture without a text is found again.
    const written = kind === 'pictures' ? isNotNull(contentTables.pictures.alt) : undefined
    const count = await orm.$count(contentTables[kind], written)
    if (!count) continue
    const {files} = kinds[kind]
    const file = files === 'each' ? `${kind}/` : `${kind}.json`
    const says =
      files === 'single'
        ? 'is missing, but the site has one. Export it, and add it to the folder.'
        : `is missing, but there are ${count} records of it. Export them first, or add an empty one to delete them.`
    problems.push({file, says})
  }
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

const isPicture = ({kind}: CheckedRecord) => kind === 'pictures'
