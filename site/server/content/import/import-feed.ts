/** The changed properties of a feed go in as a folder; every other record stays as it is. */
import {sql} from 'drizzle-orm'
import {officeDay} from '#trade/agency/office-day.ts'
import type {FeedChanges} from '../feeds/feed-state.ts'
import {isPicture} from '../media/store-media.ts'
import {refuseProblems} from '../schema/problem.ts'
import {pictureRows, rowsOf} from './build-rows.ts'
import {checkFolder} from './check-folder.ts'
import {deskValues, forgetEditsOf} from './desk-edits.ts'
import {publishImport} from './publish-import.ts'
import {retainedKeys, retainedRows} from './retained-records.ts'
import {type Imported, type Importing, type ImportOptions, runImport} from './run-import.ts'
import {mediaInUse, stageMedia} from './stage-media.ts'

const KINDS = ['properties'] as const

/** Imports properties. Values that people gave them at the desk stand above those of the feed. */
export const importFeed = (
  directory: string,
  feed: FeedChanges,
  parts: Importing,
  options: ImportOptions,
): Promise<Imported> =>
  runImport(parts, options, async run => {
    const {orm} = run
    const retained = await retainedKeys(orm, KINDS)
    const checked = await checkFolder(directory, officeDay(), {...run, retained, only: KINDS})
    refuseProblems(checked)
    const {records, notices} = checked
    const naming = records.filter(record => !isPicture(record))
    const media = await stageMedia(run, checked, naming)
    const own = await deskValues(orm)
    const inUse = await mediaInUse(orm, rowsBeside(feed, records))
    for (const address of textsIn(own)) inUse.add(address)
    const pictures = pictureRows(records, media, {inUse, earlier: media.before.pictures})
    const properties = {
      ...rowsOf('properties', records, media, own),
      isRetained: (id: string) => !feed.removed.has(id),
      hidden: feed.hidden,
      fingerprints: feed.fingerprints,
    }
    return publishImport(run, {
      notices,
      media,
      rows: [pictures, properties],
      async first(transaction) {
        // People may have published while the pictures were read.
        for (const [id, values] of await deskValues(transaction)) own.set(id, values)
      },
      last: transaction => forgetEditsOf(transaction, feed.removed),
    })
  })

/** All rows but the properties that go or are replaced. */
function rowsBeside({removed}: FeedChanges, records: {key: string}[]) {
  const going = sql.param([...removed, ...records.map(({key}) => key)])
  return retainedRows(KINDS).set('properties', sql`id <> all(${going}::text[])`)
}

/** Texts that people gave to properties, addresses of media among them. */
const textsIn = (own: Map<string, Record<string, unknown>>) =>
  [...own.values()]
    .flatMap(values => Object.values(values).flat())
    .filter(value => typeof value === 'string')
