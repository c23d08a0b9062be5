/**
 * Searching properties. Every query reads a bounded number of index entries, however large the table
 * is: a page is found by its ids first, and counting stops at `MOST_COUNTED`. Measured by
 * `npm run search-speed`.
 */
import {and, eq, gte, inArray, isNotNull, lte, type SQL, sql} from 'drizzle-orm'
import type {Orm} from '../db/connect.ts'
import {builders, communities, neighborhoods, properties} from '../db/content-schema.ts'
import {available, propertiesById} from './properties.ts'
import {MOST_RESULTS, PAGE_SIZE, type SearchFilters, type Sort} from './search-filters.ts'

/** Above it a count is a number that nobody reads; `total` says this and `more` that there are more. */
const MOST_COUNTED = 10_000

const {id, purpose, property_type, neighborhood, bedrooms, builder, listed, price, area_sqft} =
  properties

/** Spelled as the indexes are, so that they are read in order instead of sorted. */
const ORDERS: Record<Sort, SQL> = {
  newest: sql`${listed} desc, ${id} desc`,
  price_low: sql`${price} asc, ${id} asc`,
  price_high: sql`${price} desc nulls last, ${id} desc`,
  largest: sql`${area_sqft} desc nulls last, ${id} desc`,
}

export async function searchProperties(orm: Orm, filters: SearchFilters) {
  const conditions = await resolve(orm, filters)
  if (!conditions) return {properties: [], total: 0, page: filters.page, pages: 0, facets: {}}
  const [ids, total, facets] = await Promise.all([
    findPage(orm, conditions, filters),
    countUpTo(orm, conditions, MOST_COUNTED + 1),
    countFacets(orm, conditions),
  ])
  const counted = Math.min(total, MOST_COUNTED)
  return {
    properties: await propertiesById(orm, ids),
    total: counted,
    ...(total > counted && {more: true}),
    page: filters.page,
    pages: Math.ceil(Math.min(counted, MOST_RESULTS) / PAGE_SIZE),
    facets,
  }
}

type Dimension = 'purpose' | 'property_type' | 'bedrooms' | 'neighborhood' | 'builder' | 'price'
type Conditions = Partial<Record<Dimension, SQL>>

/** Names become ids, in small tables; undefined when nothing can match. */
async function resolve(orm: Orm, filters: SearchFilters): Promise<Conditions | undefined> {
  const {min_price, max_price} = filters
  const [places, builderIds] = await Promise.all([
    findPlaces(orm, filters),
    findBuilders(orm, filters),
  ])
  if (places?.length === 0 || builderIds?.length === 0) return undefined
  return {
    ...(filters.purpose && {purpose: eq(purpose, filters.purpose)}),
    ...(filters.property_type && {property_type: eq(property_type, filters.property_type)}),
    ...(filters.bedrooms && {bedrooms: bedroomsMatch(filters.bedrooms)}),
    ...(places && {neighborhood: inArray(neighborhood, places)}),
    ...(builderIds && {builder: inArray(builder, builderIds)}),
    ...((min_price !== undefined || max_price !== undefined) && {
      price: and(
        isNotNull(price),
        min_price === undefined ? undefined : gte(price, min_price),
        max_price === undefined ? undefined : lte(price, max_price),
      ),
    }),
  }
}

const bedroomsMatch = ({count, least}: {count: number; least: boolean}) =>
  least ? gte(bedrooms, count) : eq(bedrooms, count)

/** Ids of the neighbourhoods that the place and the community leave; undefined when all do. */
async function findPlaces(orm: Orm, {place, community}: SearchFilters) {
  if (place === undefined && community === undefined) return undefined
  const rows = await orm
    .select({id: neighborhoods.id})
    .from(neighborhoods)
    .where(and(place ? isNamedLike(place) : undefined, community ? isIn(community) : undefined))
  return rows.map(row => row.id)
}

/** Part of a name; what would be a wildcard stands for itself. */
function isNamedLike(place: string) {
  const pattern = `%${place.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const {name, title, emirate} = neighborhoods
  return sql`(lower(${name}) like ${pattern} or lower(${title}->>'fr') like ${pattern}
    or lower(${title}->>'ru') like ${pattern} or lower(${emirate}) like ${pattern})`
}

function isIn(community: string) {
  const wanted = community.toLowerCase()
  return sql`(${neighborhoods.id} = ${wanted} or lower(${neighborhoods.name}) = ${wanted}
    or ${neighborhoods.communities} && array(select ${communities.id} from ${communities}
      where ${communities.id} = ${wanted} or lower(${communities.name}) = ${wanted}))`
}

async function findBuilders(orm: Orm, filters: SearchFilters) {
  if (filters.builder === undefined) return undefined
  const wanted = filters.builder.toLowerCase()
  const rows = await orm
    .select({id: builders.id})
    .from(builders)
    .where(sql`${builders.id} = ${wanted} or lower(${builders.name}) = ${wanted}`)
  return rows.map(row => row.id)
}

const all = (conditions: Conditions) => and(available(), ...Object.values(conditions))

async function findPage(orm: Orm, conditions: Conditions, {sort, page}: SearchFilters) {
  const rows = await orm
    .select({id})
    .from(properties)
    .where(all(conditions))
    .orderBy(ORDERS[sort])
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return rows.map(row => row.id)
}

async function countUpTo(orm: Orm, conditions: Conditions, most: number) {
  const some = orm
    .select({one: sql`1`.as('one')})
    .from(properties)
    .where(all(conditions))
    .limit(most)
  return orm.$count(some.as('some'))
}

const FACETS = {purpose, property_type, bedrooms, neighborhood, builder}

/**
 * How many there are of each, were it chosen instead of what is chosen now. A facet with more than
 * `MOST_COUNTED` to count is left out.
 */
async function countFacets(orm: Orm, conditions: Conditions) {
  const facets = await Promise.all(
    Object.entries(FACETS).map(async ([name, column]) => {
      const {[name as Dimension]: _own, ...others} = conditions
      const some = orm
        .select({value: sql<string | null>`${column}::text`.as('value')})
        .from(properties)
        .where(all(others))
        .limit(MOST_COUNTED + 1)
        .as('some')
      const rows = await orm
        .select({value: some.value, count: sql<number>`count(*)::int`})
        .from(some)
        .groupBy(some.value)
      const total = rows.reduce((sum, {count}) => sum + count, 0)
      const counts = rows.flatMap(({value, count}) =>
        value === null ? [] : [[value, count] as const],
      )
      return total > MOST_COUNTED ? [] : [[name, Object.fromEntries(counts)] as const]
    }),
  )
  return Object.fromEntries(facets.flat())
}
