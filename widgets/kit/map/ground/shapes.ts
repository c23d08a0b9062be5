/**
 * The ground of the map, drawn for it by hand and eye: the coast from Jebel Ali to Ras Al Khaimah, its
 * islands and waters, parks and roads. Places are latitude and longitude; as exact as a sketch needs.
 */
import drawn from './shapes.json' with {type: 'json'}

/** A line of places: `25.1 55.2, 25.2 55.3`. */
export type Line = string

/** A line with its width on the ground, in metres. */
export type WideLine = [width: number, Line]

/** The middle, half axes in metres, and their turn in degrees. */
export type Oval = [
  latitude: number,
  longitude: number,
  along: number,
  across: number,
  turn: number,
]

/** The middle of the crescent's circle, its radius in kilometres, and how far the crown is off north. */
export type Palm = [latitude: number, longitude: number, radius: number, turn: number]

/** The middle of an archipelago, and its half axes in kilometres. */
export type Archipelago = [latitude: number, longitude: number, wide: number, high: number]

/** Four corners, and how many streets run between the opposite sides. */
export type District = [corners: Line, across: number, along: number]

interface Shapes {
  /** Along the coast to the north-east, and back through the desert. */
  mainland: Line
  islands: Line[]
  causeways: WideLine[]
  palms: Palm[]
  world: Archipelago
  /** Creek, canal and marina. */
  channels: WideLine[]
  lakes: Line[]
  /** Parks and golf courses. */
  greens: Oval[]
  motorways: Line[]
  avenues: Line[]
  /** Boulevards that go round. */
  rings: Oval[]
  districts: District[]
  runways: Line[]
}

export const shapes = drawn as Shapes
