/** A folder becomes the content of the site, as a whole or in some of its kinds; or nothing of it does. */
import {officeDay} from '#trade/agency/office-day.ts'
import {isPicture} from '../media/store-media.ts'
import {type KindName, kindNames} from '../schema/kinds.ts'
import {pictureRows, rowsOfKinds} from './build-rows.ts'
import {checkFolder} from './check-folder.ts'
import {compareWithSite} from './compare-with-site.ts'
import {publishFolder} from './publish-import.ts'
import {retainedKeys, retainedRows} from './retained-records.ts'
import {type Imported, type Importing, type ImportOptions, runImport} from './run-import.ts'
import {mediaInUse, stageMedia} from './stage-media.ts'

interface FolderOptions extends ImportOptions {
  /**
   * Imports these kinds alone: all others stay as they are, and the texts of their pictures need not be
   * in the folder again. Without it only the properties of feeds stay beside the records of the folder.
   */
  only?: readonly KindName[]
}

/** Imports a folder. */
export const importFolder = (
  directory: string,
  parts: Importing,
  {only, ...options}: FolderOptions = {},
): Promise<Imported> =>
  runImport(parts, options, async run => {
    const kinds = only ?? kindNames
    const retained = await retainedKeys(run.orm, kinds)
    const checked = await checkFolder(directory, officeDay(), {...run, retained, only})
    const deskChange = await compareWithSite(run.orm, checked, {kinds, retained}, options)
    const {records} = checked
    const naming = only ? records.filter(record => !isPicture(record)) : records
    const media = await stageMedia(run, checked, naming)
    const inUse = await mediaInUse(run.orm, retainedRows(kinds, records))
    const earlier = only ? media.before.pictures : []
    const pictures = pictureRows(records, media, {inUse, earlier})
    const rows = [pictures, ...rowsOfKinds(kinds, records, media, retained)]
    return publishFolder(run, {checked, media, rows, kinds, deskChange})
  })
