/** `documents/<slug>-floor-plan.pdf`: the plan on the left, and what it shows in a column. */
import {join} from 'node:path'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {MEDIA} from './folders.ts'
import {BRASS, INK, QUIET, RULE} from './ink.ts'
import {PAGE, writePages} from './pages.ts'
import {chanceFrom} from './plan/chance.ts'
import {drawFloor} from './plan/draw-floor.ts'
import type {Floor} from './plan/floor.ts'
import {floorsOf} from './plan/floors.ts'
import {dimension, labelRooms} from './plan/label-rooms.ts'
import {metres, squareFeet, squareMetres, titleOf} from './plan/measure.ts'
import {type DemoRecord, english} from './records.ts'

type Document = PDFKit.PDFDocument

const MARGIN = 34
const COLUMN = {width: 172, x: PAGE.width - MARGIN - 172}
/** The part of a page that the drawing takes, in points. */
export const DRAWING = {
  x: MARGIN,
  y: MARGIN,
  width: COLUMN.x - 26 - MARGIN,
  height: PAGE.height - 2 * MARGIN - 34,
}
/** The space for lines and figures outside the walls. */
const DIMENSIONS = 30
const FLOOR_TITLE = 20
const SCALES = [50, 60, 75, 90, 100, 110, 125, 140, 150, 175, 200, 225, 250, 300, 350, 400]
const POINTS_PER_METRE = 72 / 0.0254

/** Returns the path below media/, or nothing for a record without an area. */
export async function makeFloorPlan(record: DemoRecord): Promise<string | undefined> {
  const floors = floorsOf(record)
  if (!floors) return undefined
  const path = `documents/${record.key}-floor-plan.pdf`
  const pages = pagesOf(floors)
  const scale = Math.min(...pages.map(scaleOf))
  await writePages(join(MEDIA, path), `Floor plan: ${record.name}`, doc => {
    for (const page of pages) {
      doc.addPage()
      drawPage(doc, page, scale, record)
    }
  })
  return path
}

/** Narrow floors share a page. */
function pagesOf(floors: Floor[]): Floor[][] {
  const [first, second, ...others] = floors
  if (!first || !second || others.length || first.outline.w > first.outline.h) {
    return floors.map(floor => [floor])
  }
  return [[first, second]]
}

/** The floor with what lies before it. */
function extentOf({outline, outside}: Floor) {
  const top = Math.min(0, ...outside.map(({y}) => y))
  return {top, w: outline.w + 0.3, h: outline.h - top + 0.3}
}

function scaleOf(page: Floor[]) {
  const extents = page.map(extentOf)
  const width = DRAWING.width - page.length * DIMENSIONS
  const height = DRAWING.height - DIMENSIONS - FLOOR_TITLE
  const most = Math.min(
    width / extents.reduce((sum, {w}) => sum + w, 0),
    height / Math.max(...extents.map(({h}) => h)),
  )
  const scales = SCALES.map(each => POINTS_PER_METRE / each)
  return scales.find(scale => scale <= most) ?? most
}

function drawPage(doc: Document, page: Floor[], scale: number, record: DemoRecord) {
  const widths = page.map(floor => extentOf(floor).w * scale + DIMENSIONS)
  const free = DRAWING.width - widths.reduce((sum, width) => sum + width, 0)
  const tallest = Math.max(...page.map(floor => extentOf(floor).h)) * scale
  const bottom = DRAWING.y + (DRAWING.height - DIMENSIONS + FLOOR_TITLE + tallest) / 2
  let left = DRAWING.x + free / (page.length + 1)
  for (const [index, floor] of page.entries()) {
    const {top} = extentOf(floor)
    const origin = {x: left + 0.15 * scale, y: bottom - (floor.outline.h + 0.15) * scale}
    doc.save().translate(origin.x, origin.y).scale(scale)
    const drawn = drawFloor(doc, floor, scale)
    doc.restore()
    const place = (x: number, y: number): [number, number] => [
      origin.x + x * scale,
      origin.y + y * scale,
    ]
    labelRooms(doc, floor, drawn, {scale, place})
    dimension(doc, floor, {scale, place})
    if (page.length > 1 || floor.name !== 'Floor plan') {
      doc.font('display').fontSize(13).fillColor(INK)
      doc.text(floor.name, origin.x, origin.y + top * scale - 22, {lineBreak: false})
    }
    markEntrance(doc, drawn.openings.doors, place)
    left += (widths[index] ?? 0) + free / (page.length + 1)
  }
  drawScale(doc, scale)
  drawNorth(doc, chanceFrom(`${record.key} north`)() * 360)
  drawColumn(doc, page, record)
}

function markEntrance(
  doc: Document,
  doors: ReturnType<typeof drawFloor>['openings']['doors'],
  place: (x: number, y: number) => [number, number],
) {
  for (const {isEntrance, side, at, from, to} of doors) {
    if (!isEntrance || side !== 'bottom') continue
    const [x, y] = place((from + to) / 2, at)
    doc
      .moveTo(x, y + 6)
      .lineTo(x - 3, y + 11)
      .lineTo(x + 3, y + 11)
      .fill(BRASS)
  }
}

function drawScale(doc: Document, scale: number) {
  const [x, y] = [MARGIN, PAGE.height - MARGIN - 8]
  const ratio = Math.round(POINTS_PER_METRE / scale)
  const step = ratio > 200 ? 5 : ratio > 100 ? 2 : 1
  for (let i = 0; i < 4; i++) {
    doc.rect(x + i * step * scale, y, step * scale, 3).lineWidth(0.4)
    if (i % 2) doc.stroke(INK)
    else doc.fillAndStroke(INK, INK)
  }
  doc.font('plain').fontSize(5.6).fillColor(QUIET)
  for (const i of [0, 2, 4])
    doc.text(`${i * step}${i === 4 ? ' m' : ''}`, x + i * step * scale - 2, y - 9, {
      lineBreak: false,
    })
  doc.text(`Scale 1:${ratio} on A4`, x + 4 * step * scale + 16, y - 2, {lineBreak: false})
}

function drawNorth(doc: Document, angle: number) {
  const [x, y] = [COLUMN.x - 26 - 22, PAGE.height - MARGIN - 12]
  doc.save().translate(x, y).rotate(angle)
  doc.lineWidth(0.5).strokeColor(INK).circle(0, 0, 10).stroke()
  doc.moveTo(0, -13).lineTo(3.4, 4).lineTo(0, 1.6).lineTo(-3.4, 4).closePath().fill(BRASS)
  doc.restore()
  const turned = ((angle - 90) * Math.PI) / 180
  doc.font('strong').fontSize(6).fillColor(INK)
  doc.text('N', x + Math.cos(turned) * 17.5 - 2.4, y + Math.sin(turned) * 17.5 - 3.6, {
    lineBreak: false,
  })
}

function drawColumn(doc: Document, page: Floor[], record: DemoRecord) {
  const {x, width} = COLUMN
  doc
    .lineWidth(0.5)
    .strokeColor(RULE)
    .moveTo(x - 18, MARGIN)
    .lineTo(x - 18, PAGE.height - MARGIN)
    .stroke()
  doc.font('strong').fontSize(6.4).fillColor(BRASS)
  doc.text(agency.name.toUpperCase(), x, MARGIN, {characterSpacing: 1.1, lineBreak: false})
  doc
    .font('display')
    .fontSize(record.name.length > 40 ? 17 : 20)
    .fillColor(INK)
  doc.text(record.name, x, MARGIN + 16, {width, lineGap: -3})
  doc.font('plain').fontSize(6.8).fillColor(QUIET)
  doc.text(english(record.address) || english(record.city), x, doc.y + 5, {width})
  let y = doc.y + 10
  for (const [name, value] of factsOf(record)) y = drawRow(doc, name, value, y)
  y += 12
  for (const floor of page) y = drawSchedule(doc, floor, y)
  drawNote(doc, page)
}

function factsOf(record: DemoRecord): [string, string][] {
  const {reference = '', permit_number: permit, bedrooms, bathrooms, area_sqft = 0} = record
  const area = `${area_sqft.toLocaleString('en-US')} sq ft`
  return [
    ['Reference', reference],
    ...(permit ? [['Permit', permit] as [string, string]] : []),
    ...(bedrooms === undefined
      ? []
      : [['Bedrooms', bedrooms ? String(bedrooms) : 'Studio'] as [string, string]]),
    ...(bathrooms === undefined
      ? []
      : [
          [bedrooms === undefined ? 'Washrooms' : 'Bathrooms', String(bathrooms)] as [
            string,
            string,
          ],
        ]),
    [record.project ? 'Area, typical' : 'Area', area],
  ]
}

function drawRow(doc: Document, name: string, value: string, y: number) {
  const {x, width} = COLUMN
  const height = 13
  doc.font('plain').fontSize(7).fillColor(QUIET).text(name, x, y, {lineBreak: false})
  doc.font('strong').fillColor(INK).text(value, x, y, {width, align: 'right', lineBreak: false})
  doc
    .lineWidth(0.35)
    .strokeColor(RULE)
    .moveTo(x, y + height - 2.5)
    .lineTo(x + width, y + height - 2.5)
    .stroke()
  return y + height
}

/** Every room with its size; the sum is the floor. */
function drawSchedule(doc: Document, floor: Floor, top: number) {
  const {x, width} = COLUMN
  const size = floor.rooms.length > 17 ? 5.2 : 5.9
  const counted = [...floor.rooms, ...floor.outside.filter(({counts}) => counts)]
  const stroke = (y: number) =>
    doc
      .lineWidth(0.6)
      .strokeColor(BRASS)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  let y = top
  doc.font('strong').fontSize(6.4).fillColor(BRASS)
  doc.text(floor.name === 'Floor plan' ? 'Rooms' : floor.name, x, y, {lineBreak: false})
  doc.font('plain').fontSize(5.2).fillColor(QUIET)
  doc.text('metres', x + 74, y + 1, {width: 56, align: 'right', lineBreak: false})
  doc.text('sq ft', x + 130, y + 1, {width: width - 130, align: 'right', lineBreak: false})
  y += 10.5
  stroke(y - 2)
  for (const each of counted) {
    const {w, h} = each
    doc.font('plain').fontSize(size).fillColor(INK).text(titleOf(each), x, y, {lineBreak: false})
    doc
      .fillColor(QUIET)
      .text(`${metres(w)} × ${metres(h)}`, x + 74, y, {width: 56, align: 'right', lineBreak: false})
    doc.text(squareFeet(w * h), x + 130, y, {width: width - 130, align: 'right', lineBreak: false})
    y += size * 1.55
  }
  const total = counted.reduce((sum, {w, h}) => sum + w * h, 0)
  stroke(y)
  doc
    .font('strong')
    .fontSize(size)
    .fillColor(INK)
    .text('Total', x, y + 2.5, {lineBreak: false})
  doc.text(`${squareMetres(total)} m²`, x + 74, y + 2.5, {
    width: 56,
    align: 'right',
    lineBreak: false,
  })
  doc.text(squareFeet(total), x + 130, y + 2.5, {
    width: width - 130,
    align: 'right',
    lineBreak: false,
  })
  return y + 19
}

function drawNote(doc: Document, page: Floor[]) {
  const open = page.flatMap(({outside}) =>
    outside.filter(({counts}) => !counts).map(({name}) => name.toLowerCase()),
  )
  const left = [...new Set(open)]
  const outside = left.length ? ` Not part of the area: ${left.join(', ')}.` : ''
  const text = `Demonstration data. Sizes are measured to the centre of walls and are approximate; furniture shows use and is not included.${outside}`
  doc.font('plain').fontSize(5.4).fillColor(QUIET)
  const height = doc.heightOfString(text, {width: COLUMN.width, lineGap: 1})
  doc.text(text, COLUMN.x, PAGE.height - MARGIN - height, {width: COLUMN.width, lineGap: 1})
}
