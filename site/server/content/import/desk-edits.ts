/**
 * Changes from the agency's desk, beside imports and feeds: an import does not undo them
 * unnoticed, and a feed brings only the other fields.
 */
import {getTableColumns, inArray, max, type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {contentDrafts, contentEdits, contentVersions, deskMedia} from '../edit-tables.ts'
import type {Transaction} from '../records/content-rows.ts'
import {tableOf} from '../records/kind-table.ts'
import {folderRecord} from '../records/stored-records.ts'
import type {KindName} from '../schema/kinds.ts'
import type {Problem} from '../schema/problem.ts'
import {properties} from '../tables.ts'
import type {CheckedFolder, CheckedRecord} from './checked-record.ts'
import type {RetainedKeys} from './retained-records.ts'

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
  only: readonly KindName[],
  retained: RetainedKeys,
) {
  const edits = await orm
    .select()
    .from(contentEdits)
    .where(inArray(contentEdits.kind, [...only]))
  if (!edits.length) return
  const incoming = new Map(records.map(record => [`${record.kind} ${record.key}`, record]))
  const named = new Set(records.flatMap(({media}) => media.map(({path}) => path)))
  for (const edit of edits) {
    const record = incoming.get(`${edit.kind} ${edit.record}`)
    if (!record && retained.get(edit.kind as KindName)?.has(edit.record)) continue
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
  const table = tableOf(kind)
  const where =
    kind === 'pictures'
      ? sql`regexp_replace(${table.id}, '\\.[0-9a-f]{12}(\\.\\w+)$', '\\1') = ${key}`
      : sql`${table.id} = ${key}`
  const [row] = await orm.select().from(table).where(where)
  return row
}

function problemOf(edit: Edit, record: CheckedRecord | undefined, lost: string[]): Problem {
  const what = lost.length ? `${lost.join(', ')} changed` : 'added or withdrawn'
  const says = `was ${what} at the desk (${edit.changed}), and the folder would undo it. Export the content and bring your changes into that folder, or import with --overwrite-desk.`
  return {file: record?.file ?? edit.kind, record: edit.record, says}
}

/** Forgets edits of the records that a folder has replaced; those of feeds keep theirs. */
export const forgetEdits = (orm: Transaction, kinds: readonly KindName[]) =>
  orm.delete(contentEdits).where(
    sql`${contentEdits.kind} = any(${sql.param(kinds)}::text[])
      and not exists (select from ${properties} where ${contentEdits.kind} = 'properties'
        and ${properties.id} = ${contentEdits.record} and ${properties.feed} is not null)`,
  )

/** Forgets edits of properties that went with their feed. */
export const forgetEditsOf = (orm: Transaction, ids: Iterable<string>) =>
  orm.delete(contentEdits).where(
    sql`${contentEdits.kind} = 'properties'
      and ${contentEdits.record} = any(${sql.param([...ids])}::text[])`,
  )

/** The stored values of the fields of properties that people changed, by id: a feed does not replace them. */
export async function deskValues(orm: Reader): Promise<Map<string, Record<string, unknown>>> {
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
  const {rows} = await orm.execute<{address: string}>(
    sql`select address from ${deskMedia}
      union select found[1] from ${contentDrafts}, ${inJson(sql`value`)}
      union select found[1] from ${contentVersions}, ${inJson(sql`value`)}`,
  )
  return new Set(rows.map(({address}) => address))
}
