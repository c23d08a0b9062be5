/** Which changed homes a search is about: by the conditions of the API's own search. */
import {and, eq, gt, lte, type SQL, sql} from 'drizzle-orm'
import {readQuery} from '../../../../widgets/shared/api/search-query.ts'
import type {Orm} from '../../platform/db/connect.ts'
import {properties} from '../../platform/db/content-schema.ts'
import {homeChanges} from '../../platform/db/saved-search-schema.ts'
import {readFilters} from '../../repositories/search-filters.ts'
import {allOf, resolve} from '../../repositories/search-matches.ts'

/** What a search has not been told: what comes after `seen`, as far as `upto`. */
export interface Untold {
  query: string
  seen: number
}

/** Null: the query means nothing any more, such as a filter that was taken away. */
async function conditionsOf(orm: Orm, query: string): Promise<SQL | null> {
  const {filters, errors} = readFilters(readQuery(query))
  if (Object.keys(errors).length) return null
  return allOf(await resolve(orm, filters)) ?? sql`true`
}

export const latestChange = async (orm: Orm): Promise<number> => {
  const [row] = await orm.select({id: sql<string | null>`max(${homeChanges.id})`}).from(homeChanges)
  return Number(row?.id ?? 0)
}

/** The positions in the list of those that there is something to tell of, in one statement. */
export async function withSomething(orm: Orm, list: Untold[], upto: number): Promise<Set<number>> {
  const asked: SQL[] = []
  for (const [at, {query, seen}] of list.entries()) {
    const conditions = await conditionsOf(orm, query)
    if (conditions) {
      asked.push(
        sql`select ${at}::int as at where exists (
          select from ${homeChanges} join ${properties} on ${properties.id} = ${homeChanges.property}
          where ${and(toldOf(seen, upto), isWorthIt, conditions)})`,
      )
    }
  }
  if (!asked.length) return new Set()
  const {rows} = (await orm.execute(sql.join(asked, sql` union all `))) as {rows: {at: number}[]}
  return new Set(rows.map(({at}) => Number(at)))
}

export interface ChangedHome {
  property: string
  /** The price that was told or known before; none: it is new. */
  before: number | null
}

/** The first of them, the latest first, and how many there are. */
export async function changedHomes(
  orm: Orm,
  {query, seen}: Untold,
  upto: number,
  most: number,
): Promise<{homes: ChangedHome[]; total: number}> {
  const conditions = await conditionsOf(orm, query)
  if (!conditions) return {homes: [], total: 0}
  const {property, before, id} = homeChanges
  const found = orm
    .select({
      property,
      before: sql<string | null>`case when bool_or(${before} is null) then null
        else (array_agg(${before} order by ${id}))[1] end`.as('before'),
      latest: sql<number>`max(${id})`.as('latest'),
    })
    .from(homeChanges)
    .innerJoin(properties, eq(properties.id, property))
    .where(and(toldOf(seen, upto), isWorthIt, conditions))
    .groupBy(property)
    .as('found')
  const total = await orm.$count(found)
  const rows = await orm.select().from(found).orderBy(sql`latest desc`).limit(most)
  return {
    total,
    homes: rows.map(row => ({
      property: row.property,
      before: row.before === null ? null : Number(row.before),
    })),
  }
}

const toldOf = (seen: number, upto: number) =>
  and(gt(homeChanges.id, seen), lte(homeChanges.id, upto))

/** It may have become as dear again meanwhile. */
const isWorthIt = sql`(${homeChanges.before} is null or ${properties.price} < ${homeChanges.before})`
