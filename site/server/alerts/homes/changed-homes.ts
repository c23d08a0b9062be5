/** Finds changed homes that match a search: by the conditions of the API's own search. */
import {and, eq, gt, lte, type SQL, sql} from 'drizzle-orm'
import {readFilters} from '#server/catalogue/search-filters.ts'
import {allOf, resolve} from '#server/catalogue/search-matches.ts'
import {properties, yearlyPrice} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {RentPeriod} from '#trade/contract/rent.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
import {homeChanges} from '../tables.ts'

/** A search whose owner has not received the changes after `seen`, up to `upto`. */
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
  /** The price that was told or known before, and what it was for; none: it is new. */
  before: {price: number; period: RentPeriod | null} | null
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
  const {property, before, period, id} = homeChanges
  const found = orm
    .select({
      property,
      before: sql<string | null>`case when bool_or(${before} is null) then null
        else (array_agg(${before} order by ${id}))[1] end`.as('before'),
      period: sql<RentPeriod | null>`(array_agg(${period} order by ${id}))[1]`.as('period'),
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
      before: row.before === null ? null : {price: Number(row.before), period: row.period},
    })),
  }
}

const toldOf = (seen: number, upto: number) =>
  and(gt(homeChanges.id, seen), lte(homeChanges.id, upto))

const wasFor = sql`coalesce(${homeChanges.period}, ${properties.price_period})`
/** It may have become as dear again meanwhile. */
const isWorthIt = sql`(${homeChanges.before} is null
  or ${properties.yearly_price} < ${yearlyPrice(homeChanges.before, wasFor)})`
