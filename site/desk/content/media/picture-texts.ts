/**
 * Alt text and focus of a record's pictures. In a draft they stand beside the record's fields, so
 * that they are published with them.
 */
import {and, eq, inArray} from 'drizzle-orm'
import {contentEdits, deskMedia} from '#server/content/edit-tables.ts'
import {contentPath} from '#server/content/media/media-path.ts'
import type {Transaction} from '#server/content/records/content-rows.ts'
import {deskRecord} from '#server/content/records/stored-records.ts'
import {checkValues, linksOf} from '#server/content/schema/check-values.ts'
import type {Report} from '#server/content/schema/checking.ts'
import type {KindName} from '#server/content/schema/kinds.ts'
import {pictures} from '#server/content/tables.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Message} from '../../../app/shared-with-server/message.ts'
import {changedFields, type Reader, type Value} from '../record/current-record.ts'

/** Beside the fields of a kind, whose names have no such sign. */
export const PICTURES = '$pictures'

/** `alt` and `focus` by the address of the picture. */
export type PictureTexts = Record<string, Value>

export function apart(draft: Value): {value: Value; texts: PictureTexts} {
  const {[PICTURES]: texts, ...value} = draft
  return {value, texts: (texts ?? {}) as PictureTexts}
}

/** Reads the texts of the pictures that a record names. */
export async function storedTexts(orm: Reader, kind: KindName, value: Value) {
  const addresses = linksOf(kind, '', value).media.map(({path}) => path)
  if (!addresses.length) return {}
  const rows = await orm.select().from(pictures).where(inArray(pictures.id, addresses))
  return Object.fromEntries(rows.map(row => [row.id, textsOf(row)])) as PictureTexts
}

/** As a version keeps a record: with what is said of its pictures, so that both can be restored. */
export async function withTexts(
  orm: Reader,
  kind: KindName,
  value: Value,
  given?: PictureTexts,
): Promise<Value> {
  const texts = given ?? (await storedTexts(orm, kind, value))
  return Object.keys(texts).length ? {...value, [PICTURES]: texts} : value
}

function textsOf(row: Value): Value {
  const {alt, focus} = deskRecord('pictures', row)
  return {...(alt !== undefined && {alt}), ...(focus !== undefined && {focus})}
}

/** The texts as they are stored, by address. */
export function checkTexts(texts: PictureTexts, report: Report, today: string): PictureTexts {
  const checked = Object.entries(texts).map(([address, {alt, focus}]) => {
    const checking = {
      report: (field: string, says: Message) => report(`${PICTURES}.${address}.${field}`, says),
      notice() {},
      today,
    }
    const value = {...(alt !== undefined && {alt}), ...(focus !== undefined && {focus})}
    return [address, checkValues({kind: 'pictures', key: address, value}, checking)]
  })
  return Object.fromEntries(checked)
}

/** Answers whether any changed. */
export async function writeTexts(orm: Transaction, texts: PictureTexts): Promise<boolean> {
  let isChanged = false
  for (const [address, {alt = null, focus = null}] of Object.entries(texts)) {
    const [row] = await orm.select().from(pictures).where(eq(pictures.id, address))
    const next = {alt, focus} as Pick<typeof pictures.$inferInsert, 'alt' | 'focus'>
    const changed = changedFields(row && textsOf(row), textsOf(next))
    if (!changed.length) continue
    isChanged = true
    await orm
      .insert(pictures)
      .values({id: address, ...next})
      .onConflictDoUpdate({target: pictures.id, set: next})
    await noteEdit(orm, address, changed)
  }
  return isChanged
}

/** Imports know what was uploaded at the desk only from an export. */
async function noteEdit(orm: Transaction, address: string, changed: string[]) {
  if (await orm.$count(deskMedia, eq(deskMedia.address, address))) return
  const record = contentPath(address)
  const isOwn = and(eq(contentEdits.kind, 'pictures'), eq(contentEdits.record, record))
  const [edit] = await orm.select().from(contentEdits).where(isOwn)
  const fields = [...new Set([...(edit?.fields ?? []), ...changed])]
  const set = {fields, changed: officeDay()}
  await orm
    .insert(contentEdits)
    .values({kind: 'pictures', record, ...set})
    .onConflictDoUpdate({target: [contentEdits.kind, contentEdits.record], set})
}
