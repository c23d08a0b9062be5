/** One floor of a building, measured. */
import type {Rect, Side} from './geometry.ts'
import {best, place, type Room} from './layout.ts'
import type {Part} from './room.ts'

export interface Floor {
  name: string
  outline: Rect
  rooms: Room[]
  /** Balconies count in the area of a flat; terraces, pools and yards never do. */
  outside: (Room & {counts: boolean})[]
  /** The sides that have windows. */
  fronts: Side[]
}

export const SQUARE_METRES_PER_FOOT = 0.09290304

/** The outline of `area` in which the programme lies best: proportions are tried, wide and deep. */
export function bestOutline(
  programme: (outline: Rect) => Part,
  area: number,
  [least, most]: readonly [least: number, most: number],
): {outline: Rect; rooms: Room[]} {
  const tried: {outline: Rect; rooms: Room[]}[] = []
  for (let ratio = least; ratio <= most; ratio += 0.04) {
    const w = Math.sqrt(area * ratio)
    const outline = {x: 0, y: 0, w, h: area / w}
    tried.push({outline, rooms: place(programme(outline), outline)})
  }
  const rooms = best(tried.map(each => each.rooms))
  const outline = tried.find(each => each.rooms === rooms)?.outline
  if (!outline) throw new Error(`No proportions between ${least} and ${most}.`)
  return {outline, rooms}
}

/** As seen in a mirror beside it: half of all homes are. */
export function mirrored(floor: Floor): Floor {
  const {outline, rooms, outside, fronts} = floor
  const flip = <Place extends Rect>(rect: Place): Place => ({
    ...rect,
    x: outline.w - rect.x - rect.w,
  })
  const other = {left: 'right', right: 'left', top: 'top', bottom: 'bottom'} as const
  return {
    ...floor,
    rooms: rooms.map(flip),
    outside: outside.map(flip),
    fronts: fronts.map(side => other[side]),
  }
}
