/** The records that an import leaves as they are, and how the new ones fit to them. */
import {type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {referencesFrom, tableOf} from '../records/kind-table.ts'
import {type KindName, kindNames} from '../schema/kinds.ts'
import type {CheckedFolder} from './checked-record.ts'

/** Keys of stored records that stay, by their kind. */
export type RetainedKeys = Map<KindName, Set<string>>

/** Rows of kinds that a folder replaces, which stay although it does not have them. */
const retained: Partial<Record<KindName, SQL>> = {
  // Only a sync withdraws what its feed brought.
  properties: sql`feed is not null`,
  // The server keeps rates up to date itself.
  rates: sql`true`,
}

/** The rows that stay when a folder replaces these kinds; of the replaced ones those that it does not have. */
export function retainedRows(kinds: readonly KindName[], records: CheckedFolder['records'] = []) {
  const rows = new Map<KindName, SQL>()
  for (const kind of kindNames) {
    const some = kinds.includes(kind) ? retained[kind] : sql`true`
    const replaced = records.filter(record => record.kind === kind).map(({key}) => key)
    if (some && replaced.length)
      rows.set(kind, sql`${some} and id <> all(${sql.param(replaced)}::text[])`)
    else if (some) rows.set(kind, some)
  }
  return rows
}

/** New records may refer to these besides each other. */
export async function retainedKeys(orm: Orm, kinds: readonly KindName[]): Promise<RetainedKeys> {
  const keys: RetainedKeys = new Map()
  for (const [kind, where] of retainedRows(kinds)) {
    if (kind === 'pictures') continue
    const {rows} = await orm.execute<{id: string}>(
      sql`select id from ${tableOf(kind)} where ${where}`,
    )
    keys.set(kind, new Set(rows.map(({id}) => id)))
  }
  return keys
}

/** Reports the records that a retained one refers to, but that the folder no longer has. */
export async function reportDanglingReferences(
  orm: Orm,
  {records, problems}: Pick<CheckedFolder, 'records' | 'problems'>,
  kinds: readonly KindName[],
  keys: RetainedKeys,
) {
  const there = new Set(records.map(({kind, key}) => `${kind} ${key}`))
  for await (const reference of referencesFrom(orm, retainedRows(kinds, records), kinds)) {
    const {kind, id, name, to, named} = reference
    if (there.has(`${to} ${named}`) || keys.get(to)?.has(named)) continue
    const says = `has no record "${named}", which ${kind}/${id} names in "${name}". Add it, or import ${kind} with it.`
    problems.push({file: to, says})
  }
}
