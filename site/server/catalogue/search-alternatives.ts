/**
 * For a search that finds nothing: what each of its filters excludes, places nearby, and the nearest
 * homes. Places are few, and counting reads an index, so it is part of the same answer.
 */
import type {Words} from '#server/content/schema/fields.ts'
import {neighborhoods, properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {propertiesById} from './properties.ts'
import type {SearchFilters} from './search-filters.ts'
import {allOf, findPage, findPlaces, MAX_COUNTED, resolve} from './search-matches.ts'

/** The order in which people give up filters. */
const GIVE_UP_ORDER = [
  'bbox',
  'area',
  'amenities',
  'max_price',
  'min_price',
  'bedrooms',
  'property_type',
  'builder',
  'purpose',
  'community',
  'place',
] as const
type Filter = (typeof GIVE_UP_ORDER)[number]

const MAX_HOMES = 3
const MAX_PLACES = 3
/** Half an hour by car. */
const NEARBY_KM = 30

/** `inPlaces`: the number of homes in each place, even if a place was requested. */
export async function nearestTo(
  orm: Orm,
  filters: SearchFilters,
  inPlaces: Record<string, number> = {},
) {
  const active = GIVE_UP_ORDER.filter(name => filters[name] !== undefined)
  if (active.length === 0) return undefined
  const counts = await Promise.all(
    active.map(async name => [name, await count(orm, leaving(filters, name))] as const),
  )
  const without = counts.filter(([, found]) => found > 0)
  const nearby = await placesNearby(orm, filters, inPlaces)
  const [drop] = without
  const isHere = drop && !isPlace(drop[0])
  const wanted =
    nearby[0] && !isHere
      ? inPlace(filters, nearby[0]._id)
      : withoutFilters(filters, drop ? [drop[0]] : await fewestOf(orm, filters, active))
  const homes = await firstHomes(orm, wanted.filters)
  return {
    without: Object.fromEntries(without),
    nearby,
    ...(homes.length > 0 && {homes: {...wanted.says, properties: homes}}),
  }
}

const leaving = (filters: SearchFilters, ...names: Filter[]): SearchFilters => ({
  ...filters,
  ...Object.fromEntries(names.map(name => [name, undefined])),
})

async function count(orm: Orm, filters: SearchFilters) {
  const {id} = properties
  const conditions = await resolve(orm, filters)
  return orm.$count(
    orm.select({id}).from(properties).where(allOf(conditions)).limit(MAX_COUNTED).as('found'),
  )
}

/** Finds the fewest filters to give up, in that order, when no filter alone excludes all homes. */
async function fewestOf(orm: Orm, filters: SearchFilters, active: Filter[]): Promise<Filter[]> {
  for (let taken = 2; taken < active.length; taken++) {
    const names = active.slice(0, taken)
    if (await count(orm, leaving(filters, ...names))) return names
  }
  return active
}

const inPlace = (filters: SearchFilters, community: string) => ({
  says: {in: community},
  filters: {...leaving(filters, 'place'), community},
})

const withoutFilters = (filters: SearchFilters, names: Filter[]) => ({
  says: {without: names},
  filters: {...leaving(filters, ...names), ...names.map(name => ORDERS[name]).find(Boolean)},
})

const isPlace = (name: Filter) => name === 'community' || name === 'place'

/** Just above or below the requested price. */
const ORDERS: Partial<Record<Filter, Pick<SearchFilters, 'sort'>>> = {
  max_price: {sort: 'price_low'},
  min_price: {sort: 'price_high'},
}

async function firstHomes(orm: Orm, filters: SearchFilters) {
  const ids = await findPage(orm, await resolve(orm, filters), {...filters, page: 1})
  return propertiesById(orm, ids.slice(0, MAX_HOMES))
}

/** Places with homes for the rest of the search, the nearest first. */
async function placesNearby(orm: Orm, filters: SearchFilters, inPlaces: Record<string, number>) {
  const asked = await findPlaces(orm, filters)
  if (!asked || Object.keys(inPlaces).length === 0) return []
  const {id, name, title, coordinates} = neighborhoods
  const rows = await orm.select({id, name, title, coordinates}).from(neighborhoods)
  const center = middleOf(rows.filter(row => asked.includes(row.id)).map(row => row.coordinates))
  if (!center) return []
  return rows
    .flatMap(row => {
      const found = inPlaces[row.id]
      const distance = row.coordinates ? kilometres(center, row.coordinates) : NEARBY_KM
      return found && distance < NEARBY_KM ? [{...placeOf(row), count: found, distance}] : []
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_PLACES)
    .map(({distance: _distance, ...place}) => place)
}

const placeOf = ({id, name, title}: {id: string; name: string; title: Words | null}) => ({
  _id: id,
  name,
  title: title ?? undefined,
})

type Point = [latitude: number, longitude: number]

function middleOf(points: (Point | null)[]): Point | undefined {
  const known = points.filter(point => point !== null)
  const sum = (at: 0 | 1) => known.reduce((all, point) => all + point[at], 0)
  return known.length ? [sum(0) / known.length, sum(1) / known.length] : undefined
}

/** On a flat map, which is exact enough within an emirate. */
function kilometres([latitude, longitude]: Point, other: Point) {
  const north = other[0] - latitude
  const east = (other[1] - longitude) * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(north, east) * 111.2
}
