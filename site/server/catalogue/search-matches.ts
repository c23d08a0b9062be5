/** Selects the properties of a search: its conditions, and a page or the number of matches. */
import {
  and,
  arrayContains,
  between,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {available} from '#server/content/records/advertisements.ts'
import {builders, communities, neighborhoods, properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {MapBox} from '#trade/search-query/map-area.ts'
import type {Sort} from '#trade/search-query/search-query.ts'
import {isNamed} from './names/is-named.ts'
import {emirateNames, namesOf} from './names/names-of.ts'
import {rankNames} from './names/rank-names.ts'
import {PAGE_SIZE, type SearchFilters} from './search-filters.ts'

/** Counts are capped here; `total` holds the cap and `more` says that there are more. */
export const MAX_COUNTED = 10_000

const {id, purpose, property_type, neighborhood, bedrooms, builder, listed} = properties
const {yearly_price, area_sqft, searched_amenities} = properties

/** Spelled as the indexes are, so that they are read in order instead of sorted. */
export const ORDERS: Record<Sort, SQL> = {
  newest: sql`${listed} desc, ${id} desc`,
  price_low: sql`${yearly_price} asc, ${id} asc`,
  price_high: sql`${yearly_price} desc nulls last, ${id} desc`,
  largest: sql`${area_sqft} desc nulls last, ${id} desc`,
}

type Dimension =
  | 'purpose'
  | 'property_type'
  | 'bedrooms'
  | 'neighborhood'
  | 'builder'
  | 'amenities'
  | 'price'
  | 'bbox'
  | 'area'
export type Conditions = Partial<Record<Dimension, SQL>>

/** Names become ids, in small tables. */
export async function resolve(orm: Orm, filters: SearchFilters): Promise<Conditions> {
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
    ...(filters.amenities && {amenities: arrayContains(searched_amenities, filters.amenities)}),
    ...((min_price !== undefined || max_price !== undefined) && {
      price: and(
        isNotNull(yearly_price),
        min_price === undefined ? undefined : gte(yearly_price, min_price),
        max_price === undefined ? undefined : lte(yearly_price, max_price),
      ),
    }),
    ...(filters.bbox && {bbox: isInBox(filters.bbox)}),
    ...(filters.area && {area: isInArea(filters.area)}),
  }
}

const bedroomsMatch = ({count, least}: {count: number; least: boolean}) =>
  least ? gte(bedrooms, count) : eq(bedrooms, count)

/** Ids of the neighbourhoods that the place and the community leave; undefined when all do. */
export async function findPlaces(
  orm: Orm,
  {place, community}: Pick<SearchFilters, 'place' | 'community'>,
) {
  if (place === undefined && community === undefined) return undefined
  const {id, name, title, aliases, emirate} = neighborhoods
  const isInCommunity = community === undefined ? sql<boolean>`true` : isIn(community)
  const rows = await orm
    .select({id, name, title, aliases, emirate, isInCommunity})
    .from(neighborhoods)
  // A place outside the community is found by its name, too, or a typo could mean another one.
  const found = place === undefined ? rows : placesLike(rows, place)
  return found.filter(row => row.isInCommunity).map(row => row.id)
}

type Place = Pick<typeof neighborhoods.$inferSelect, 'name' | 'title' | 'aliases' | 'emirate'>

function placesLike<Row extends Place>(rows: Row[], text: string): Row[] {
  const emirates = [...new Set(rows.map(row => row.emirate))]
  const known = [
    ...rows.map(row => ({rows: [row], names: namesOf(row)})),
    ...emirates.map(emirate => ({
      rows: rows.filter(row => row.emirate === emirate),
      names: emirateNames(emirate),
    })),
  ]
  return [...new Set(rankNames(known, text).flatMap(({item}) => item.rows))]
}

const isIn = (community: string) =>
  sql<boolean>`(${isNamed(neighborhoods, community)}
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

export const allOf = (conditions: Conditions) => and(available(), ...Object.values(conditions))

type PageWanted = Pick<SearchFilters, 'sort' | 'page'>

export async function findPage(orm: Orm, conditions: Conditions, {sort, page}: PageWanted) {
  const rows = await orm
    .select({id})
    .from(properties)
    .where(allOf(conditions))
    .orderBy(ORDERS[sort])
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return rows.map(row => row.id)
}

const {latitude, longitude} = properties

/** A box whose west is greater than its east crosses the 180th meridian. */
const isInBox = ({west, south, east, north}: MapBox) =>
  and(
    between(latitude, south, north),
    west <= east ? between(longitude, west, east) : or(gte(longitude, west), lte(longitude, east)),
  ) as SQL

/** The box around the shape is what an index finds. */
function isInArea(corners: Coordinates[]) {
  const latitudes = corners.map(([latitude]) => latitude)
  const longitudes = corners.map(([, longitude]) => longitude)
  const shape = `(${corners.map(([latitude, longitude]) => `(${longitude},${latitude})`).join()})`
  return and(
    between(latitude, Math.min(...latitudes), Math.max(...latitudes)),
    between(longitude, Math.min(...longitudes), Math.max(...longitudes)),
    sql`${shape}::text::polygon @> point(${longitude}, ${latitude})`,
  ) as SQL
}
