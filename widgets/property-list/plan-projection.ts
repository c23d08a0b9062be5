/** From the globe to the plan: Mercator, as street maps have it, so that north is up and angles hold. */
import type {Coordinates} from '../shared/api/entities.ts'

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** The world as a square of side 1, from the north-west. */
export function project([latitude, longitude]: Coordinates): Point {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  }
}

export function unproject({x, y}: Point): Coordinates {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return [latitude, (x - 0.5) * 360]
}

/** Room for labels around the outermost pins. */
const EDGE = 72
/** One place alone is shown with some five kilometres around it. */
const LEAST_SPAN = 5 / 40_075

export interface Frame {
  toPlan(point: Point): Point
  toWorld(point: Point): Point
  /** Pixels that the world's side would have. */
  scale: number
}

/** The frame that holds all points, in the middle. */
export function frameOf(points: Point[], {width, height}: Size): Frame {
  const xs = points.map(({x}) => x)
  const ys = points.map(({y}) => y)
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const room = {x: Math.max(width - 2 * EDGE, 40), y: Math.max(height - 2 * EDGE, 40)}
  const scale = Math.min(
    room.x / Math.max(right - left, LEAST_SPAN),
    room.y / Math.max(bottom - top, LEAST_SPAN),
  )
  const [x0, y0] = [(left + right) / 2, (top + bottom) / 2]
  return {
    scale,
    toPlan: ({x, y}) => ({x: width / 2 + (x - x0) * scale, y: height / 2 + (y - y0) * scale}),
    toWorld: ({x, y}) => ({x: x0 + (x - width / 2) / scale, y: y0 + (y - height / 2) / scale}),
  }
}

/** Steps between the lines of the grid, in degrees. */
const STEPS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

/** Round values between two bounds, at most some five. */
export function linesBetween(from: number, to: number): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const step = STEPS.find(candidate => (high - low) / candidate <= 6) ?? 20
  const first = Math.ceil(low / step)
  const count = Math.max(0, Math.floor(high / step) - first + 1)
  return Array.from({length: count}, (_, at) => Number(((first + at) * step).toFixed(3)))
}

/** A round length that takes about a fifth of the width, in kilometres and pixels. */
export function scaleBar({scale}: Frame, latitude: number, width: number) {
  const pixelsPerKm = scale / (40_075 * Math.cos((latitude * Math.PI) / 180))
  const lengths = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]
  const km = lengths.findLast(length => length * pixelsPerKm <= width / 4) ?? 0.2
  return {km, pixels: km * pixelsPerKm}
}
