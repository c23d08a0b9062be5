/** Names of the accounts and the properties that enquiries refer to. */
import {inArray} from 'drizzle-orm'
import {accounts} from '#desk/tables.ts'
import {properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'

/** By id. Those that are not there any more are missing. */
export async function accountNames(orm: Orm, ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = unique(ids)
  if (!wanted.length) return new Map()
  const {id, name} = accounts
  const rows = await orm.select({id, name}).from(accounts).where(inArray(id, wanted))
  return new Map(rows.map(row => [row.id, row.name]))
}

/** In each language, by slug. */
export async function propertyNames(
  orm: Orm,
  slugs: (string | null)[],
): Promise<Map<string, Record<string, string>>> {
  const wanted = unique(slugs)
  if (!wanted.length) return new Map()
  const {id, name} = properties
  const rows = await orm.select({id, name}).from(properties).where(inArray(id, wanted))
  return new Map(rows.map(row => [row.id, row.name as Record<string, string>]))
}

const unique = (values: (string | null)[]) => [...new Set(values.filter(value => value !== null))]
