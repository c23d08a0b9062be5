/** Streets of whole districts as a pattern, where single ones could not be distinguished. */
import {polygon} from './lines.ts'
import type {Pair} from './pen.ts'
import {type Line, shapes} from './shapes.ts'
import type {Sheet} from './sheet.ts'

export interface StreetPattern {
  /** The rotation of its streets, in degrees. */
  turn: number
  /** Pixels between two streets. */
  distance: number
  /** The origin of the pattern, so that it moves with the ground. */
  origin: Pair
  /** The districts. */
  path: string
}

/** Directions that streets take; those across are the same. */
const ROTATIONS = [0, 30, 60]
const DISTANCE_METRES = 250

export function streetPatterns(sheet: Sheet): StreetPattern[] {
  const [latitude, longitude] = shapes.world
  return ROTATIONS.map(turn => ({
    turn,
    distance: Math.round(DISTANCE_METRES * sheet.metre * 10) / 10,
    origin: sheet.onSheet([latitude, longitude]),
    path: shapes.districts
      .filter(([line]) => turnOf(sheet, line) === turn)
      .map(([line]) => polygon(sheet, line))
      .join(''),
  }))
}

function turnOf({corners}: Sheet, line: Line) {
  const [[x, y], [u, v]] = corners(line) as [Pair, Pair]
  const degrees = (Math.atan2(v - y, u - x) * 180) / Math.PI
  return (((Math.round(degrees / 30) * 30) % 90) + 90) % 90
}
