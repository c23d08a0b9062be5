/** Stored records, as the files of a folder say them. */

import {locales} from '#kit/i18n/locale.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {contentPath} from './media/media-path.ts'
import type {Field, Fields, Item} from './schema/fields.ts'
import {type KindName, kinds} from './schema/kinds.ts'
import {filesOfPicture, type StoredPicture} from './stored-media.ts'
import {contentTables} from './tables.ts'

type Row = Record<string, unknown> & {id: string}

export interface StoredRecord {
  kind: KindName
  key: string
  value: Record<string, unknown>
}

/** What a field has when nothing is said of it; such values are left out. */
const DEFAULTS: Record<string, unknown> = {
  sort_order: 100,
  published: true,
  project: false,
  featured: false,
  exclusive: false,
  status: 'ACTIVE',
}

/** Every record, in the order of its key, and the address of every file that belongs to them. */
export async function storedRecords(orm: Orm) {
  const media = new Set<string>()
  const records: StoredRecord[] = []
  for (const kind of Object.keys(kinds) as KindName[]) {
    const {fields} = kinds[kind] as {fields: Fields}
    for (const row of await rowsOf(orm, kind)) {
      if (kind === 'pictures')
        for (const path of filesOfPicture(row as unknown as StoredPicture)) media.add(path)
      const key = kind === 'pictures' ? contentPath(row.id) : row.id
      const pathOf = (address: string) => {
        media.add(address)
        return contentPath(address)
      }
      records.push({kind, key, value: recordOf(fields, row, pathOf)})
    }
  }
  return {records, media}
}

/** Databases sort by their own alphabets. */
async function rowsOf(orm: Orm, kind: KindName) {
  const table = contentTables[kind] as (typeof contentTables)['pictures']
  const rows = (await orm.select().from(table)) as Row[]
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** What stands in a record for the address of one of its files. */
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
    if (value === null || value === undefined || value === DEFAULTS[name]) return []
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

/** What reads the same in every language is said once. */
function plainWords(words: Record<string, string>) {
  const texts = locales.map(locale => words[locale])
  if (texts.every(text => text === texts[0])) return texts[0]
  return Object.fromEntries(
    locales.flatMap(locale => (words[locale] ? [[locale, words[locale]]] : [])),
  )
}
