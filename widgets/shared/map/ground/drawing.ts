/** The shapes as paths, in units of the map at zoom 15 around an origin: some four metres each. */
import type {Coordinates} from '../../api/entities.ts'
import {project, worldAt} from '../mercator.ts'
import * as shapes from './shapes.ts'

export const GROUND_ZOOM = 15
const origin = project([25.1, 55.2])
const scale = worldAt(GROUND_ZOOM)

type Pair = [x: number, y: number]

/** Where a place is on the ground. */
export function onGround(coordinates: Coordinates): Pair {
  const {x, y} = project(coordinates)
  return [Math.round((x - origin.x) * scale), Math.round((y - origin.y) * scale)]
}

/** Units in a metre, at this latitude. */
const METRE = scale / (40_075_000 * Math.cos((25.1 * Math.PI) / 180))

const places = (line: shapes.Line) =>
  line.split(',').map(pair => onGround(pair.trim().split(' ').map(Number) as Coordinates))

const at = ([x, y]: Pair) => `${x} ${y}`
const between = ([ax, ay]: Pair, [bx, by]: Pair): Pair => [
  Math.round((ax + bx) / 2),
  Math.round((ay + by) / 2),
]

/** A line that bends softly: each corner pulls, the halves between are met. */
function soft(points: Pair[]) {
  const [first, ...rest] = points as [Pair, ...Pair[]]
  const last = rest.pop() ?? first
  const bends = rest.map(
    (corner, n) => `Q${at(corner)} ${at(between(corner, rest[n + 1] ?? last))}`,
  )
  return `M${at(first)}${bends.join('')}L${at(last)}`
}

/** The same, closed. */
function shore(points: Pair[]) {
  const first = between(points.at(-1) as Pair, points[0] as Pair)
  const bends = points.map(
    (corner, n) => `Q${at(corner)} ${at(between(corner, points[(n + 1) % points.length] as Pair))}`,
  )
  return `M${at(first)}${bends.join('')}Z`
}

const turned = ([x, y]: Pair, [cx, cy]: Pair, degrees: number): Pair => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [Math.round(cx + x * cos - y * sin), Math.round(cy + x * sin + y * cos)]
}

function oval([latitude, longitude, along, across, turn]: readonly [
  number,
  number,
  number,
  number,
  number,
]) {
  const middle = onGround([latitude, longitude])
  const [a, b] = [Math.round(along * METRE), Math.round(across * METRE)]
  const [one, other] = [turned([a, 0], middle, turn), turned([-a, 0], middle, turn)]
  return `M${at(one)}A${a} ${b} ${turn} 1 1 ${at(other)}A${a} ${b} ${turn} 1 1 ${at(one)}Z`
}

/** Crescent, trunk and fronds, each with its width in units. */
function palm([latitude, longitude, radius, turn]: (typeof shapes.palms)[number]) {
  const middle = onGround([latitude, longitude])
  const unit = radius * 1000 * METRE
  const on = (x: number, y: number) => turned([x * unit, y * unit], middle, turn)
  const around = (degrees: number, far = 1) => {
    const angle = (degrees * Math.PI) / 180
    return on(Math.sin(angle) * far, -Math.cos(angle) * far)
  }
  const arc = (from: number, to: number) =>
    `M${at(around(from))}A${Math.round(unit)} ${Math.round(unit)} 0 0 1 ${at(around(to))}`
  const fronds = [-1, 1].flatMap(side =>
    Array.from({length: 8}, (_, n) => {
      const root = on(0, 0.44 - n * 0.125)
      const bend = on(side * (0.22 + 0.033 * (7 - n)), 0.2 - n * 0.135)
      const tip = around(side * (142 - n * 17.6), 0.83)
      return `M${at(root)}Q${at(bend)} ${at(tip)}`
    }),
  )
  return [
    {width: unit * 0.085, path: arc(-106, -62) + arc(-57, 57) + arc(62, 106)},
    {width: unit * 0.05, path: `${fronds.join('')}M${at(on(0, -0.3))}L${at(around(0, 0.83))}`},
    {width: unit * 0.13, path: `M${at(on(0, 1.36))}L${at(on(0, -0.45))}`},
  ]
}

/** A few dozen islets; their places follow from their number, so they are the same everywhere. */
function islets([latitude, longitude, wide, high]: typeof shapes.world) {
  const middle = onGround([latitude, longitude])
  const unit = 1000 * METRE
  return Array.from({length: 86}, (_, n) => {
    const far = Math.sqrt((n + 0.5) / 86)
    const angle = n * 2.39996
    const x = middle[0] + Math.cos(angle) * far * wide * unit
    const y = middle[1] + Math.sin(angle) * far * high * unit
    const r = Math.round((95 + ((n * 37) % 60)) * METRE)
    const flat = Math.round(r * (0.6 + ((n * 53) % 40) / 100))
    const from: Pair = [Math.round(x) - r, Math.round(y)]
    return `M${at(from)}a${r} ${flat} ${(n * 41) % 180} 1 1 ${2 * r} 0a${r} ${flat} ${(n * 41) % 180} 1 1 ${-2 * r} 0Z`
  }).join('')
}

/** Streets between the sides of a district; `fine` times as many where the map is near. */
function mesh([line, across, along]: (typeof shapes.districts)[number], fine: number) {
  const [a, b, c, d] = places(line) as [Pair, Pair, Pair, Pair]
  const mix = ([x, y]: Pair, [u, v]: Pair, part: number): Pair => [
    Math.round(x + (u - x) * part),
    Math.round(y + (v - y) * part),
  ]
  const lines = (count: number, one: [Pair, Pair], other: [Pair, Pair]) =>
    Array.from({length: count + 1}, (_, n) => {
      const part = n / count
      return `M${at(mix(...one, part))}L${at(mix(...other, part))}`
    }).join('')
  return lines(across * fine, [a, b], [d, c]) + lines(along * fine, [a, d], [b, c])
}

/** Lanes between the streets; drawn only near by, where few are in sight. */
export const lanes = () => shapes.districts.map(district => mesh(district, 3)).join('')

const wide = ([width, line]: [number, shapes.Line]) => ({
  width: width * METRE,
  path: soft(places(line)),
})

/** Computed once for a page. */
export const drawing = {
  coast: shore(places(shapes.mainland)) + shapes.islands.map(line => shore(places(line))).join(''),
  islets: islets(shapes.world),
  strips: [...shapes.palms.flatMap(palm), ...shapes.causeways.map(wide)],
  built: shapes.districts.map(([line]) => `M${places(line).map(at).join('L')}Z`).join(''),
  streets: shapes.districts.map(district => mesh(district, 1)).join(''),
  greens: shapes.greens.map(oval).join(''),
  lakes: shapes.lakes.map(line => shore(places(line))).join(''),
  channels: shapes.channels.map(wide),
  avenues:
    shapes.avenues.map(line => soft(places(line))).join('') + shapes.rings.map(oval).join(''),
  motorways: shapes.motorways.map(line => soft(places(line))).join(''),
  runways: shapes.runways.map(line => soft(places(line))).join(''),
}
