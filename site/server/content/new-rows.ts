/** The checked records as rows of the database, read from disk as they are written. */
import type {CheckedRecord} from './checked-record.ts'
import type {ContentRow} from './content-rows.ts'
import type {FeedChanges} from './feeds/feed-state.ts'
import {kindNames} from './folder.ts'
import {contentPath} from './media/media-path.ts'
import type {StoredMedia} from './media/store-media.ts'
import {withAddresses} from './media/with-addresses.ts'
import type {NewRows} from './replace-records.ts'
import type {KindName} from './schema/kinds.ts'
import type {StoredPicture} from './stored-media.ts'

interface Context {
  only: KindName[] | undefined
  oldPictures: StoredPicture[]
  /** Addresses that staying records show. */
  staying: Set<string>
  /** Which properties go, where some stay that the folder does not have. */
  feed: FeedChanges | undefined
  /** Of properties: what people changed at the desk stands above what a feed says, by id. */
  peoples: Map<string, Record<string, unknown>>
}

export function newRows(records: CheckedRecord[], media: StoredMedia, context: Context): NewRows[] {
  const {only = kindNames, feed, peoples} = context
  const others = only.filter(kind => kind !== 'pictures')
  return [
    pictureRows(records, media, context),
    ...others.map(kind => {
      const own = records.filter(record => record.kind === kind)
      return {
        kind,
        keys: new Map(own.map(({key, unique}) => [key, unique?.value])),
        rows: () => rowsOf(own, media, feed && kind === 'properties' ? peoples : new Map()),
        // The server keeps them itself: a folder need not have them.
        ...(kind === 'rates' && {isKept: () => true}),
        ...(feed && {
          isKept: (id: string) => !feed.removed.has(id),
          hidden: feed.hidden,
          fingerprints: feed.fingerprints,
        }),
      }
    }),
  ]
}

function* rowsOf(
  records: CheckedRecord[],
  {addresses}: StoredMedia,
  peoples: Context['peoples'],
): Generator<ContentRow> {
  for (const record of records) {
    const values = withAddresses(record, addresses)
    yield {id: record.key, values: {...values, ...peoples.get(record.key)}}
  }
}

/** What the import found out of each picture, and the text that the folder has for it. */
function pictureRows(
  records: CheckedRecord[],
  {addresses, pictures}: StoredMedia,
  {only, oldPictures, staying}: Context,
): NewRows {
  const rows = new Map<string, Record<string, unknown>>()
  for (const [address, picture] of pictures) rows.set(address, {...picture})
  for (const {kind, key, values} of records) {
    const address = kind === 'pictures' ? addresses.get(key) : undefined
    if (address) rows.set(address, {...values, ...rows.get(address)})
  }
  // A folder of some kinds need not say again what is seen, and where.
  const old = new Map(only ? oldPictures.map(one => [contentPath(one.id), one]) : [])
  for (const [path, address] of addresses) {
    const {alt, focus} = {...old.get(path), ...stated(rows.get(address))}
    if (alt || focus) rows.set(address, {...rows.get(address), alt, focus})
  }
  return {
    kind: 'pictures',
    keys: new Map([...rows.keys()].map(id => [id, undefined])),
    rows: () => [...rows].map(([id, values]) => ({id, values})),
    isKept: id => staying.has(id),
  }
}

/** What people say of a picture, where they say something. */
function stated(row: Record<string, unknown> = {}) {
  const said = ['alt', 'focus'].filter(name => row[name])
  return Object.fromEntries(said.map(name => [name, row[name]]))
}
