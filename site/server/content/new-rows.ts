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
}

export function newRows(records: CheckedRecord[], media: StoredMedia, context: Context): NewRows[] {
  const {only = kindNames, feed} = context
  const others = only.filter(kind => kind !== 'pictures')
  return [
    pictureRows(records, media, context),
    ...others.map(kind => {
      const own = records.filter(record => record.kind === kind)
      return {
        kind,
        keys: new Map(own.map(({key, unique}) => [key, unique?.value])),
        rows: () => rowsOf(own, media),
        ...(feed && {
          isKept: (id: string) => !feed.removed.has(id),
          hidden: feed.hidden,
          fingerprints: feed.fingerprints,
        }),
      }
    }),
  ]
}

function* rowsOf(records: CheckedRecord[], {addresses}: StoredMedia): Generator<ContentRow> {
  for (const record of records) {
    yield {id: record.key, values: withAddresses(record, addresses)}
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
  // A folder of some kinds need not say again what is seen.
  const texts = new Map(only ? oldPictures.map(({id, alt}) => [contentPath(id), alt]) : [])
  for (const [path, address] of addresses) {
    const row = rows.get(address)
    const alt = row?.alt ?? texts.get(path)
    if (alt) rows.set(address, {...row, alt})
  }
  return {
    kind: 'pictures',
    keys: new Map([...rows.keys()].map(id => [id, undefined])),
    rows: () => [...rows].map(([id, values]) => ({id, values})),
    isKept: id => staying.has(id),
  }
}
