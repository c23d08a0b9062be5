/** The records of an import become those of the site, in one transaction. */
import {OperatorError} from '#server/platform/operator-error.ts'
import {takenDownSince, unseenAdvertisements} from '../records/advertisements.ts'
import type {Transaction} from '../records/content-rows.ts'
import type {KindName} from '../schema/kinds.ts'
import type {Problem} from '../schema/problem.ts'
import {tellOfChange} from '../versions/content-version.ts'

import type {CheckedFolder} from './checked-record.ts'
import {forgetEdits, lastDeskChange} from './desk-edits.ts'
import {MEDIA} from './folder.ts'
import {type NewRows, replaceRecords} from './replace-records.ts'
import type {Imported, ImportRun} from './run-import.ts'
import {removeUnused, type StagedMedia} from './stage-media.ts'

interface FolderImport {
  checked: CheckedFolder
  media: StagedMedia
  rows: NewRows[]
  kinds: readonly KindName[]
  /** The last change at the desk that the folder was compared with. */
  deskChange: number
}

/** Publishes a folder, unless somebody has published at the desk since it was compared with the site. */
export const publishFolder = (
  run: ImportRun,
  {checked, media, rows, kinds, deskChange}: FolderImport,
): Promise<Imported> =>
  publishImport(run, {
    notices: checked.notices,
    media,
    rows,
    async first(transaction) {
      if ((await lastDeskChange(transaction)) !== deskChange) throw new OperatorError(CHANGED)
    },
    last: transaction => forgetEdits(transaction, kinds),
  })

const CHANGED =
  'Somebody published at the desk while this import ran. Nothing was changed; import again.'

interface Publication {
  notices: Problem[]
  media: StagedMedia
  rows: NewRows[]
  /** In the transaction, before rows are read. */
  first(transaction: Transaction): Promise<void>
  /** In the transaction, after rows are written. */
  last(transaction: Transaction): Promise<unknown>
}

/** Replaces rows, and removes the files that no page shows any more. */
export async function publishImport(
  run: ImportRun,
  {notices, media, rows, first, last}: Publication,
): Promise<Imported> {
  const {orm, database, dryRun, signal, onProgress} = run
  const unseen = await unseenAdvertisements(orm)
  const changes = await replaceRecords(orm, rows, {dryRun, first, last, signal, onProgress})
  const {converted, known} = media
  const imported = {changes, pictures: {converted, known}, notices}
  if (dryRun) return imported
  notices.push(...(await takenDownSince(orm, unseen)))
  await tellOfChange(database, orm)
  try {
    await removeUnused(orm, media)
  } catch (error) {
    const {message} = error as Error
    const says = `old files could not be removed: ${message} The next import tries again.`
    notices.push({file: MEDIA, says})
  }
  return imported
}
