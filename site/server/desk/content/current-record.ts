/** What is published of a record, as editors compare it. */
import {createHash} from 'node:crypto'
import {eq} from 'drizzle-orm'
import type {KindName} from '#server/content/schema/kinds.ts'
import {deskRecord} from '#server/content/stored-records.ts'
import {contentTables} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'

export type Value = Record<string, unknown>

export interface CurrentRecord {
  value: Value
  /** The feed that brought it. */
  feed: string | null
}

export type Reader = Pick<Orm, 'select' | 'execute'>

/** Undefined when nothing is published under the key. */
export async function currentRecord(
  orm: Reader,
  kind: KindName,
  key: string,
): Promise<CurrentRecord | undefined> {
  const table = contentTables[kind] as (typeof contentTables)['pictures']
  const [row] = await orm.select().from(table).where(eq(table.id, key))
  if (!row) return undefined
  const {feed = null} = row as {feed?: string | null}
  return {value: deskRecord(kind, row), feed}
}

/** What an editor began from; empty for a record that is new. */
export const hashOf = (current: CurrentRecord | undefined) =>
  current ? createHash('sha256').update(JSON.stringify(current.value)).digest('base64url') : ''

/** Fields that are not the same in both. */
export function changedFields(one: Value = {}, other: Value = {}): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter(name => !isSame(one[name], other[name]))
}

/** Databases keep the members of objects in an order of their own. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inside]) => [name, ordered(inside)]),
  )
}
