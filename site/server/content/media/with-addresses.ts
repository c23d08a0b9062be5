/** Records on their way into the database: media get the addresses that they have in the storage. */
import {isObject} from '#server/platform/parse-json.ts'
import type {CheckedRecord} from '../checked-record.ts'
import type {Field, Item} from '../schema/fields.ts'
import {kinds} from '../schema/kinds.ts'

/** The values as they are stored. */
export function withAddresses(
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
