/**
 * Searching properties. A page is found by its ids and counting stops at `MAX_COUNTED`, both in an
 * index that covers the query (`docs/decisions/004-search-indexes.md`). Measured by
 * `npm run search-speed`.
 */
import {and, eq, gte, inArray, isNotNull, lte, type SQL, sql} from 'drizzle-orm'
import {purposes, type Sort} from '../../../widgets/shared/api/search-query.ts'
import {foldLetters} from '../../../widgets/shared/i18n/fold-letters.ts'
import type {Orm} from '../platform/db/connect.ts'
import {builders, communities, neighborhoods, properties} from '../platform/db/content-schema.ts'
import {emirateNames, isNamed, isNamedLike, namesOf} from './place-names.ts'
import {available, propertiesById} from './properties.ts'
import {MAX_RESULTS, PAGE_SIZE, type SearchFilters} from './search-filters.ts'

/** Counts are capped here; `total` holds the cap and `more` says that there are more. */
const MAX_COUNTED = 10_000

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
  const [ids, {total, facets}] = await Promise.all([
    findPage(orm, conditions, filters),
    countMatches(orm, conditions),
  ])
  const counted = Math.min(total, MAX_COUNTED)
  return {
    properties: await propertiesById(orm, ids),
    total: counted,
    ...(total > counted && {more: true}),
    page: filters.page,
    pages: Math.ceil(Math.min(counted, MAX_RESULTS) / PAGE_SIZE),
    facets,
  }
}

type Dimension = 'purpose' | 'property_type' | 'bedrooms' | 'neighborhood' | 'builder' | 'price'
type Conditions = Partial<Record<Dimension, SQL>>

/** Names become ids, in small tables. */
async function resolve(orm: Orm, filters: SearchFilters): Promise<Conditions> {
  const {min_price, max_price} = filters
  const [places, builderIds] = await Promise.all([
    findPlaces(orm, filters),
    findBuilders(orm, filters),
  ])
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
  const {id, name, title, emirate} = neighborhoods
  const rows = await orm
    .select({id, name, title, emirate})
    .from(neighborhoods)
    .where(community === undefined ? undefined : isIn(community))
  const found = place === undefined ? rows : placesLike(rows, foldLetters(place))
  return found.map(row => row.id)
}

type Place = Pick<typeof neighborhoods.$inferSelect, 'id' | 'name' | 'title' | 'emirate'>

function placesLike(rows: Place[], wanted: string) {
  const emirates = new Set(
    rows.map(row => row.emirate).filter(one => isNamedLike(emirateNames(one), wanted)),
  )
  return rows.filter(
    row => emirates.has(row.emirate) || isNamedLike(namesOf(row.name, row.title), wanted),
  )
}

const isIn = (community: string) =>
  sql`(${isNamed(neighborhoods, community)}
    or ${neighborhoods.communities} && array(select ${communities.id} from ${communities}
      where ${isNamed(communities, community)}))`

async function findBuilders(orm: Orm, filters: SearchFilters) {
  if (filters.builder === undefined) return undefined
  const rows = await orm
    .select({id: builders.id})
    .from(builders)
    .where(isNamed(builders, filters.builder))
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

const FACETS = {purpose, property_type, bedrooms, neighborhood, builder}
type Facet = keyof typeof FACETS
type Facets = Partial<Record<Facet, Record<string, number>>>

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
    countValues(orm, conditions, free),
    ...chosen.map(name => countValues(orm, {...conditions, [name]: ANY[name]}, [name])),
  ])
  return {total, facets: Object.assign({}, ...facets) as Facets}
}

/** Excludes nothing, and lets an index be read by the columns after the purpose. */
const ANY: Conditions = {purpose: inArray(purpose, purposes)}

const limited = (orm: Orm, conditions: Conditions) =>
  orm
    .select(FACETS)
    .from(properties)
    .where(all(conditions))
    .limit(MAX_COUNTED + 1)
    .as('matching')

/** One scan for all of these facets. A row has the value of one of them, or of none. */
async function countValues(orm: Orm, conditions: Conditions, names: Facet[]): Promise<Facets> {
  const matching = limited(orm, conditions)
  const values = names.map(name => [name, sql<string | null>`${matching[name]}::text`] as const)
  const sets = names.map(name => sql`, (${matching[name]})`)
  const rows = await orm
    .select({count: sql<number>`count(*)::int`, values: Object.fromEntries(values)})
    .from(matching)
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
