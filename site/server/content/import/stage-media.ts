/** Media of an import: stored under new addresses beside the old ones, which go in the end. */
import type {SQL} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {forgetConverted} from '../media/converted-pictures.ts'
import {type MediaShelf, openShelf} from '../media/media-shelf.ts'
import {type StoredMedia, storeMedia} from '../media/store-media.ts'
import {
  everyRow,
  filesOfPicture,
  namedMedia,
  type StoredPicture,
  storedPictures,
} from '../records/stored-media.ts'
import type {KindName} from '../schema/kinds.ts'
import type {CheckedFolder, CheckedRecord} from './checked-record.ts'
import {mediaOfDesk} from './desk-edits.ts'
import type {ImportRun} from './run-import.ts'

export interface StagedMedia extends StoredMedia {
  shelf: MediaShelf
  /** The media of the site before the import. */
  before: {pictures: StoredPicture[]; files: Set<string>}
}

/** Stores the files that these records name; those of the site stay beside them. */
export async function stageMedia(
  {orm, storage, workspace, dryRun, signal, onProgress}: ImportRun,
  {folder, records}: CheckedFolder,
  naming: CheckedRecord[],
): Promise<StagedMedia> {
  const shelf = await openShelf(storage)
  const pictures = await storedPictures(orm)
  const files = await namedMedia(orm, everyRow)
  for (const file of pictures.flatMap(filesOfPicture)) files.add(file)
  const media = await storeMedia(
    {folder, records, naming, workspace},
    {orm, storage, shelf},
    {dryRun, signal, onProgress},
  )
  return {...media, shelf, before: {pictures, files}}
}

/** Addresses that an import must leave: of the rows that stay, and of the work at the desk. */
export async function mediaInUse(orm: Orm, retained: Map<KindName, SQL>): Promise<Set<string>> {
  const inUse = await namedMedia(orm, retained)
  for (const address of await mediaOfDesk(orm)) inUse.add(address)
  return inUse
}

/** Removes what was not even needed before this import: open pages still show the media of then. */
export async function removeUnused(orm: Orm, {shelf, before, files}: StagedMedia) {
  const needed = new Set([...before.files, ...files, ...(await mediaOfDesk(orm))])
  for (const file of (await storedPictures(orm)).flatMap(filesOfPicture)) needed.add(file)
  await shelf.removeAllBut(needed)
  await forgetConverted(orm, needed)
}
