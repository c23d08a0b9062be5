/** From the globe to the screen: Mercator, as tiles have it, so that north is up and angles hold. */
import type {Coordinates} from '../api-client/shapes.ts'

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** A part of the map, in degrees. A west greater than the east crosses the 180th meridian. */
export interface MapBox {
  west: number
  south: number
  east: number
  north: number
}

/** The visible part: its middle and zoom; 256 pixels hold the world at zoom 0. */
export interface View {
  center: Coordinates
  zoom: number
}

export const MIN_ZOOM = 9
export const MAX_ZOOM = 18

/** The world as a square of side 1, from the north-west. */
export function project([latitude, longitude]: Coordinates): Point {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  }
}

function unproject({x, y}: Point): Coordinates {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return [latitude, (x - 0.5) * 360]
}

/** Pixels that the world's side has. */
export const worldAt = (zoom: number) => 256 * 2 ** zoom

/** How many pixels east and south of the middle a place is. */
export function placer({center, zoom}: View): (coordinates: Coordinates) => Point {
  const middle = project(center)
  const scale = worldAt(zoom)
  return coordinates => {
    const {x, y} = project(coordinates)
    return {x: Math.round((x - middle.x) * scale), y: Math.round((y - middle.y) * scale)}
  }
}

/** Returns the middle after a step of so many pixels east and south. */
export function moved({center, zoom}: View, {x, y}: Point): Coordinates {
  const middle = project(center)
  return unproject({x: middle.x + x / worldAt(zoom), y: middle.y + y / worldAt(zoom)})
}

/** Room for labels around the outermost places. */
const EDGE = 72
/** One place alone is shown with some five kilometres around it. */
const MIN_SPAN = 5 / 40_075

/** A box of one place is a few streets wide. */
const MIN_BOX = 0.5 / 40_075

/** The view that holds all places. */
export function viewOf(places: Coordinates[], {width, height}: Size): View {
  const points = places.map(project)
  const [left, right] = bounds(points.map(({x}) => x))
  const [top, bottom] = bounds(points.map(({y}) => y))
  const scale = Math.min(
    Math.max(width - 2 * EDGE, 40) / Math.max(right - left, MIN_SPAN),
    Math.max(height - 2 * EDGE, 40) / Math.max(bottom - top, MIN_SPAN),
  )
  return {
    center: unproject({x: (left + right) / 2, y: (top + bottom) / 2}),
    zoom: Math.max(MIN_ZOOM, Math.log2(scale / 256)),
  }
}

/** The view in whose window the box just lies. */
export function viewOfBox({west, south, east, north}: MapBox, {width, height}: Size): View {
  const [from, to] = [project([north, west]), project([south, west <= east ? east : east + 360])]
  const scale = Math.min(
    Math.max(width, 40) / Math.max(to.x - from.x, MIN_BOX),
    Math.max(height, 40) / Math.max(to.y - from.y, MIN_BOX),
  )
  return {
    center: onGlobe(unproject({x: (from.x + to.x) / 2, y: (from.y + to.y) / 2})),
    zoom: Math.min(MAX_ZOOM - 1, Math.max(MIN_ZOOM, Math.log2(scale / 256))),
  }
}

/** Returns the box of a window. */
export function boxOf(view: View, {width, height}: Size): MapBox {
  const [north, west] = onGlobe(moved(view, {x: -width / 2, y: -height / 2}))
  const [south, east] = onGlobe(moved(view, {x: width / 2, y: height / 2}))
  return {west, south, east, north}
}

const onGlobe = ([latitude, longitude]: Coordinates): Coordinates => [
  latitude,
  ((((longitude + 180) % 360) + 360) % 360) - 180,
]

const bounds = (values: number[]) => [Math.min(...values), Math.max(...values)] as const

/** A round length that takes about a tenth of a wide map, in kilometres and pixels. */
export function scaleBar({center: [latitude], zoom}: View) {
  const pixelsPerKm = worldAt(zoom) / (40_075 * Math.cos((latitude * Math.PI) / 180))
  const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
  const km = lengths.findLast(length => length * pixelsPerKm <= 120) ?? 0.1
  return {km, pixels: Math.round(km * pixelsPerKm)}
}

/** On the globe but not at its poles, and not where both numbers are merely missing. */
export function isPlace(coordinates: unknown): coordinates is Coordinates {
  if (!Array.isArray(coordinates)) return false
  const [latitude, longitude] = coordinates
  return Math.abs(Number(latitude)) < 85 && Math.abs(Number(longitude)) <= 180 && !!latitude
}
