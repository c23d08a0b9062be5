/** The first homes of a search, from all sets of homes in memory. */
import type {Sort} from '#trade/search-query/search-query.ts'
import type {Catalogue} from './catalogue.ts'
import {idOf} from './homes/homes.ts'
import {type Place, sortPlaces} from './homes/orders.ts'
import {type Found, findHomes, type Look} from './homes/scan.ts'
import {PAGE_SIZE, type SearchFilters} from './search-filters.ts'
import {resolveNames} from './search-names.ts'

/** The newest or cheapest few of a search. */
export function firstHomes(catalogue: Catalogue, filters: SearchFilters, most: number): string[] {
  const wanted = resolveNames(catalogue.names, filters)
  const found = look(catalogue, {wanted, sort: filters.sort, most})
  return pageOf(found, filters.sort, 1).slice(0, most)
}

/** One look at each set of homes. */
export const look = ({homes}: Catalogue, options: Look): Found[] =>
  homes.map(some => findHomes(some, options))

/** The ids of a page, from 1. */
export function pageOf(found: Found[], sort: Sort, page: number): string[] {
  const first = found.flatMap(({homes, rows}) => rows.map((row): Place => ({homes, row})))
  const ordered = found.length > 1 ? sortPlaces(first, sort) : first
  return ordered
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map(({homes, row}) => idOf(homes, row))
}
