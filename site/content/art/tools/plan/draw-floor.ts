/** Draws one floor: walls, what opens them, stairs, furniture, and what lies outside. */
import {BRASS, INK, PAPER, QUIET, SAND, WATER} from '../ink.ts'
import type {Floor} from './floor.ts'
import {furnish, type Placed} from './furnish.ts'
import {
  INNER_WALL,
  isHorizontal,
  OUTER_WALL,
  type Rect,
  type Segment,
  strip,
  withinWalls,
} from './geometry.ts'
import type {Room} from './layout.ts'
import {type Door, type Openings, openingsOf} from './openings.ts'
import type {RoomKind} from './room.ts'

type Document = PDFKit.PDFDocument

const FURNITURE = '#8c8576'
const TILED: RoomKind[] = ['bath', 'powder', 'laundry']
/** How far the handles of a curve reach that looks like a quarter of a circle. */
const QUARTER_CIRCLE = 0.5523
/** Points, whatever the scale. */
const LINES = {hair: 0.35, thin: 0.5, leaf: 0.7}

export interface Drawn {
  openings: Openings
  furniture: Placed[]
}

/** The document's units are metres here, with the floor's corner at 0; `scale` is points per metre. */
export function drawFloor(doc: Document, floor: Floor, scale: number): Drawn {
  const openings = openingsOf(floor)
  const furniture = furnish(floor, openings)
  const line = (points: number, colour: string) => doc.lineWidth(points / scale).strokeColor(colour)
  for (const place of floor.outside) drawOutside(doc, place, line)
  doc.rect(...spread(grow(floor.outline, OUTER_WALL / 2))).fill(INK)
  for (const room of floor.rooms) {
    doc.rect(...spread(withinWalls(room, floor.outline))).fill(fillOf(room))
  }
  for (const door of openings.doors) drawDoor(doc, door, line)
  for (const window of openings.windows) {
    doc.rect(...spread(acrossWall(window, OUTER_WALL))).fill(PAPER)
    line(LINES.thin, INK)
    for (const at of [-OUTER_WALL / 2, 0.02, OUTER_WALL / 2]) along(doc, window, at)
  }
  line(LINES.hair, QUIET)
  for (const room of floor.rooms) if (room.kind === 'stairs') drawStairs(doc, room, floor)
  line(LINES.hair, FURNITURE)
  for (const placed of furniture) drawPlaced(doc, placed)
  return {openings, furniture}
}

export const fillOf = ({kind}: Room) => (TILED.includes(kind) ? '#f3f6f6' : PAPER)

const grow = ({x, y, w, h}: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
})
const spread = ({x, y, w, h}: Rect) => [x, y, w, h] as const

function acrossWall({side, at, from, to}: Segment, thick: number): Rect {
  const shift = side === 'top' || side === 'left' ? -thick / 2 : thick / 2
  return strip({side, at: at + shift, from, to}, thick)
}

function along(doc: Document, {side, at, from, to}: Segment, by: number) {
  if (isHorizontal(side)) doc.moveTo(from, at + by).lineTo(to, at + by)
  else doc.moveTo(at + by, from).lineTo(at + by, to)
  doc.stroke()
}

type Line = (points: number, colour: string) => void

function drawDoor(doc: Document, door: Door, line: Line) {
  const thick = (door.isEntrance ? OUTER_WALL : INNER_WALL) + 0.02
  doc.rect(...spread(acrossWall(door, thick))).fill(PAPER)
  if (door.kind === 'opening') return
  line(LINES.thin, QUIET)
  if (door.kind === 'roller') {
    for (const by of [-0.06, 0.06]) along(doc, door, by)
    return
  }
  const length = door.to - door.from
  if (door.kind === 'door') return drawLeaf(doc, door, length, door.hingedAtStart, line)
  drawLeaf(doc, {...door, to: door.from + length / 2}, length / 2, true, line)
  drawLeaf(doc, {...door, from: door.from + length / 2}, length / 2, false, line)
}

/** The leaf stands open at a right angle, and the arc shows its way. */
function drawLeaf(doc: Document, door: Segment, length: number, atStart: boolean, line: Line) {
  const {side, at, from, to} = door
  const hinge = atStart ? from : to
  const closed = atStart ? 1 : -1
  const inward = side === 'top' || side === 'left' ? 1 : -1
  const [x, y] = isHorizontal(side) ? [hinge, at] : [at, hinge]
  const [open, shut] = isHorizontal(side)
    ? [[0, inward] as const, [closed, 0] as const]
    : [[inward, 0] as const, [0, closed] as const]
  line(LINES.leaf, INK)
  doc
    .moveTo(x, y)
    .lineTo(x + open[0] * length, y + open[1] * length)
    .stroke()
  line(LINES.hair, QUIET)
  const [tip, end] = [open, shut].map(([dx, dy]) => [x + dx * length, y + dy * length] as const)
  if (!tip || !end) return
  const bend = length * QUARTER_CIRCLE
  doc.moveTo(...tip)
  doc.bezierCurveTo(
    tip[0] + shut[0] * bend,
    tip[1] + shut[1] * bend,
    end[0] + open[0] * bend,
    end[1] + open[1] * bend,
    ...end,
  )
  doc.stroke()
}

/** Two flights that turn on a landing at the far end from the hall. */
function drawStairs(doc: Document, room: Room, floor: Floor) {
  const hall = floor.rooms.find(({name}) => name === room.from)
  const fromLeft = !hall || hall.x < room.x
  const {x, y, w, h} = withinWalls(room, floor.outline)
  const flight = w - h / 2 - 0.1
  const middle = y + h / 2
  const at = (distance: number) => (fromLeft ? x + distance : x + w - distance)
  for (let step = 0.1; step <= flight; step += 0.28) {
    doc
      .moveTo(at(step), y)
      .lineTo(at(step), y + h)
      .stroke()
  }
  doc
    .moveTo(at(0.1), middle - 0.05)
    .lineTo(at(flight), middle - 0.05)
    .stroke()
  doc
    .moveTo(at(0.1), middle + 0.05)
    .lineTo(at(flight), middle + 0.05)
    .stroke()
  const [lower, upper] = [y + h * 0.75, y + h * 0.25]
  const turn = at(flight + (w - flight) / 2)
  doc.strokeColor(BRASS)
  doc
    .moveTo(at(0.15), lower)
    .lineTo(turn, lower)
    .lineTo(turn, upper)
    .lineTo(at(0.5), upper)
    .stroke()
  const back = fromLeft ? 1 : -1
  doc
    .moveTo(at(0.5) + back * 0.22, upper - 0.12)
    .lineTo(at(0.5), upper)
    .lineTo(at(0.5) + back * 0.22, upper + 0.12)
    .stroke()
  doc.strokeColor(QUIET)
}

function drawPlaced(doc: Document, {piece, side, x, y, w, h}: Placed) {
  doc.save()
  if (side === 'top') doc.translate(x, y)
  else if (side === 'bottom') doc.translate(x + w, y + h).rotate(180)
  else if (side === 'left') doc.translate(x, y + h).rotate(-90)
  else doc.translate(x + w, y).rotate(90)
  piece.draw(doc)
  doc.restore()
}

function drawOutside(doc: Document, {kind, x, y, w, h}: Room, line: Line) {
  if (kind === 'pool') {
    doc.rect(x, y, w, h).fill(WATER)
    line(LINES.thin, QUIET)
    doc.rect(x, y, w, h).stroke()
    line(LINES.hair, '#a9c3c9')
    for (let at = y + 0.7; at < y + h - 0.3; at += 0.9) {
      doc.moveTo(x + 0.5, at)
      for (let wave = x + 0.5; wave < x + w - 1.1; wave += 1) {
        doc.quadraticCurveTo(wave + 0.25, at - 0.16, wave + 0.5, at)
        doc.quadraticCurveTo(wave + 0.75, at + 0.16, wave + 1, at)
      }
      doc.stroke()
    }
    return
  }
  doc.rect(x, y, w, h).fill(SAND)
  line(LINES.hair, '#dccfb8')
  const tile = kind === 'yard' ? 2.5 : 0.6
  for (let at = x + tile; at < x + w - 0.05; at += tile)
    doc
      .moveTo(at, y)
      .lineTo(at, y + h)
      .stroke()
  for (let at = y + tile; at < y + h - 0.05; at += tile)
    doc
      .moveTo(x, at)
      .lineTo(x + w, at)
      .stroke()
  line(LINES.thin, QUIET)
  doc.rect(x, y, w, h).stroke()
  if (kind === 'balcony') doc.rect(x + 0.08, y + 0.08, w - 0.16, h - 0.08).stroke()
}
