/** The checked records as rows of the database, read from disk as they are written. */
import {isObject} from '#server/platform/parse-json.ts'
import {contentPath} from '../media/media-path.ts'
import type {StoredMedia} from '../media/store-media.ts'
import type {ContentRow} from '../records/content-rows.ts'
import type {StoredPicture} from '../records/stored-media.ts'
import type {Field, Item} from '../schema/fields.ts'
import {type KindName, kinds} from '../schema/kinds.ts'
import type {CheckedRecord} from './checked-record.ts'
import type {NewRows} from './replace-records.ts'
import type {RetainedKeys} from './retained-records.ts'

type Values = Record<string, unknown>

/** The rows of these kinds, beside which retained ones stay. Pictures have their own. */
export const rowsOfKinds = (
  kinds: readonly KindName[],
  records: CheckedRecord[],
  media: StoredMedia,
  retained: RetainedKeys,
): NewRows[] =>
  kinds
    .filter(kind => kind !== 'pictures')
    .map(kind => ({
      ...rowsOf(kind, records, media),
      isRetained: id => retained.get(kind)?.has(id) ?? false,
    }))

/** The rows of one kind; `own` has values by key that stand above those of the records. */
export function rowsOf(
  kind: KindName,
  all: CheckedRecord[],
  {addresses}: StoredMedia,
  own: Map<string, Values> = new Map(),
): NewRows {
  const records = all.filter(record => record.kind === kind)
  function* rows(): Generator<ContentRow> {
    for (const record of records) {
      const values = withAddresses(record, addresses)
      yield {id: record.key, values: {...values, ...own.get(record.key)}}
    }
  }
  return {kind, keys: new Map(records.map(({key, unique}) => [key, unique?.value])), rows}
}

interface KnownPictures {
  /** Addresses that retained records show. */
  inUse: Set<string>
  /** Pictures whose texts the folder need not have again. */
  earlier: StoredPicture[]
}

/** Builds the rows of pictures: facts from the import, and the folder's text for each. */
export function pictureRows(
  records: CheckedRecord[],
  {addresses, pictures}: StoredMedia,
  {inUse, earlier}: KnownPictures,
): NewRows {
  const rows = new Map<string, Values>()
  for (const [address, picture] of pictures) rows.set(address, {...picture})
  for (const {kind, key, values} of records) {
    const address = kind === 'pictures' ? addresses.get(key) : undefined
    if (address) rows.set(address, {...values, ...rows.get(address)})
  }
  const old = new Map(earlier.map(one => [contentPath(one.id), one]))
  for (const [path, address] of addresses) {
    const {alt, focus} = {...old.get(path), ...stated(rows.get(address))}
    if (alt || focus) rows.set(address, {...rows.get(address), alt, focus})
  }
  return {
    kind: 'pictures',
    keys: new Map([...rows.keys()].map(id => [id, undefined])),
    rows: () => [...rows].map(([id, values]) => ({id, values})),
    isRetained: id => inUse.has(id),
  }
}

/** The texts from people about a picture, if there are any. */
function stated(row: Values = {}) {
  const said = ['alt', 'focus'].filter(name => row[name])
  return Object.fromEntries(said.map(name => [name, row[name]]))
}

/** The values as they are stored. */
function withAddresses(
  {kind, values}: CheckedRecord,
  addresses: Map<string, string>,
): Record<string, unknown> {
  const replace = (field: Field | Item, value: unknown): unknown => {
    if (field.is === 'media') return addresses.get(value as string) ?? value
    if (field.is === 'list' && Array.isArray(value)) {
      return value.map(item => replace(field.of, item))
    }
    if (field.is !== 'group' || !isObject(value)) return value
    const inside = Object.entries(field.fields).map(([name, one]) => [
      name,
      replace(one, value[name]),
    ])
    return Object.fromEntries(inside)
  }
  const stored = Object.entries<Field>(kinds[kind].fields).map(([name, field]) => [
    name,
    replace(field, values[name]),
  ])
  return Object.fromEntries(stored)
}
