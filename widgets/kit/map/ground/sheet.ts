/** The sheet that the ground is drawn on: pixels around the middle of a view. */
import type {Coordinates} from '../../api-client/shapes.ts'
import {type Point, project, type Size, type View, worldAt} from '../mercator.ts'
import {isOutside, type Sides, sidesOf} from './in-window.ts'
import {type Pair, whole} from './pen.ts'
import type {Line} from './shapes.ts'

export interface Sheet {
  /** The position of a place, in whole pixels. */
  onSheet(coordinates: Coordinates): Pair
  corners(line: Line): Pair[]
  /** Pixels in a metre, at this latitude. */
  metre: number
  sides: Sides
  /** Returns true when a circle is out of sight. */
  isHidden(middle: Pair, reach: number): boolean
}

export function sheetOf({center, zoom}: View, size: Size): Sheet {
  const middle = project(center)
  const scale = worldAt(zoom)
  const sides = sidesOf(size)
  const at = ({x, y}: Point) => whole([(x - middle.x) * scale, (y - middle.y) * scale])
  return {
    onSheet: coordinates => at(project(coordinates)),
    corners: line => projected(line).map(at),
    metre: scale / (40_075_000 * Math.cos((25.1 * Math.PI) / 180)),
    sides,
    isHidden: ([x, y], reach) =>
      isOutside(
        [
          [x - reach, y - reach],
          [x + reach, y + reach],
        ],
        sides,
      ),
  }
}

const known = new Map<Line, Point[]>()

/** Once for a page: the ground is drawn again whenever the map has moved. */
function projected(line: Line): Point[] {
  const points =
    known.get(line) ??
    line.split(',').map(pair => project(pair.trim().split(' ').map(Number) as Coordinates))
  known.set(line, points)
  return points
}
