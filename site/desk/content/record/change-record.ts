/** One change of one record: the row, its history, what imports leave alone, and every server's news. */
import {and, desc, eq, sql} from 'drizzle-orm'
import type {Actor} from '#desk/audit/audit-log.ts'
import {contentEdits, contentVersions} from '#server/content/edit-tables.ts'
import {contentRows, type Transaction} from '#server/content/records/content-rows.ts'
import {noteChanged} from '#server/content/records/record-states.ts'
import {deskRecord} from '#server/content/records/stored-records.ts'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'
import {lockContent, raiseVersion} from '#server/content/versions/content-change.ts'
import {tellOfChange, type Watched} from '#server/content/versions/content-version.ts'
import {isLockTimeout} from '#server/platform/db/errors.ts'
import type {Storage} from '#server/platform/storage/storage.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {apart, type PictureTexts, withTexts} from '../media/picture-texts.ts'
import {type CurrentRecord, changedFields, isSame, type Value} from './current-record.ts'

export interface DeskContent {
  database: Watched
  storage: Pick<Storage, 'find'>
}

export interface RecordName {
  kind: KindName
  key: string
}

/** An import is writing: nothing was changed. */
export interface Busy {
  is: 'busy'
}

/** Longer than any other change at the desk takes; an import of thousands takes longer. */
const LOCK_TIMEOUT = '5s'

/** Answers what the work does; when that says so, the content has another version. */
export async function changeContent<Outcome extends {is: string}>(
  {database}: Pick<DeskContent, 'database'>,
  work: (transaction: Transaction) => Promise<{outcome: Outcome; isChanged: boolean}>,
): Promise<Outcome | Busy> {
  const orm = await database.ready()
  try {
    const {outcome, isChanged} = await orm.transaction(async transaction => {
      await transaction.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`))
      await lockContent(transaction)
      const done = await work(transaction)
      if (done.isChanged) await raiseVersion(transaction)
      return done
    })
    if (isChanged) await tellOfChange(database, orm)
    return outcome
  } catch (error) {
    if (isLockTimeout(error)) return {is: 'busy'}
    throw error
  }
}

interface Change extends RecordName {
  current: CurrentRecord | undefined
  /** As they are stored. */
  values: Value
  what: 'published' | 'withdrawn' | 'restored'
  /** Texts of its pictures before this change; without it, they stay as they are. */
  textsBefore?: PictureTexts
  /** Texts of its pictures have changed with it. */
  hasNewTexts?: boolean
}

/** Answers the fields that changed. */
export async function writeRecord(orm: Transaction, actor: Actor, change: Change) {
  const {kind, key, current, values, what} = change
  const value = deskRecord(kind, values)
  const changed = changedFields(current?.value, value)
  const isWritten = !current || changed.length > 0
  if (!isWritten && !change.hasNewTexts) return changed
  const found = await keepFound(orm, actor, change)
  if (isWritten) await writeRow(orm, change)
  // A withdrawn record is stored as it was shown.
  const kept = what === 'withdrawn' ? (current?.value ?? value) : value
  await keepVersion(orm, actor, {kind, key}, what, await withTexts(orm, kind, kept))
  if (isWritten) await noteEdits(orm, {kind, key}, {changed, value, found})
  return changed
}

async function writeRow(orm: Transaction, {kind, key, current, values}: Change) {
  const row = {id: key, values}
  await contentRows(kind).write(orm, [row])
  await noteChanged(orm, kind, [row], new Set(current ? [key] : []))
}

/** Removes a record of a kind that cannot be hidden. */
export async function removeRecord(orm: Transaction, actor: Actor, change: Omit<Change, 'values'>) {
  const {kind, key, current} = change
  if (!current) return
  await keepFound(orm, actor, change)
  await contentRows(kind).remove(orm, [key])
  const kept = await withTexts(orm, kind, current.value)
  await keepVersion(orm, actor, {kind, key}, 'withdrawn', kept)
  await noteEdits(orm, {kind, key}, {changed: [], value: {}, found: undefined})
}

/** Before the first change at the desk, and after an import has written something else. */
async function keepFound(
  orm: Transaction,
  actor: Actor,
  {kind, key, current, textsBefore}: Change | Omit<Change, 'values'>,
) {
  const [last] = await orm
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.record, key)))
    .orderBy(desc(contentVersions.id))
    .limit(1)
  if (current && !isSame(last && shownAfter(kind, last), current.value)) {
    const found = await withTexts(orm, kind, current.value, textsBefore)
    await keepVersion(orm, actor, {kind, key}, 'found', found)
    return current.value
  }
  const [found] = await orm
    .select({value: contentVersions.value})
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.kind, kind),
        eq(contentVersions.record, key),
        eq(contentVersions.what, 'found'),
      ),
    )
    .orderBy(desc(contentVersions.id))
    .limit(1)
  return found && apart(found.value).value
}

function shownAfter(kind: KindName, {what, value: kept}: typeof contentVersions.$inferSelect) {
  const {value} = apart(kept)
  return what === 'withdrawn' && canBeHidden(kind) ? {...value, published: false} : value
}

export const canBeHidden = (kind: KindName) => Object.hasOwn(kinds[kind].fields, 'published')

async function keepVersion(
  orm: Transaction,
  {account, name}: Actor,
  {kind, key}: RecordName,
  what: (typeof contentVersions.$inferInsert)['what'],
  value: Value,
) {
  await orm.insert(contentVersions).values({kind, record: key, account, actor: name, what, value})
}

interface Edited {
  changed: string[]
  value: Value
  /** The version from imports, as far as it is known. */
  found: Value | undefined
}

/** A field that is as it was found is the import's again. */
async function noteEdits(orm: Transaction, {kind, key}: RecordName, edited: Edited) {
  const {changed, value, found} = edited
  const isOwn = and(eq(contentEdits.kind, kind), eq(contentEdits.record, key))
  const [edit] = await orm.select().from(contentEdits).where(isOwn)
  const all = [...new Set([...(edit?.fields ?? []), ...changed])]
  const fields = found
    ? all.filter(field => !changed.includes(field) || !isSame(value[field], found[field]))
    : (edit?.fields ?? [])
  if (found && !fields.length) {
    await orm.delete(contentEdits).where(isOwn)
    return
  }
  const set = {fields, changed: officeDay()}
  await orm
    .insert(contentEdits)
    .values({kind, record: key, ...set})
    .onConflictDoUpdate({target: [contentEdits.kind, contentEdits.record], set})
}
