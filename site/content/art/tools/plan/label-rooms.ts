/** Names and sizes in the rooms: where furniture leaves most space, and no larger than fits. */
import {BRASS, INK, QUIET, SAND, WATER} from '../ink.ts'
import {type Drawn, fillOf} from './draw-floor.ts'
import type {Floor} from './floor.ts'
import {overlap, type Rect, withinWalls} from './geometry.ts'
import type {Room} from './layout.ts'
import {feet, metres, titleOf} from './measure.ts'
import {swingOf} from './openings.ts'

type Document = PDFKit.PDFDocument

/** `floor` is in metres; `place` gives the points of a position. */
export interface Paper {
  scale: number
  place(x: number, y: number): [x: number, y: number]
}

/** The share of a label that may lie over furniture before a shorter one is taken. */
const LITTLE = 0.04

interface Line {
  text: string
  font: string
  size: number
  colour: string
}

export function labelRooms(
  doc: Document,
  floor: Floor,
  {furniture, openings}: Drawn,
  paper: Paper,
) {
  const taken: Rect[] = [...furniture, ...openings.doors.map(swingOf)]
  for (const room of floor.rooms) {
    if (isUnnamed(room)) continue
    const inside = withinWalls(room, floor.outline)
    const fitting = versions(room).filter(lines => fits(doc, lines, inside, paper.scale))
    const spots = fitting.map(lines => spotFor(doc, lines, inside, taken, paper))
    const spot = spots.find(({clash}) => clash < LITTLE) ?? spots.at(-1)
    if (spot) write(doc, spot, paper, spot.clash > 0 ? fillOf(room) : undefined)
    else writeUpright(doc, room, paper)
  }
  for (const place of floor.outside) {
    const isPool = place.kind === 'pool'
    const spot = spotFor(doc, versions(place)[isPool ? 2 : 1] ?? [], place, [], paper)
    write(doc, spot, paper, isPool ? WATER : SAND)
  }
}

/** Rooms that need no label, or have one beside them. */
const isUnnamed = (room: Room) => ['Stairs', 'Passage'].includes(titleOf(room))

function versions(room: Room): Line[][] {
  const {w, h} = room
  const title = (size: number): Line => ({
    text: titleOf(room),
    font: 'strong',
    size,
    colour: INK,
  })
  const inMetres = (size: number): Line => ({
    text: `${metres(w)} × ${metres(h)} m`,
    font: 'plain',
    size,
    colour: QUIET,
  })
  const inFeet = (size: number): Line => ({
    text: `${feet(w)} × ${feet(h)}`,
    font: 'plain',
    size,
    colour: QUIET,
  })
  return [
    [title(6.6), inMetres(5.6), inFeet(5.6)],
    [title(6), inMetres(5)],
    [title(5.6)],
    [title(4.8)],
    [title(4.2)],
  ]
}

function sizeOf(doc: Document, lines: Line[]) {
  const widths = lines.map(({text, font, size}) =>
    doc.font(font).fontSize(size).widthOfString(text),
  )
  return {w: Math.max(...widths), h: lines.reduce((sum, {size}) => sum + size * 1.32, 0)}
}

function fits(doc: Document, lines: Line[], room: Rect, scale: number) {
  const {w, h} = sizeOf(doc, lines)
  const most = lines.length > 1 ? 0.75 : 1
  return w < room.w * scale - 4 && h < room.h * scale * most - 2
}

interface Spot extends Rect {
  lines: Line[]
  /** The share of it that something else covers. */
  clash: number
}

/** Chooses the place that covers least, and then the one nearest to the middle. */
function spotFor(doc: Document, lines: Line[], room: Rect, taken: Rect[], {scale}: Paper): Spot {
  const size = sizeOf(doc, lines)
  const [w, h] = [(size.w + 3) / scale, (size.h + 1) / scale]
  const [freeX, freeY] = [Math.max(0, room.w - w), Math.max(0, room.h - h)]
  let best: Spot = {x: room.x + freeX / 2, y: room.y + freeY / 2, w, h, lines, clash: 1}
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i <= 16; i++) {
    for (let j = 0; j <= 16; j++) {
      const spot = {x: room.x + (freeX * i) / 16, y: room.y + (freeY * j) / 16, w, h}
      const clash = taken.reduce((sum, rect) => sum + overlap(spot, rect), 0) / (w * h)
      const cost = clash * 30 + (Math.abs(i - 8) + Math.abs(j - 8)) * 0.12
      if (cost < least - 1e-6) [least, best] = [cost, {...spot, lines, clash}]
    }
  }
  return best
}

function write(doc: Document, spot: Spot, {scale, place}: Paper, behind?: string) {
  const [x, y] = place(spot.x, spot.y)
  const width = spot.w * scale
  if (behind) doc.rect(x, y, width, spot.h * scale).fill(behind)
  let top = y + 0.8
  for (const {text, font, size, colour} of spot.lines) {
    doc.font(font).fontSize(size).fillColor(colour)
    doc.text(text, x, top, {width, align: 'center', lineBreak: false})
    top += size * 1.32
  }
}

/** Along the longer side of a narrow room. */
function writeUpright(doc: Document, room: Room, {scale, place}: Paper) {
  const size = [5, 4.4, 3.9].find(
    size => doc.font('strong').fontSize(size).widthOfString(titleOf(room)) < room.h * scale - 3,
  )
  if (!size || room.w * scale < size * 1.2) return
  const width = doc.font('strong').fontSize(size).widthOfString(titleOf(room))
  const [x, y] = place(room.x + room.w / 2, room.y + room.h / 2)
  doc.save().translate(x, y).rotate(-90)
  doc.fillColor(INK).text(titleOf(room), -width / 2, -size * 0.6, {lineBreak: false})
  doc.restore()
}

/** The width and depth of the whole floor, on lines outside of it. */
export function dimension(doc: Document, floor: Floor, {scale, place}: Paper) {
  const {w, h} = floor.outline
  const gap = 16 / scale
  const [left, bottom] = place(0, h + gap)
  const [right] = place(w, h)
  doc.lineWidth(0.4).strokeColor(BRASS)
  doc.moveTo(left, bottom).lineTo(right, bottom).stroke()
  for (const x of [left, right])
    doc
      .moveTo(x, bottom - 3)
      .lineTo(x, bottom + 3)
      .stroke()
  const across = `${metres(w)} m  /  ${feet(w)}`
  doc.font('plain').fontSize(5.8).fillColor(QUIET)
  doc.text(across, left, bottom + 3, {width: right - left, align: 'center', lineBreak: false})
  const [side, top] = place(w + gap, 0)
  const [, end] = place(0, h)
  doc.moveTo(side, top).lineTo(side, end).stroke()
  for (const y of [top, end])
    doc
      .moveTo(side - 3, y)
      .lineTo(side + 3, y)
      .stroke()
  const down = `${metres(h)} m  /  ${feet(h)}`
  const width = doc.widthOfString(down)
  doc
    .save()
    .translate(side + 3, (top + end) / 2 + width / 2)
    .rotate(-90)
  doc.text(down, 0, 0, {lineBreak: false})
  doc.restore()
}
