/** A line drawn by hand as the few corners that say the same. */
import type {Point} from './mercator.ts'

/** So many fit into an address, wherever they are: a shape of forty may be too long. */
export const MAX_DRAWN = 36

/** Pixels that a corner may be away from the line. */
const FINE = 2

export function outlineOf(line: readonly Point[], most = MAX_DRAWN): Point[] {
  for (let tolerance = FINE; ; tolerance *= 1.5) {
    const corners = simplified(line, tolerance)
    if (corners.length <= most) return corners
  }
}

/** Douglas and Peucker: the farthest point stays where it is farther than the tolerance. */
function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  let [farthest, distance] = [0, 0]
  for (const [at, point] of line.entries()) {
    const own = distanceTo(point, first, last)
    if (own > distance) [farthest, distance] = [at, own]
  }
  if (distance <= tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ]
}

/** From the line between two points; from the point where both are one. */
function distanceTo({x, y}: Point, from: Point, to: Point) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - from.x, y - from.y)
  const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length ** 2))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}

/** Returns true for a press that draws no line. */
export const isPress = (line: readonly Point[]) =>
  line.every(({x, y}) => Math.hypot(x - (line[0]?.x ?? x), y - (line[0]?.y ?? y)) < 8)
