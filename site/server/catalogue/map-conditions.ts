/** Which homes lie in a part of the map. */
import {and, between, gte, lte, or, type SQL, sql} from 'drizzle-orm'
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {properties} from '#server/content/tables.ts'
import type {MapBox} from '#trade/search-query/map-area.ts'

const {latitude, longitude} = properties

/** A box whose west is greater than its east crosses the 180th meridian. */
export const isInBox = ({west, south, east, north}: MapBox) =>
  and(
    between(latitude, south, north),
    west <= east ? between(longitude, west, east) : or(gte(longitude, west), lte(longitude, east)),
  ) as SQL

/** The box around the shape is what an index finds. */
export function isInArea(corners: Coordinates[]) {
  const latitudes = corners.map(([latitude]) => latitude)
  const longitudes = corners.map(([, longitude]) => longitude)
  const shape = `(${corners.map(([latitude, longitude]) => `(${longitude},${latitude})`).join()})`
  return and(
    between(latitude, Math.min(...latitudes), Math.max(...latitudes)),
    between(longitude, Math.min(...longitudes), Math.max(...longitudes)),
    sql`${shape}::text::polygon @> point(${longitude}, ${latitude})`,
  ) as SQL
}
