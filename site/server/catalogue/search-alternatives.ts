/**
 * For a search that finds nothing: what each of its filters excludes, places nearby, and the nearest
 * homes.
 */
import type {Words} from '#server/content/schema/fields.ts'
import type {Catalogue} from './catalogue.ts'
import {firstHomes} from './first-homes.ts'
import {bitsOf, FILTERS, type Filter} from './homes/conditions.ts'
import {countWithout} from './homes/scan.ts'
import type {SearchFilters} from './search-filters.ts'
import {resolveNames} from './search-names.ts'

const MAX_HOMES = 3
const MAX_PLACES = 3
/** Half an hour by car. */
const NEARBY_KM = 30

/** `inPlaces`: the number of homes in each place, even if a place was requested. */
export function nearestTo(
  catalogue: Catalogue,
  filters: SearchFilters,
  inPlaces: Record<string, number> = {},
) {
  const active = FILTERS.filter(name => filters[name] !== undefined)
  if (active.length === 0) return undefined
  const counts = countEach(
    catalogue,
    filters,
    active.map(name => [name]),
  )
  const without = active
    .map((name, at) => [name, counts[at] ?? 0] as const)
    .filter(([, found]) => found)
  const nearby = placesNearby(catalogue, filters, inPlaces)
  const [drop] = without
  const isHere = drop && !isPlace(drop[0])
  const wanted =
    nearby[0] && !isHere
      ? inPlace(filters, nearby[0]._id)
      : withoutFilters(filters, drop ? [drop[0]] : fewestOf(catalogue, filters, active))
  const ids = firstHomes(catalogue, wanted.filters, MAX_HOMES)
  return {without: Object.fromEntries(without), nearby, says: wanted.says, ids}
}

/** Counts the homes without each of these sets of filters, in one look at all homes. */
function countEach({homes, names}: Catalogue, filters: SearchFilters, sets: Filter[][]): number[] {
  const wanted = resolveNames(names, filters)
  const counts = homes.map(some => countWithout(some, wanted, sets.map(bitsOf)))
  return sets.map((_, at) => counts.reduce((sum, own) => sum + (own[at] ?? 0), 0))
}

/** Finds the fewest filters to give up, in that order, when no filter alone excludes all homes. */
function fewestOf(catalogue: Catalogue, filters: SearchFilters, active: Filter[]): Filter[] {
  const sets = active.map((_, at) => active.slice(0, at + 1))
  const first = countEach(catalogue, filters, sets).findIndex(Boolean)
  return sets[first] ?? active
}

const leaving = (filters: SearchFilters, ...names: Filter[]): SearchFilters => ({
  ...filters,
  ...Object.fromEntries(names.map(name => [name, undefined])),
})

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

/** Places with homes for the rest of the search, the nearest first. */
function placesNearby(
  {names}: Catalogue,
  filters: SearchFilters,
  inPlaces: Record<string, number>,
) {
  const {place, community} = resolveNames(names, filters)
  if ((!place && !community) || Object.keys(inPlaces).length === 0) return []
  const isAsked = (id: string) => (place?.has(id) ?? true) && (community?.has(id) ?? true)
  const center = middleOf(
    names.neighborhoods.filter(({id}) => isAsked(id)).map(row => row.coordinates),
  )
  if (!center) return []
  return names.neighborhoods
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

type Point = number[]

function middleOf(points: (Point | null)[]): Point | undefined {
  const known = points.filter(point => point !== null)
  const sum = (at: 0 | 1) => known.reduce((all, point) => all + (point[at] as number), 0)
  return known.length ? [sum(0) / known.length, sum(1) / known.length] : undefined
}

/** On a flat map, which is exact enough within an emirate. */
function kilometres([latitude = 0, longitude = 0]: Point, [north = 0, east = 0]: Point) {
  const eastward = (east - longitude) * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(north - latitude, eastward) * 111.2
}
