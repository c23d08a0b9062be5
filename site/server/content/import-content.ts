/**
 * A folder becomes the content of the site, whole or not at all: everything is checked, media are
 * stored under new addresses beside the old ones, and one transaction changes the records.
 */
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {sql} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import type {Storage} from '#server/platform/storage/storage.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {besideFeeds, changesBeside, refuseTakenReferences} from './beside-feeds.ts'
import {keepOnDisk} from './checked-record.ts'
import {tellOfChange} from './content-change.ts'
import type {Watched} from './content-version.ts'
import {
  forgetEdits,
  forgetEditsOf,
  lastDeskChange,
  mediaOfDesk,
  peoplesValues,
  reportLostEdits,
} from './desk-edits.ts'
import type {FeedChanges} from './feeds/feed-state.ts'
import {kindNames, MEDIA} from './folder.ts'
import {refuseToForget} from './forgotten-kinds.ts'
import {forgetConverted} from './media/converted-pictures.ts'
import {openShelf} from './media/media-shelf.ts'
import {storeMedia} from './media/store-media.ts'
import {newRows} from './new-rows.ts'
import type {OnProgress} from './progress.ts'
import {type Changes, replaceRecords} from './replace-records.ts'
import {type CheckedFolder, checkFolder} from './schema/check-folder.ts'
import type {KindName} from './schema/kinds.ts'
import {ContentRefused, type Problem} from './schema/problem.ts'
import {danglingReferences, stayingKeys} from './staying-records.ts'
import {filesOfPicture, namedMedia, storedPictures} from './stored-media.ts'
import {takenDownSince, unseenAdvertisements} from './unseen-advertisements.ts'

export interface Importing {
  database: Watched & Partial<Pick<Database, 'claim'>>
  storage: Storage
}

export interface ImportOptions {
  /** Checks, and says what would change. */
  dryRun?: boolean
  /** The other kinds stay as they are. */
  only?: KindName[]
  /** With the kind `properties` alone: those that do not come from this feed stay. */
  feed?: FeedChanges
  /** Undoes what people changed at the desk. */
  overwriteDesk?: boolean
  /** Ends the import; what it has not yet written stays as it was. */
  signal?: AbortSignal
  onProgress?: OnProgress
}

export interface Imported {
  changes: Changes
  pictures: {converted: number; known: number}
  notices: Problem[]
}

export async function importContent(
  directory: string,
  parts: Importing,
  options: ImportOptions = {},
): Promise<Imported> {
  const workspace = await mkdtemp(join(tmpdir(), 'content-'))
  const values = keepOnDisk(workspace)
  try {
    const orm = await parts.database.ready()
    const {signal, onProgress} = options
    const {only = kindNames} = options
    const isBeside = !options.feed && only.includes('properties')
    const beside = isBeside ? await besideFeeds(orm) : undefined
    const staying = await stayingKeys(orm, only)
    if (beside) staying.set('properties', new Set(beside.fed.keys()))
    const checking = {keep: values.keep, only: options.only, staying, signal, onProgress}
    const checked = await checkFolder(directory, officeDay(), checking)
    await refuseToForget(orm, checked, options.only)
    // A sync knows what others refer to, and leaves it.
    if (!options.feed) await danglingReferences(orm, checked, only, staying)
    if (beside) refuseTakenReferences(checked, beside)
    const deskChange = await lastDeskChange(orm)
    if (!options.feed && !options.overwriteDesk) await reportLostEdits(orm, checked, only, beside)
    if (checked.problems.length) throw new ContentRefused(checked.problems)
    const feed = options.feed ?? (beside && changesBeside(checked, beside))
    const storing = {...parts, orm, workspace, isSync: Boolean(options.feed), deskChange}
    return await store(checked, storing, {...options, feed})
  } finally {
    values.close()
    await rm(workspace, {recursive: true, force: true})
  }
}

interface Storing extends Importing {
  orm: Orm
  workspace: string
  /** Of a feed, beside which what people changed stays. */
  isSync: boolean
  /** The last change at the desk that the folder was compared with. */
  deskChange: number
}

async function store(
  {folder, records, notices}: CheckedFolder,
  {orm, database, storage, workspace, isSync, deskChange}: Storing,
  options: ImportOptions,
): Promise<Imported> {
  const {dryRun = false, only, feed, signal, onProgress} = options
  const shelf = await openShelf(storage)
  const oldPictures = await storedPictures(orm)
  const kept = await namedMedia(orm)
  for (const picture of oldPictures) for (const file of filesOfPicture(picture)) kept.add(file)
  const ofDesk = await mediaOfDesk(orm)
  const media = await storeMedia(
    {folder, records, workspace, only},
    {orm, storage, shelf},
    {dryRun, signal, onProgress},
  )
  const staying = await stayingMedia(orm, records, {only: only ?? kindNames, feed})
  for (const address of ofDesk) staying.add(address)
  const peoples = isSync ? await peoplesValues(orm) : new Map()
  for (const address of mediaAmong(peoples)) staying.add(address)
  const unseen = await unseenAdvertisements(orm)
  const rows = newRows(records, media, {only, oldPictures, staying, feed, peoples})
  const changes = await replaceRecords(orm, rows, {
    ...{dryRun, signal, onProgress},
    async first(transaction) {
      if (isSync) for (const [id, own] of await peoplesValues(transaction)) peoples.set(id, own)
      else if ((await lastDeskChange(transaction)) !== deskChange) throw new OperatorError(CHANGED)
    },
    async last(transaction) {
      if (feed) await forgetEditsOf(transaction, feed.removed)
      if (!isSync) await forgetEdits(transaction, only ?? kindNames)
    },
  })
  const {converted, known} = media
  const imported = {changes, pictures: {converted, known}, notices}
  if (dryRun) return imported
  notices.push(...(await takenDownSince(orm, unseen)))
  await tellOfChange(database, orm)
  // Open pages still show the media of before this import; nothing older is requested.
  for (const file of media.files) kept.add(file)
  for (const address of await mediaOfDesk(orm)) kept.add(address)
  for (const picture of await storedPictures(orm))
    for (const file of filesOfPicture(picture)) kept.add(file)
  try {
    await shelf.removeAllBut(kept)
    await forgetConverted(orm, kept)
  } catch (error) {
    const {message} = error as Error
    const says = `old files could not be removed: ${message} The next import tries again.`
    notices.push({file: MEDIA, says})
  }
  return imported
}

const CHANGED =
  'Somebody published at the desk while this import ran. Nothing was changed; import again.'

/** Addresses that people gave to properties of feeds. */
const mediaAmong = (peoples: Map<string, Record<string, unknown>>) =>
  [...peoples.values()]
    .flatMap(own => Object.values(own).flat())
    .filter(value => typeof value === 'string')

/** The addresses of media that stay, whatever the folder has. */
function stayingMedia(
  orm: Orm,
  records: CheckedFolder['records'],
  {only, feed}: {only: KindName[]; feed: FeedChanges | undefined},
) {
  const others = kindNames.filter(kind => !only.includes(kind))
  if (!feed) return namedMedia(orm, others)
  const replaced = sql.param([...feed.removed, ...records.map(({key}) => key)])
  const properties = sql`id <> all(${replaced}::text[])`
  return namedMedia(orm, [...others, 'properties'], {properties})
}
