/** A folder of records must fit to what stays beside it, and must not undo what people did. */
import {isNotNull, isNull, type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {type KindName, kinds} from '../schema/kinds.ts'
import {refuseProblems} from '../schema/problem.ts'
import {contentTables, properties} from '../tables.ts'
import type {CheckedFolder} from './checked-record.ts'
import {lastDeskChange, reportLostEdits} from './desk-edits.ts'
import {type RetainedKeys, reportDanglingReferences} from './retained-records.ts'
import type {ImportOptions} from './run-import.ts'

interface Replacing {
  kinds: readonly KindName[]
  retained: RetainedKeys
}

/** Refuses a folder with problems. Answers the last change at the desk that it was compared with. */
export async function compareWithSite(
  orm: Orm,
  checked: CheckedFolder,
  {kinds, retained}: Replacing,
  {overwriteDesk}: Pick<ImportOptions, 'overwriteDesk'>,
): Promise<number> {
  await reportMissingKinds(orm, checked, kinds)
  await reportDanglingReferences(orm, checked, kinds, retained)
  await reportTakenReferences(orm, checked)
  const deskChange = await lastDeskChange(orm)
  if (!overwriteDesk) await reportLostEdits(orm, checked, kinds, retained)
  refuseProblems(checked)
  return deskChange
}

/** Reports properties of a folder with the reference of another one that a feed brought. */
async function reportTakenReferences(
  orm: Orm,
  {records, problems}: Pick<CheckedFolder, 'records' | 'problems'>,
) {
  const manual = records.filter(({kind}) => kind === 'properties')
  if (!manual.length) return
  const {id, reference, feed} = properties
  const fed = await orm.select({id, reference, feed}).from(properties).where(isNotNull(feed))
  const byReference = new Map(fed.map(property => [property.reference, property]))
  const keys = new Set(manual.map(({key}) => key))
  for (const {key, file, unique} of manual) {
    const by = unique && byReference.get(unique.value)
    if (!by || by.id === key || keys.has(by.id)) continue
    const says = `"${unique.value}" is taken by ${by.id}, which the feed ${by.feed} brought. Give it another.`
    problems.push({file, record: key, field: unique.field, says})
  }
}

/** Pictures without a text are found again, feeds bring their properties, and rates stay. */
const missed: Partial<Record<KindName, SQL>> = {
  pictures: isNotNull(contentTables.pictures.alt),
  properties: isNull(contentTables.properties.feed),
  rates: sql`false`,
}

/** Reports kinds without a file: they are more likely forgotten than meant to be deleted. */
async function reportMissingKinds(
  orm: Orm,
  {folder, problems}: Pick<CheckedFolder, 'folder' | 'problems'>,
  replaced: readonly KindName[],
) {
  for (const kind of replaced) {
    if (folder.speaksOf.has(kind)) continue
    const count = await orm.$count(contentTables[kind], missed[kind])
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
