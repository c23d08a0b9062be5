/** The coordinates of a search's homes: all of them, as briefly as a map needs them. */
import {and, inArray, isNotNull} from 'drizzle-orm'
import {properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {periodOf} from './properties.ts'
import type {SearchFilters} from './search-filters.ts'
import {allOf, MAX_COUNTED, ORDERS, resolve} from './search-matches.ts'

/** Names of more homes would take most of the answer, and a map has no room for them. */
const MAX_NAMED = 500

const {id, name, latitude, longitude, price, purpose, price_period} = properties

export async function homesOnMap(orm: Orm, filters: SearchFilters) {
  const conditions = await resolve(orm, filters)
  const rows = await orm
    .select({slug: id, latitude, longitude, price, purpose, price_period})
    .from(properties)
    .where(and(allOf(conditions), isNotNull(latitude)))
    .orderBy(ORDERS.newest)
    .limit(MAX_COUNTED + 1)
  const found = rows.slice(0, MAX_COUNTED)
  const names = await namesOf(orm, found)
  return {
    homes: found.map(row => ({
      slug: row.slug,
      coordinates: [rounded(row.latitude), rounded(row.longitude)],
      price: row.price,
      price_period: periodOf(row),
      name: names.get(row.slug),
    })),
    ...(rows.length > found.length && {more: true}),
  }
}

async function namesOf(orm: Orm, rows: {slug: string}[]) {
  if (rows.length === 0 || rows.length > MAX_NAMED) return new Map()
  const slugs = rows.map(({slug}) => slug)
  const named = await orm.select({id, name}).from(properties).where(inArray(id, slugs))
  return new Map(named.map(row => [row.id, row.name]))
}

/** To about a metre. */
const rounded = (degrees: number | null) => Math.round(Number(degrees) * 1e5) / 1e5
