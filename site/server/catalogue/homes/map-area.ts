/** Places inside a part of a map, in parts of a degree as homes have them. */
import type {Coordinates} from '#kit/api-client/shapes.ts'
import type {MapBox} from '#trade/search-query/map-area.ts'

export type IsInside = (latitude: number, longitude: number) => boolean

const PARTS_OF_DEGREE = 1e7
/** No home is there. */
export const NO_COORDINATE = -0x80000000

/** A centimetre is one part. */
export const inParts = (degrees: number) => Math.round(degrees * PARTS_OF_DEGREE)
export const inDegrees = (parts: number) => parts / PARTS_OF_DEGREE

/** A box whose west is greater than its east crosses the 180th meridian. */
export function isInBox(box: MapBox): IsInside {
  const [west, south] = [inParts(box.west), inParts(box.south)]
  const [east, north] = [inParts(box.east), inParts(box.north)]
  const isAcross = west > east
  return (latitude, longitude) =>
    latitude >= south &&
    latitude <= north &&
    (isAcross ? longitude >= west || longitude <= east : longitude >= west && longitude <= east)
}

/** Inside is where a line to the east crosses the outline an odd number of times. */
export function isInShape(shape: Coordinates[]): IsInside {
  const corners = shape.map(corner => corner.map(inParts) as Coordinates)
  return (latitude, longitude) => {
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
}
