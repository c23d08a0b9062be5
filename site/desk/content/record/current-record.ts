/** The published version of a record, as editors compare it. */
import {createHash} from 'node:crypto'
import {eq} from 'drizzle-orm'
import {tableOf} from '#server/content/records/kind-table.ts'
import {deskRecord} from '#server/content/records/stored-records.ts'
import type {KindName} from '#server/content/schema/kinds.ts'
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
  const table = tableOf(kind)
  const [row] = await orm.select().from(table).where(eq(table.id, key))
  if (!row) return undefined
  return {value: deskRecord(kind, row), feed: typeof row.feed === 'string' ? row.feed : null}
}

/** The hash of the version that an editor began from; empty for a new record. */
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
