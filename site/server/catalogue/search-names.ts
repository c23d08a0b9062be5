/** The names of a search become ids: of places, communities and builders. */
import type {Wanted} from './homes/conditions.ts'
import type {NamedRecords} from './named-records.ts'
import {emirateNames, namesOf} from './names/names-of.ts'
import {type Rank, rankNames} from './names/rank-names.ts'
import type {SearchFilters} from './search-filters.ts'

export function resolveNames(names: NamedRecords, filters: SearchFilters): Wanted {
  const {place, community, builder, page: _page, ...others} = filters
  return {
    ...others,
    place: place === undefined ? undefined : idsOf(placesLike(names, place)),
    community: community === undefined ? undefined : idsOf(placesIn(names, community)),
    builder:
      builder === undefined
        ? undefined
        : idsOf(names.builders.filter(one => isNamed(one, builder))),
  }
}

const idsOf = (records: {id: string}[]) => new Set(records.map(({id}) => id))

/** By their name or their emirate's, or all of a community that has exactly this name. */
export function placesLike(names: NamedRecords, text: string) {
  const {places, groups} = known.get(names) ?? placesOf(names)
  const isWhole = ({rank}: {rank: Rank}) => rank === 'exact' || rank === 'alias'
  const found = [...rankNames(places, text), ...rankNames(groups, text).filter(isWhole)]
  return [...new Set(found.flatMap(({item}) => item.rows))]
}

/** The names of a thousand places take 8 ms, and each search looks at them. */
const known = new WeakMap<NamedRecords, ReturnType<typeof placesOf>>()

function placesOf(records: NamedRecords) {
  const {neighborhoods, communities} = records
  const emirates = [...new Set(neighborhoods.map(({emirate}) => emirate))]
  const made = {
    places: [
      ...neighborhoods.map(one => ({rows: [one], names: namesOf(one)})),
      ...emirates.map(emirate => ({
        rows: neighborhoods.filter(one => one.emirate === emirate),
        names: emirateNames(emirate),
      })),
    ],
    groups: communities.map(one => ({
      rows: neighborhoods.filter(place => place.communities?.includes(one.id)),
      names: namesOf(one),
    })),
  }
  known.set(records, made)
  return made
}

/** A neighbourhood, or those of a community. */
export function placesIn({neighborhoods, communities}: NamedRecords, wanted: string) {
  const groups = communities.filter(one => isNamed(one, wanted)).map(({id}) => id)
  return neighborhoods.filter(
    place => isNamed(place, wanted) || place.communities?.some(id => groups.includes(id)),
  )
}

/** By the name or the id of an address or a filter, in any case. */
export function isNamed({id, name}: {id: string; name: string}, wanted: string) {
  const text = wanted.trim().toLowerCase()
  return id === text || name.toLowerCase() === text
}
