/**
 * What people changed at the agency's desk, beside imports and feeds: an import does not undo it
 * unnoticed, and a feed brings only the other fields.
 */
import {getTableColumns, inArray, max, type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import type {BesideFeeds} from './beside-feeds.ts'
import type {CheckedRecord} from './checked-record.ts'
import type {Transaction} from './content-rows.ts'
import {contentDrafts, contentEdits, contentVersions, deskMedia} from './edit-tables.ts'
import type {CheckedFolder} from './schema/check-folder.ts'
import type {KindName} from './schema/kinds.ts'
import type {Problem} from './schema/problem.ts'
import {folderRecord} from './stored-records.ts'
import {contentTables, properties} from './tables.ts'

type Reader = Pick<Orm, 'select' | 'execute'>
type Edit = typeof contentEdits.$inferSelect

/** Raised by each change at the desk. */
export async function lastDeskChange(orm: Reader): Promise<number> {
  const [row] = await orm.select({id: max(contentVersions.id)}).from(contentVersions)
  return Number(row?.id ?? 0)
}

/** Reports each record of which the folder has other values than people gave it at the desk. */
export async function reportLostEdits(
  orm: Reader,
  {records, problems, folder}: CheckedFolder,
  only: KindName[],
  beside: BesideFeeds | undefined,
) {
  const edits = await orm.select().from(contentEdits).where(inArray(contentEdits.kind, only))
  if (!edits.length) return
  const incoming = new Map(records.map(record => [`${record.kind} ${record.key}`, record]))
  const named = new Set(records.flatMap(({media}) => media.map(({path}) => path)))
  for (const edit of edits) {
    const record = incoming.get(`${edit.kind} ${edit.record}`)
    if (!record && beside?.fed.has(edit.record)) continue
    if (!record && edit.kind === 'pictures' && !named.has(edit.record)) continue
    if (!record && !folder.speaksOf.has(edit.kind as KindName)) continue
    const lost = await lostFields(orm, edit, record)
    if (lost) problems.push(problemOf(edit, record, lost))
  }
}

/** Undefined when the folder says the same; no field, when it has the whole record otherwise. */
async function lostFields(orm: Reader, edit: Edit, record: CheckedRecord | undefined) {
  const kind = edit.kind as KindName
  const stored = await storedRow(orm, kind, edit.record)
  if (!stored || !record) return stored || record ? [] : undefined
  const [old, next] = [stored, record.values].map(values => folderRecord(kind, values))
  const lost = edit.fields.filter(
    field => JSON.stringify(old?.[field]) !== JSON.stringify(next?.[field]),
  )
  return lost.length ? lost : undefined
}

/** Pictures are found by the path that folders know. */
async function storedRow(orm: Reader, kind: KindName, key: string) {
  const table = contentTables[kind] as (typeof contentTables)['pictures']
  const where =
    kind === 'pictures'
      ? sql`regexp_replace(${table.id}, '\\.[0-9a-f]{12}(\\.\\w+)$', '\\1') = ${key}`
      : sql`${table.id} = ${key}`
  const [row] = await orm.select().from(table).where(where)
  return row as Record<string, unknown> | undefined
}

function problemOf(edit: Edit, record: CheckedRecord | undefined, lost: string[]): Problem {
  const what = lost.length ? `${lost.join(', ')} changed` : 'added or withdrawn'
  const says = `was ${what} at the desk (${edit.changed}), and the folder would undo it. Export the content and bring your changes into that folder, or import with --overwrite-desk.`
  return {file: record?.file ?? edit.kind, record: edit.record, says}
}

/** What an import has brought is the folder's again. What stays beside it is not. */
export const forgetEdits = (orm: Transaction, only: KindName[]) =>
  orm.delete(contentEdits).where(
    sql`${contentEdits.kind} = any(${sql.param(only)}::text[])
      and not exists (select from ${properties} where ${contentEdits.kind} = 'properties'
        and ${properties.id} = ${contentEdits.record} and ${properties.feed} is not null)`,
  )

/** Of properties that went with their feed. */
export const forgetEditsOf = (orm: Transaction, ids: Iterable<string>) =>
  orm.delete(contentEdits).where(
    sql`${contentEdits.kind} = 'properties'
      and ${contentEdits.record} = any(${sql.param([...ids])}::text[])`,
  )

/** The stored values of the fields of properties that people changed, by id. */
export async function peoplesValues(orm: Reader): Promise<Map<string, Record<string, unknown>>> {
  const rows = await orm
    .select({fields: contentEdits.fields, property: getTableColumns(properties)})
    .from(contentEdits)
    .innerJoin(
      properties,
      sql`${contentEdits.kind} = 'properties' and ${contentEdits.record} = ${properties.id}`,
    )
  return new Map(
    rows.map(({fields, property}) => [
      property.id,
      Object.fromEntries(fields.map(field => [field, property[field as keyof typeof property]])),
    ]),
  )
}

/** An address as content names it: the file has its fingerprint in it. */
const ADDRESS = '"([^"\\\\]+\\.[0-9a-f]{12}\\.\\w+)"'
const inJson = (value: SQL) => sql`regexp_matches(${value}::text, ${ADDRESS}, 'g') as found`

/** Media that no import removes: uploaded at the desk, or named by a draft or an earlier version. */
export async function mediaOfDesk(orm: Reader): Promise<Set<string>> {
  const {rows} = (await orm.execute(
    sql`select address from ${deskMedia}
      union select found[1] from ${contentDrafts}, ${inJson(sql`value`)}
      union select found[1] from ${contentVersions}, ${inJson(sql`value`)}`,
  )) as unknown as {rows: {address: string}[]}
  return new Set(rows.map(({address}) => address))
}
