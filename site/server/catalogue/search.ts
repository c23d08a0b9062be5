/**
 * Searching properties. A page is found by its ids and counting stops at `MAX_COUNTED`, both in an
 * index that covers the query (`docs/decisions/004-search-indexes.md`). Measured by
 * `npm run search-speed`.
 */
import {inArray, sql} from 'drizzle-orm'
import {properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {purposes} from '#trade/search-query/search-query.ts'
import {propertiesById} from './properties.ts'
import {nearestTo} from './search-alternatives.ts'
import {MAX_RESULTS, PAGE_SIZE, type SearchFilters} from './search-filters.ts'
import {allOf, type Conditions, findPage, MAX_COUNTED, resolve} from './search-matches.ts'

const {purpose, property_type, neighborhood, bedrooms, builder} = properties

export async function searchProperties(orm: Orm, filters: SearchFilters) {
  const conditions = await resolve(orm, filters)
  const [ids, {total, facets}] = await Promise.all([
    findPage(orm, conditions, filters),
    countMatches(orm, conditions),
  ])
  const counted = Math.min(total, MAX_COUNTED)
  const alternatives = total ? undefined : await nearestTo(orm, filters, facets.neighborhood)
  return {
    properties: await propertiesById(orm, ids),
    total: counted,
    ...(total > counted && {more: true}),
    page: filters.page,
    pages: Math.ceil(Math.min(counted, MAX_RESULTS) / PAGE_SIZE),
    facets,
    ...(alternatives && {alternatives}),
  }
}

const FACETS = {purpose, property_type, bedrooms, neighborhood, builder}
type Facet = keyof typeof FACETS
type Counts = Record<string, number>
type Facets = Partial<Record<Facet | 'amenities', Counts>>

/**
 * How many there are, and how many of each, were it chosen instead of what is chosen now. A facet
 * with more than `MAX_COUNTED` to count is left out.
 */
async function countMatches(orm: Orm, conditions: Conditions) {
  const total = await orm.$count(limited(orm, conditions))
  // With one filter less there are no fewer.
  if (total > MAX_COUNTED) return {total, facets: {}}
  const names = Object.keys(FACETS) as Facet[]
  const free = names.filter(name => !conditions[name])
  const chosen = names.filter(name => conditions[name])
  const facets = await Promise.all([
    countAmenities(orm, conditions),
    countValues(orm, conditions, free),
    ...chosen.map(name => countValues(orm, {...conditions, [name]: ANY[name]}, [name])),
  ])
  return {total, facets: Object.assign({}, ...facets) as Facets}
}

/** A home has many of them: how many there are with this one, too. */
async function countAmenities(orm: Orm, conditions: Conditions): Promise<Facets> {
  const {rows} = await orm.execute<{code: string; count: number}>(sql`
    select code, count(*)::int as count
    from ${properties}, unnest(${properties.searched_amenities}) as code
    where ${allOf(conditions)} group by code`)
  return {amenities: Object.fromEntries(rows.map(({code, count}) => [code, count]))}
}

/** Excludes nothing, and lets an index be read by the columns after the purpose. */
const ANY: Conditions = {purpose: inArray(purpose, purposes)}

const limited = (orm: Orm, conditions: Conditions) =>
  orm
    .select(FACETS)
    .from(properties)
    .where(allOf(conditions))
    .limit(MAX_COUNTED + 1)
    .as('matching')

/** One scan for all of these facets. A row has the value of one of them, or of none. */
async function countValues(orm: Orm, conditions: Conditions, names: Facet[]): Promise<Facets> {
  const found = limited(orm, conditions)
  const values = names.map(name => [name, sql<string | null>`${found[name]}::text`] as const)
  const sets = names.map(name => sql`, (${found[name]})`)
  const rows = await orm
    .select({count: sql<number>`count(*)::int`, values: Object.fromEntries(values)})
    .from(found)
    .groupBy(sql`grouping sets (()${sql.join(sets)})`)
  // The empty set counts all; what is missing in a record has no value either.
  if (Math.max(...rows.map(row => row.count)) > MAX_COUNTED) return {}
  const facets = names.map(name => {
    const counts = rows.flatMap(({count, values: {[name]: value}}) =>
      typeof value === 'string' ? [[value, count] as const] : [],
    )
    return [name, Object.fromEntries(counts)] as const
  })
  return Object.fromEntries(facets)
}
