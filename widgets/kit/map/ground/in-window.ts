/** Clips a line to a window around the middle: most of the ground is elsewhere. */
import type {Size} from '../mercator.ts'
import type {Pair} from './pen.ts'

/** Strokes reach this far: the widest is the shallow water along the coast. */
const MARGIN = 40

/** On which sides of the window a point is: one bit for each. */
export type Sides = (point: Pair) => number

export const sidesOf = ({width, height}: Size): Sides => {
  const [right, bottom] = [width / 2 + MARGIN, height / 2 + MARGIN]
  return ([x, y]) =>
    (x < -right ? 1 : 0) | (x > right ? 2 : 0) | (y < -bottom ? 4 : 0) | (y > bottom ? 8 : 0)
}

/** Returns true when all of them are beyond the same side, and with them everything between. */
export const isOutside = (points: readonly (Pair | undefined)[], sides: Sides) =>
  points.reduce((common, point) => common & (point ? sides(point) : 0), 15) !== 0

/**
 * Without the corners that only shape what is out of sight. A curve depends on its corner and on
 * the ones beside it, so a corner counts while two before it or two after it are not beyond the
 * same side.
 */
export function visibleCorners(points: Pair[], sides: Sides, isClosed: boolean): Pair[] {
  if (isOutside(points, sides)) return []
  const kept: Pair[] = []
  points.forEach((point, index) => {
    const next = [1, 2].map(step => points[(index + step) % points.length])
    const isEnd = index < 2 || index >= points.length - 2
    const isHidden = isOutside([...kept.slice(-2), point, ...next], sides)
    if ((isEnd && !isClosed) || index < 2 || !isHidden) kept.push(point)
  })
  return isClosed ? kept : withoutHiddenEnds(kept, sides)
}

function withoutHiddenEnds(points: Pair[], sides: Sides): Pair[] {
  const first = points.findIndex((_, index) => !isOutside(points.slice(index, index + 4), sides))
  const last = points.findLastIndex(
    (_, index) => !isOutside(points.slice(Math.max(0, index - 3), index + 1), sides),
  )
  return points.slice(first, last + 1)
}
