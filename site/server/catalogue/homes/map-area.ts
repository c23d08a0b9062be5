/** Places inside a part of a map. */
import type {Coordinates} from '#kit/api-client/shapes.ts'
import type {MapBox} from '#trade/search-query/map-area.ts'

/** A box whose west is greater than its east crosses the 180th meridian. */
export const isInBox = ({west, south, east, north}: MapBox, latitude: number, longitude: number) =>
  latitude >= south &&
  latitude <= north &&
  (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)

/** Inside is where a line to the east crosses the outline an odd number of times. */
export function isInShape(corners: Coordinates[], latitude: number, longitude: number) {
  let isInside = false
  let [south, west] = corners.at(-1) as Coordinates
  for (const [north, east] of corners) {
    if (south > latitude !== north > latitude) {
      const crossing = ((east - west) * (latitude - south)) / (north - south) + west
      if (longitude < crossing) isInside = !isInside
    }
    south = north
    west = east
  }
  return isInside
}
