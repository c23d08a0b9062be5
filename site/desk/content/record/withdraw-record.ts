/** Withdraws a record unless other records need it; all of it can be restored. */
import {and, desc, eq} from 'drizzle-orm'
import {type Actor, audit} from '#desk/audit/audit-log.ts'
import {propertyStates} from '#server/content/change-tables.ts'
import {contentEdits, contentVersions} from '#server/content/edit-tables.ts'
import type {Transaction} from '#server/content/records/content-rows.ts'
import {tableOf} from '#server/content/records/kind-table.ts'
import {type Referrer, referrersOf} from '#server/content/records/referrers.ts'
import type {KindName} from '#server/content/schema/kinds.ts'
import {ownPaths} from '../preview/public-path.ts'
import {
  type Busy,
  canBeHidden,
  changeContent,
  type DeskContent,
  type RecordName,
  removeRecord,
  writeRecord,
} from './change-record.ts'
import {currentRecord, hashOf, type Reader} from './current-record.ts'
import {type Conflict, type Published, publishRecord} from './publish-record.ts'

export type Withdrawn =
  | {is: 'withdrawn'}
  /** Visitors would miss it there. */
  | {is: 'needed'; by: Referrer[]}
  /** The site cannot be without it. */
  | {is: 'kept'}
  | Conflict
  | Busy

/** `base`: hash of what the editor saw. */
export const withdrawRecord = (
  parts: DeskContent,
  actor: Actor,
  {kind, key, base}: RecordName & {base: string},
): Promise<Withdrawn> =>
  changeContent<Withdrawn>(parts, async orm => {
    const unchanged = (outcome: Withdrawn) => ({outcome, isChanged: false})
    if (kind === 'agency') return unchanged({is: 'kept'})
    const current = await currentRecord(orm, kind, key)
    if (!current || hashOf(current) !== base) {
      return unchanged({is: 'conflict', theirs: current?.value, base: hashOf(current)})
    }
    const paths = ownPaths(kind, key, current.value)
    const by = await referrersOf(orm, {kind, key, paths})
    if (by.length) return unchanged({is: 'needed', by})
    if (canBeHidden(kind)) {
      const values = {...(await rowOf(orm, kind, key)), published: false}
      await writeRecord(orm, actor, {kind, key, current, values, what: 'withdrawn'})
    } else await removeRecord(orm, actor, {kind, key, current, what: 'withdrawn'})
    await audit(orm, actor, {action: 'record.withdrawn', subject: `${kind}/${key}`})
    return {outcome: {is: 'withdrawn'}, isChanged: true}
  })

async function rowOf(orm: Transaction, kind: KindName, key: string) {
  const table = tableOf(kind)
  const [row = {}] = await orm.select().from(table).where(eq(table.id, key))
  const {id: _id, ...values} = row
  return values
}

export type Version = typeof contentVersions.$inferSelect

/** The newest first. */
export const versionsOf = (orm: Reader, {kind, key}: RecordName, limit = 50): Promise<Version[]> =>
  orm
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.record, key)))
    .orderBy(desc(contentVersions.id))
    .limit(limit)

/** Publishes an earlier version, by the checks of today. */
export async function restoreVersion(
  parts: DeskContent,
  actor: Actor,
  {id, base}: {id: number; base: string},
): Promise<Published | {is: 'none'}> {
  const orm = await parts.database.ready()
  const [version] = await orm.select().from(contentVersions).where(eq(contentVersions.id, id))
  if (!version) return {is: 'none'}
  const {kind, record: key, value} = version
  const what = 'restored'
  return publishRecord(parts, actor, {kind: kind as KindName, key, value, base, what})
}

/** Fields of a record that people changed; imports and feeds leave them. */
export async function editedFields(orm: Reader, {kind, key}: RecordName): Promise<string[]> {
  const [edit] = await orm
    .select({fields: contentEdits.fields})
    .from(contentEdits)
    .where(and(eq(contentEdits.kind, kind), eq(contentEdits.record, key)))
  return edit?.fields ?? []
}

/** The next sync brings what the feed has of this field. */
export const giveBackToFeed = (
  parts: DeskContent,
  actor: Actor,
  {key, field}: {key: string; field: string},
) =>
  changeContent(parts, async orm => {
    const isOwn = and(eq(contentEdits.kind, 'properties'), eq(contentEdits.record, key))
    const [edit] = await orm.select().from(contentEdits).where(isOwn)
    if (!edit?.fields.includes(field)) return {outcome: {is: 'none'}, isChanged: false}
    const fields = edit.fields.filter(one => one !== field)
    if (fields.length) await orm.update(contentEdits).set({fields}).where(isOwn)
    else await orm.delete(contentEdits).where(isOwn)
    // So that the sync reads a listing that has not changed again.
    await orm
      .update(propertyStates)
      .set({fingerprint: null})
      .where(eq(propertyStates.property, key))
    const details = {givenBack: field}
    await audit(orm, actor, {action: 'record.published', subject: `properties/${key}`, details})
    return {outcome: {is: 'given back'}, isChanged: false}
  })
