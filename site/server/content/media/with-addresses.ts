/** Records on their way into the database: media get the addresses that they have in the storage. */
import type {CheckedRecord} from '../folder.ts'
import {mediaOf} from '../schema/check-folder.ts'
import {kinds} from '../schema/kinds.ts'
import type {StoredMedia} from './store-media.ts'

/** The records with addresses, and one for each picture of which something is known. */
export function withMedia(records: CheckedRecord[], {addresses, pictures}: StoredMedia) {
  const isPicture = ({kind}: CheckedRecord) => kind === 'pictures'
  const known = new Map<string, CheckedRecord>()
  for (const [key, picture] of pictures) known.set(key, pictureRecord(key, {...picture}))
  for (const {key: path, values} of records.filter(isPicture)) {
    const address = addresses.get(path) ?? path
    known.set(address, pictureRecord(address, {...values, ...known.get(address)?.values}))
  }
  const others = records.filter(record => !isPicture(record))
  return [...known.values(), ...others.map(record => withAddresses(record, addresses))]
}

const pictureRecord = (key: string, values: Record<string, unknown>): CheckedRecord => ({
  ...{kind: 'pictures', key, file: ''},
  values,
})

function withAddresses(record: CheckedRecord, addresses: Map<string, string>): CheckedRecord {
  const named = new Set(mediaOf(record))
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string') return named.has(value) ? addresses.get(value) : value
    return Array.isArray(value) ? value.map(replace) : value
  }
  const {fields} = kinds[record.kind]
  const values = Object.entries(record.values).map(([name, value]) => [
    name,
    mayNameMedia(fields, name) ? replace(value) : value,
  ])
  return {...record, values: Object.fromEntries(values)}
}

function mayNameMedia(fields: object, name: string) {
  const field = (fields as Record<string, {is: string; of?: unknown}>)[name]
  return (
    field?.is === 'media' || (field?.is === 'list' && (field.of as {is: string}).is === 'media')
  )
}
