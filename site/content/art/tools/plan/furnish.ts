/** Puts furniture into rooms: each piece where it clashes least with doors, windows and others. */

import type {Floor} from './floor.ts'
import type {Piece} from './furniture.ts'
import * as piece from './furniture.ts'
import {areaOf, inset, overlap, type Rect, SIDES, type Side, withinWalls} from './geometry.ts'
import type {Room} from './layout.ts'
import {type Openings, swingOf} from './openings.ts'
import type {RoomKind} from './room.ts'

export interface Placed extends Rect {
  piece: Piece
  /** The wall at its back. */
  side: Side
  room: Room
}

interface Wish {
  /** The same in several sizes: the first that finds a place. */
  pieces: Piece[]
  /** Against a wall, in the corner of two, or free in the room. */
  where: 'wall' | 'corner' | 'free'
  /** Low pieces may stand before windows. */
  isLow?: boolean
  /** Metres to keep clear around it. */
  around?: number
}

const STEP = 0.15
const MOST_STEPS = 70
/** The space to walk around a table. */
const AROUND = 0.35
const TOO_MUCH = 8

export function furnish({rooms, outline}: Floor, openings: Openings): Placed[] {
  return rooms.flatMap(room => {
    const inside = withinWalls(room, outline)
    const taken: Rect[] = openings.doors.map(swingOf)
    const windows = openings.windows.filter(window => window.room === room)
    const placed: Placed[] = []
    for (const wish of wishesOf(room)) {
      const found = wish.pieces
        .map(each => cheapest(each, wish))
        .find(best => best && best.cost < TOO_MUCH)
      if (!found) continue
      placed.push(found.place)
      taken.push(found.place)
    }
    return placed

    function cheapest(piece: Piece, wish: Wish) {
      return candidates(piece, wish, inside, room)
        .map(place => ({place, cost: costOf(place, wish)}))
        .reduce<{place: Placed; cost: number} | undefined>(
          (best, each) => (best && best.cost <= each.cost ? best : each),
          undefined,
        )
    }

    function costOf(place: Placed, {isLow, where, around}: Wish) {
      const needed = where === 'free' ? inset(place, -(around ?? AROUND)) : place
      const clash = taken.reduce((sum, rect) => sum + overlap(needed, rect), 0)
      const shaded = windows.some(
        ({side, from, to}) =>
          side === place.side && Math.min(to, end(place)) - Math.max(from, start(place)) > 0.1,
      )
      const middle = where === 'free' ? distanceToMiddle(place, inside) : 0
      const centred = where === 'wall' ? offCentre(place, inside) * 0.15 : 0
      const cornered = where === 'corner' ? fromCorner(place, inside) * 0.8 : 0
      return cornered + clash * 100 + (shaded && !isLow ? 3 : shaded ? 0.4 : 0) + middle + centred
    }
  })
}

const start = ({side, x, y}: Placed) => (side === 'top' || side === 'bottom' ? x : y)
const end = ({side, x, y, w, h}: Placed) => (side === 'top' || side === 'bottom' ? x + w : y + h)

const distanceToMiddle = (a: Rect, b: Rect) =>
  Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2)

const offCentre = (place: Placed, room: Rect) =>
  place.side === 'top' || place.side === 'bottom'
    ? Math.abs(place.x + place.w / 2 - room.x - room.w / 2)
    : Math.abs(place.y + place.h / 2 - room.y - room.h / 2)

/** How far the nearer end is from the corner of its wall. */
function fromCorner(place: Placed, room: Rect) {
  const isAlongX = place.side === 'top' || place.side === 'bottom'
  const [from, to] = isAlongX ? [room.x, room.x + room.w] : [room.y, room.y + room.h]
  return Math.min(start(place) - from, to - end(place))
}

function candidates(piece: Piece, {where}: Wish, inside: Rect, room: Room): Placed[] {
  return SIDES.flatMap(side => {
    const isUpright = side === 'left' || side === 'right'
    const [w, h] = isUpright ? [piece.d, piece.w] : [piece.w, piece.d]
    const [freeX, freeY] = [inside.w - w, inside.h - h]
    if (freeX < 0 || freeY < 0) return []
    const at = (x: number, y: number): Placed => ({
      piece,
      side,
      room,
      w,
      h,
      x: inside.x + x,
      y: inside.y + y,
    })
    if (where === 'free') {
      return steps(freeX).flatMap(x => steps(freeY).map(y => at(x, y)))
    }
    const back = side === 'left' || side === 'top' ? 0 : isUpright ? freeX : freeY
    const along = isUpright ? freeY : freeX
    return steps(along).map(p => (isUpright ? at(back, p) : at(p, back)))
  })
}

function steps(free: number) {
  const count = Math.max(1, Math.min(MOST_STEPS, Math.ceil(free / STEP)))
  return Array.from({length: count + 1}, (_, index) => (free * index) / count)
}

function wishesOf(room: Room): Wish[] {
  const size = areaOf(room)
  const long = Math.max(room.w, room.h)
  return WISHES[room.kind]?.({room, size, long}) ?? []
}

interface About {
  room: Room
  size: number
  long: number
}

const wall = (...pieces: Piece[]): Wish => ({pieces, where: 'wall'})
const low = (...pieces: Piece[]): Wish => ({pieces, where: 'wall', isLow: true})
const corner = (...pieces: Piece[]): Wish => ({pieces, where: 'corner'})
const free = (...pieces: Piece[]): Wish => ({pieces, where: 'free', isLow: true})
const times = (count: number, wish: Wish) => Array.from({length: Math.max(0, count)}, () => wish)
const when = (holds: boolean, ...wishes: Wish[]) => (holds ? wishes : [])

const lengths = (make: (length: number) => Piece, most: number) =>
  [1, 0.8, 0.62, 0.48].map(share => make(Math.max(0.7, most * share)))
const tables = (most: number) =>
  [16, 12, 10, 8, 6, 4, 2].filter(chairs => chairs <= most).map(piece.dining)
const seats = (most: number, deep = true) =>
  [2.6, 2.2, 1.8, 1.5]
    .filter(length => length <= most)
    .flatMap(length =>
      (deep ? [true, false] : [false]).map(isDeep => piece.seating(length, isDeep)),
    )

const bedroom = ({size}: About): Wish[] => [
  wall(...[2, 1.6, 1.4, 1.2].filter(width => size > 20 || width < 2).map(piece.bed)),
  corner(...lengths(piece.wardrobe, size > 14 ? 2.4 : 1.8)),
  ...when(size > 22, low(...seats(2.2))),
  low(piece.sideboard(1.2)),
]

const lounge = ({size}: About): Wish[] => [
  low(...seats(size > 26 ? 2.6 : 2.2, size > 27)),
  ...when(size > 48, low(...seats(2.6))),
  wall(...lengths(piece.sideboard, size > 24 ? 2.2 : 1.6)),
]

const WISHES: Partial<Record<RoomKind, (about: About) => Wish[]>> = {
  bath: ({size}) => [
    ...when(size > 4.2, corner(piece.bathtub, piece.shower(0.9))),
    ...when(size > 7 || size <= 4.2, corner(piece.shower(size > 9 ? 1.3 : 0.9), piece.shower(0.8))),
    wall(piece.toilet),
    wall(...(size > 7 ? [piece.basins(2)] : []), piece.basins(1)),
  ],
  bedroom,
  cafe: ({size, long}) => [
    corner(...lengths(piece.counter, Math.min(4.2, long * 0.4))),
    ...times(Math.floor(size / 6.5), free(piece.cafeTable)),
  ],
  cinema: () => [wall(piece.screen), ...times(3, free(piece.sofa(3.2)))],
  dining: ({size}) => [
    free(...tables(size > 30 ? 12 : size > 20 ? 10 : size > 12 ? 8 : 6)),
    wall(piece.sideboard(1.8)),
  ],
  dressing: ({size, long}) => [
    corner(...lengths(piece.wardrobe, long - 0.5)),
    ...when(size > 7, corner(...lengths(piece.wardrobe, long - 0.9))),
  ],
  family: lounge,
  foyer: ({size}) => [wall(piece.sideboard(size > 8 ? 1.4 : 0.9))],
  garage: ({size}) => times(Math.floor(size / 20), wall(piece.car)),
  gym: ({size}) => times(Math.min(6, Math.floor(size / 9)), low(piece.treadmill)),
  hall: ({size}) => when(size > 40, ...times(2, low(...seats(2.2)))),
  kitchen: ({size, long}) => [
    corner(...lengths(piece.counter, Math.min(5, long - 0.4))),
    ...when(size > 11, corner(...lengths(piece.counter, Math.min(2.5, long * 0.4)))),
    ...when(size > 15, free(piece.island(size > 24 ? 2.8 : 1.9), piece.island(1.3))),
  ],
  laundry: ({size}) => [corner(piece.washers), ...when(size > 4, corner(piece.shelves(1.2)))],
  living: about => [
    ...lounge(about),
    ...when(
      about.room.name.includes('dining'),
      free(...tables(about.size > 34 ? 8 : about.size > 26 ? 6 : 4)),
    ),
  ],
  majlis: ({size}) => [
    ...times(size > 24 ? 4 : 3, low(piece.sofa(size > 24 ? 2.8 : 2.2), piece.sofa(1.8))),
    free(piece.display(1.5)),
  ],
  master: bedroom,
  meeting: ({size}) => [
    free(...tables(size > 45 ? 16 : size > 24 ? 12 : size > 14 ? 8 : 6)),
    wall(piece.sideboard(1.8)),
  ],
  office: ({size}) => [
    free(piece.desk(size > 13 ? 1.8 : 1.5)),
    corner(piece.shelves(Math.min(2, Math.sqrt(size) * 0.5))),
    ...when(size > 20, low(piece.sofa(1.8))),
  ],
  pantry: ({size, long}) => [
    corner(...lengths(piece.counter, Math.min(3, long - 0.6))),
    ...times(Math.min(3, Math.floor(size / 9)), free(piece.cafeTable)),
  ],
  powder: () => [wall(piece.toilet), wall(piece.basins(1))],
  reception: ({size}) => [wall(piece.receptionDesk), low(piece.sofa(size > 20 ? 2.2 : 1.6))],
  shop: ({size}) => [
    corner(piece.receptionDesk),
    ...times(2, wall(piece.shelves(2.4))),
    ...times(Math.min(8, Math.floor(size / 14)), free(piece.display(1.8))),
  ],
  staff: () => [corner(piece.bed(0.9)), corner(piece.wardrobe(1))],
  store: ({long}) => [wall(...lengths(piece.shelves, Math.min(2.4, long - 0.4)))],
  studio: () => [
    corner(piece.bed(1.4)),
    wall(...lengths(piece.wardrobe, 1.6)),
    low(piece.sofa(1.8), piece.sofa(1.5)),
    free(piece.dining(2)),
  ],
  study: ({size}) => [
    low(piece.desk(1.5)),
    wall(...lengths(piece.shelves, 1.6)),
    ...when(size > 14, low(piece.sofa(1.8))),
  ],
  warehouse: ({room}) =>
    times(Math.floor(room.w / 7), {...free(piece.rack(room.h * 0.66)), around: 2.8}),
  workspace: ({size}) => times(Math.min(40, Math.floor(size / 13)), free(piece.desks)),
}
