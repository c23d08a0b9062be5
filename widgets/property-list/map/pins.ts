/** Pins with their prices; where they would overlap, one that counts them. */
import type {Property} from '../../shared/api/entities.ts'
import {isPlace, type Point, placer, type View} from '../../shared/map/mercator.ts'

/** `x` and `y` are the place itself, to which the pin points from above. */
export interface Pin extends Point {
  homes: Property[]
  width: number
}

export const PIN_HEIGHT = 44
const GAP = 4
/** Of a digit in the pin's type, in pixels. */
const LETTER = 7.6

export const isPlaced = ({location}: Property) => isPlace(location?.coordinates)

export function pinsOf(homes: Property[], view: View, labelOf: (homes: Property[]) => string) {
  const place = placer(view)
  const pinFor = (members: Property[], {x, y}: Point): Pin => ({
    homes: members,
    x,
    y,
    width: Math.max(44, labelOf(members).length * LETTER + 22),
  })
  let pins = homes.flatMap(home => {
    const coordinates = home.location?.coordinates
    return coordinates ? [pinFor([home], place(coordinates))] : []
  })
  // Each merging may touch the next one, so until none does; there are a dozen at most.
  for (let pair = overlapping(pins); pair; pair = overlapping(pins)) {
    const [one, other] = pair
    pins = [...pins.filter(pin => pin !== one && pin !== other), merged(one, other, pinFor)]
  }
  // From north to south, as the keyboard goes through them.
  return pins.sort((one, other) => one.y - other.y)
}

function overlapping(pins: Pin[]): [Pin, Pin] | undefined {
  for (const [at, one] of pins.entries()) {
    const other = pins.slice(at + 1).find(candidate => isOver(one, candidate))
    if (other) return [one, other]
  }
}

const isOver = (one: Pin, other: Pin) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
  Math.abs(one.y - other.y) < PIN_HEIGHT

function merged(one: Pin, other: Pin, pinFor: (homes: Property[], point: Point) => Pin) {
  const [a, b] = [one.homes.length, other.homes.length]
  const between = (from: number, to: number) => Math.round((from * a + to * b) / (a + b))
  const homes = [...one.homes, ...other.homes]
  return pinFor(homes, {x: between(one.x, other.x), y: between(one.y, other.y)})
}
