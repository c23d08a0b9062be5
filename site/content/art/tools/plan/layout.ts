/** Gives every room of a programme its place: a rectangle is cut by shares until each has one. */
import type {Rect} from './geometry.ts'
import {type Part, type RoomKind, type RoomPart, weightOf} from './room.ts'

export interface Room extends Rect, RoomPart {}

/** Metres that the shorter side of a room needs to be of use. */
const LEAST: Partial<Record<RoomKind, number>> = {
  bath: 1.7,
  bedroom: 3.1,
  dining: 3,
  dressing: 1.5,
  family: 3.2,
  foyer: 1.7,
  garage: 3.2,
  kitchen: 2.4,
  laundry: 1.5,
  living: 3.8,
  majlis: 3.6,
  master: 3.5,
  office: 2.8,
  powder: 1.2,
  staff: 2,
  store: 1.1,
  studio: 3.8,
  study: 2.4,
}
/** A corridor may be long; what stays open to all sides may be, too. */
const LONG: RoomKind[] = ['hall', 'stairs', 'workspace', 'warehouse', 'shop']

export function place(part: Part, into: Rect): Room[] {
  if ('oneOf' in part) return best(part.oneOf.map(each => place(each, into)))
  if ('split' in part) {
    const isRow = part.split === 'row'
    const whole = isRow ? into.w : into.h
    const fixed = part.parts.reduce((sum, {fixed = 0}) => sum + fixed, 0)
    const shared = part.parts.reduce((sum, each) => sum + (each.fixed ? 0 : weightOf(each)), 0)
    let start = 0
    return part.parts.flatMap(each => {
      const size = each.fixed ?? ((whole - fixed) * weightOf(each)) / shared
      const rect = isRow
        ? {...into, x: into.x + start, w: size}
        : {...into, y: into.y + start, h: size}
      start += size
      return place(each, rect)
    })
  }
  return [{...part, ...into}]
}

export function best(candidates: Room[][]): Room[] {
  const [first = [], ...others] = candidates
  return others.reduce((least, rooms) => (faults(rooms) < faults(least) ? rooms : least), first)
}

/** Zero when no room is too narrow or too long. */
const faults = (rooms: Room[]) =>
  rooms.reduce((sum, {kind, w, h}) => {
    const [short, long] = w < h ? [w, h] : [h, w]
    const narrow = Math.max(0, (LEAST[kind] ?? 1.1) - short)
    const stretched = LONG.includes(kind) ? 0 : Math.max(0, long / short - 1.5)
    return sum + (narrow > 0 ? 1 + 6 * narrow : 0) + stretched ** 2
  }, 0)
