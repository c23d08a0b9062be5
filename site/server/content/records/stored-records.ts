/** Stored records, as the files of a folder say them. */
import {locales} from '#kit/i18n/locale.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {contentPath} from '../media/media-path.ts'
import type {Field, Fields, Item} from '../schema/fields.ts'
import {type KindName, kindNames, kinds} from '../schema/kinds.ts'
import {tableOf} from './kind-table.ts'
import {filesOfPicture, storedPictures} from './stored-media.ts'

type Row = Record<string, unknown>

export interface StoredRecord {
  kind: KindName
  key: string
  value: Record<string, unknown>
}

/** Every record, in the order of its key, and the address of every file that belongs to them. */
export async function storedRecords(orm: Orm) {
  const media = new Set<string>()
  const records: StoredRecord[] = []
  for (const picture of await storedPictures(orm))
    for (const path of filesOfPicture(picture)) media.add(path)
  for (const kind of kindNames) {
    for (const row of await rowsOf(orm, kind)) {
      const key = kind === 'pictures' ? contentPath(row.id) : row.id
      const pathOf = (address: string) => {
        media.add(address)
        return contentPath(address)
      }
      records.push({kind, key, value: recordOf(kinds[kind].fields, row, pathOf)})
    }
  }
  return {records, media}
}

/** Databases sort by their own alphabets. */
async function rowsOf(orm: Orm, kind: KindName) {
  const rows = await orm.select().from(tableOf(kind))
  return rows
    .map(row => ({...row, id: `${row.id}`}))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Maps the address of a file to its value in a record. */
type PathOf = (address: string) => string

/** As the desk shows and keeps records: with the addresses of their media. */
export const deskRecord = (kind: KindName, row: Record<string, unknown>) =>
  recordOf(kinds[kind].fields, row, address => address)

/** As files of a folder say it. */
export const folderRecord = (kind: KindName, row: Record<string, unknown>) =>
  recordOf(kinds[kind].fields, row, contentPath)

/** In the order of the kind's fields; nothing that is as it would be anyway. */
function recordOf(fields: Fields, row: Record<string, unknown>, pathOf: PathOf) {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = row[name]
    if (value === null || value === undefined || value === field.default) return []
    return [[name, plain(field, value, pathOf)] as const]
  })
  return Object.fromEntries(entries)
}

function plain(field: Field | Item, value: unknown, pathOf: PathOf): unknown {
  switch (field.is) {
    case 'words':
    case 'html':
      return plainWords(value as Record<string, string>)
    case 'list':
      return (value as unknown[]).map(item => plain(field.of, item, pathOf))
    case 'group':
      return recordOf(field.fields, value as Row, pathOf)
    case 'media':
      return pathOf(value as string)
    default:
      return value
  }
}

/** A text that is the same in every language is written once. */
function plainWords(words: Record<string, string>) {
  const texts = locales.map(locale => words[locale])
  if (texts.every(text => text === texts[0])) return texts[0]
  return Object.fromEntries(
    locales.flatMap(locale => (words[locale] ? [[locale, words[locale]]] : [])),
  )
}
