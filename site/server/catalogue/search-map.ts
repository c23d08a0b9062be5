/** The coordinates of a search's homes: all of them, as briefly as a map needs them. */
import {inArray} from 'drizzle-orm'
import {properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {rentPer} from '#trade/contract/rent.ts'
import type {Catalogue} from './catalogue.ts'
import {look} from './first-homes.ts'
import {periodOf} from './home-card.ts'
import {coordinatesOf, factOf, idOf, periodOfRow} from './homes/homes.ts'
import {type Place, sortPlaces} from './homes/orders.ts'
import type {SearchFilters} from './search-filters.ts'
import {resolveNames} from './search-names.ts'

/** More than a map shows apart. */
const MAX_MAPPED = 10_000
/** Names of more homes would take most of the answer, and a map has no room for them. */
const MAX_NAMED = 500
/** Whatever has coordinates. */
const WORLD = {west: -180, south: -90, east: 180, north: 90}

export function homesOnMap(catalogue: Catalogue, filters: SearchFilters) {
  const wanted = resolveNames(catalogue.names, filters)
  const found = look(catalogue, {
    wanted: {...wanted, bbox: wanted.bbox ?? WORLD},
    sort: 'newest',
    most: MAX_MAPPED,
  })
  const all = found.flatMap(({homes, rows}) => rows.map((row): Place => ({homes, row})))
  const newest = found.length > 1 ? sortPlaces(all, 'newest') : all
  const total = found.reduce((sum, one) => sum + one.total, 0)
  return {
    homes: newest.slice(0, MAX_MAPPED).map(pointOf),
    ...(total > MAX_MAPPED && {more: true}),
  }
}

function pointOf({homes, row}: Place) {
  const period = periodOfRow(homes, row)
  const price = homes.columns.price[row] as number
  const purpose = factOf(homes, row, 'purpose')
  const yearly = Number.isNaN(price) ? null : price
  return {
    slug: idOf(homes, row),
    coordinates: coordinatesOf(homes, row).map(rounded),
    price: yearly && rentPer(yearly, 'year', period),
    price_period: periodOf({purpose, price_period: period}),
  }
}

/** Adds their names where there are few. */
export async function namePoints<Point extends {slug: string}>(orm: Orm, homes: Point[]) {
  if (homes.length === 0 || homes.length > MAX_NAMED) return homes
  const {id, name} = properties
  const slugs = homes.map(({slug}) => slug)
  const named = await orm.select({id, name}).from(properties).where(inArray(id, slugs))
  const names = new Map(named.map(row => [row.id, row.name]))
  return homes.map(home => ({...home, name: names.get(home.slug)}))
}

/** To about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
