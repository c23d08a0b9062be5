/**
 * Parts of the map as an address holds them. `bbox=west,south,east,north` is in degrees, as in
 * GeoJSON: a west that is greater than the east crosses the 180th meridian. `area` is a drawn shape,
 * its corners in the open format 'flexible polyline' (version 1, five decimals), which has encoders in
 * most programming languages.
 */
import type {Coordinates} from '#kit/api-client/shapes.ts'
import type {MapBox} from '#kit/map/mercator.ts'

export type {MapBox}

/** A shape has so many corners at most, so that an address stays short: a call takes 320 letters. */
export const MAX_CORNERS = 40
export const MIN_CORNERS = 3

/** About a metre. */
const DECIMALS = 5
const SCALE = 10 ** DECIMALS

const isPlace = ([latitude, longitude]: Coordinates) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Undefined for what is no box, such as one whose south is north of its north. */
export function readBox(text: string): MapBox | undefined {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every(part => /^\s*-?\d{1,3}(\.\d{1,15})?\s*$/.test(part))) {
    return undefined
  }
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  const isOnGlobe = isPlace([south, west]) && isPlace([north, east])
  return isOnGlobe && south <= north ? {west, south, east, north} : undefined
}

/** Rounded outwards, so that what lies at an edge stays inside. */
export function writeBox({west, south, east, north}: MapBox): string {
  const low = (value: number) => Math.floor(value * SCALE) / SCALE
  const high = (value: number) => Math.ceil(value * SCALE) / SCALE
  return [low(west), low(south), high(east), high(north)].join(',')
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The format's version, and how many decimals there are. */
const HEADER = ALPHABET.charAt(1) + ALPHABET.charAt(DECIMALS)

/** The corners of a drawn shape as a text for an address. */
export function writeArea(corners: readonly Coordinates[]): string {
  const numbers = corners.flatMap(corner => corner.map(degrees => Math.round(degrees * SCALE)))
  const steps = numbers.map((number, at) => number - (numbers[at - 2] ?? 0))
  return HEADER + steps.map(letters).join('')
}

/** Five bits a letter, the lowest first; the sixth says that there is more, the lowest is the sign. */
function letters(step: number): string {
  let rest = step < 0 ? -2 * step - 1 : 2 * step
  let text = ''
  for (; rest > 31; rest = Math.floor(rest / 32)) text += ALPHABET.charAt((rest % 32) + 32)
  return text + ALPHABET.charAt(rest)
}

/** Undefined for what is no shape, or has too few or too many corners. */
export function readArea(text: string): Coordinates[] | undefined {
  if (!text.startsWith(HEADER)) return undefined
  const steps = stepsIn(text.slice(HEADER.length))
  if (!steps || steps.length % 2) return undefined
  const corners: Coordinates[] = []
  let [latitude, longitude] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    latitude += steps[at] ?? 0
    longitude += steps[at + 1] ?? 0
    corners.push([latitude / SCALE, longitude / SCALE])
  }
  const isShape = corners.length >= MIN_CORNERS && corners.length <= MAX_CORNERS
  return isShape && corners.every(isPlace) ? corners : undefined
}

/** More than the globe needs is no step. */
const MAX_STEP = 2 * 360 * SCALE

function stepsIn(text: string): number[] | undefined {
  const steps: number[] = []
  let [value, unit] = [0, 1]
  for (const letter of text) {
    const bits = ALPHABET.indexOf(letter)
    if (bits < 0) return undefined
    value += (bits % 32) * unit
    if (value > MAX_STEP) return undefined
    if (bits > 31) {
      unit *= 32
      continue
    }
    steps.push(value % 2 ? -(value + 1) / 2 : value / 2)
    value = 0
    unit = 1
  }
  return unit === 1 ? steps : undefined
}
