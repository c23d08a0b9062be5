/** Doors and windows of a floor: where they are in the walls, and what must stay free for them. */
import type {Floor} from './floor.ts'
import {
  edgeOf,
  overlap,
  type Rect,
  type Segment,
  SIDES,
  type Side,
  sharedWall,
  strip,
} from './geometry.ts'
import type {Room} from './layout.ts'
import type {DoorKind, RoomKind} from './room.ts'

export interface Door extends Segment {
  kind: DoorKind
  /** The room it opens into; `side` is that room's wall. */
  into: Room
  isEntrance: boolean
  /** True when the hinge is at the `from` end. */
  hingedAtStart: boolean
}

export interface Window extends Segment {
  room: Room
  /** Down to the floor, to step out. */
  isTall: boolean
}

export interface Openings {
  doors: Door[]
  windows: Window[]
}

const WIDTHS: Record<DoorKind, number> = {door: 0.9, double: 1.6, opening: 2.4, roller: 4}
/** Between a door and the corner of its room: the frame, and the wall beside it. */
const FROM_CORNER = 0.2
const DARK: RoomKind[] = ['cinema', 'dressing', 'garage', 'laundry', 'powder', 'store']

export function openingsOf(floor: Floor): Openings {
  const doors: Door[] = []
  for (const room of floor.rooms) {
    const wall = wallOfDoor(room, floor)
    if (wall && room.door === 'roller') doors.push(...rollersIn(wall, room))
    else if (wall) doors.push(doorIn(wall, room, doors))
  }
  const windows = floor.rooms.flatMap(room =>
    SIDES.filter(side => floor.fronts.includes(side)).flatMap(side =>
      windowOf(room, floor, side, doors),
    ),
  )
  return {doors, windows}
}

function wallOfDoor(room: Room, {rooms, outline}: Floor): Segment | undefined {
  if (!room.from) return undefined
  if (room.from === 'outside') {
    const side = room.door === 'roller' ? 'top' : 'bottom'
    return Math.abs(edgeOf(room, side).at - edgeOf(outline, side).at) < 0.02
      ? edgeOf(room, side)
      : edgeOf(room, 'left')
  }
  const named = rooms.find(({name}) => name === room.from)
  const shared = named && sharedWall(room, named)
  if (shared || named?.kind !== 'hall') return shared
  // A hall may go on under another name, behind the stairs.
  return rooms
    .filter(({kind}) => kind === 'hall')
    .map(hall => sharedWall(room, hall))
    .find(wall => wall)
}

/** Three gates for lorries. */
const rollersIn = (wall: Segment, into: Room): Door[] =>
  [1, 2, 3].map(each => {
    const middle = wall.from + ((wall.to - wall.from) * each) / 4
    const [from, to] = [middle - WIDTHS.roller / 2, middle + WIDTHS.roller / 2]
    return {...wall, from, to, into, kind: 'roller', isEntrance: true, hingedAtStart: true}
  })

function doorIn(wall: Segment, into: Room, others: Door[]): Door {
  const kind = into.door ?? 'door'
  const isSmall =
    kind === 'door' && ['bath', 'powder', 'store', 'laundry', 'dressing'].includes(into.kind)
  const length = wall.to - wall.from
  if (into.kind === 'stairs' || (into.kind === 'hall' && into.name.endsWith('passage'))) {
    const [from, to] = [wall.from + 0.06, wall.to - 0.06]
    return {...wall, from, to, kind, into, isEntrance: false, hingedAtStart: true}
  }
  const widest = length - 2 * FROM_CORNER
  const isEntrance = into.from === 'outside'
  const wished = isSmall ? 0.8 : isEntrance && kind === 'door' ? 1.1 : WIDTHS[kind]
  const wide = kind === 'opening' && length > 5 ? 3.2 : wished
  const width = Math.min(wide, widest)
  const starts =
    kind === 'door' && !isEntrance
      ? [wall.from + FROM_CORNER, wall.to - FROM_CORNER - width, wall.from + (length - width) / 2]
      : [wall.from + (length - width) / 2]
  const doors = starts.map((from): Door => {
    const hingedAtStart = from - wall.from < wall.to - from - width
    return {...wall, from, to: from + width, kind, into, isEntrance, hingedAtStart}
  })
  const clash = (door: Door) =>
    others.reduce((sum, other) => sum + overlap(swingOf(door), swingOf(other)), 0)
  return doors.reduce((best, door) => (clash(door) < clash(best) - 0.05 ? door : best))
}

/** The square that the leaf sweeps, on both sides of the wall: one walks through it, too. */
export function swingOf({side, at, from, to, kind}: Door): Rect {
  const depth = kind === 'opening' ? 0.45 : kind === 'double' ? (to - from) / 2 : to - from
  const inside = strip({side, at, from, to}, depth)
  const isHorizontal = side === 'top' || side === 'bottom'
  const before = 0.5
  const shift = side === 'top' || side === 'left' ? before : 0
  return isHorizontal
    ? {...inside, y: inside.y - shift, h: inside.h + before}
    : {...inside, x: inside.x - shift, w: inside.w + before}
}

function windowOf(room: Room, floor: Floor, side: Side, doors: Door[]): Window[] {
  const edge = edgeOf(room, side)
  if (Math.abs(edge.at - edgeOf(floor.outline, side).at) > 0.02 || DARK.includes(room.kind))
    return []
  if (floor.name === 'Lower ground floor') return []
  const length = edge.to - edge.from
  const steps = floor.outside.some(
    place => side === 'top' && overlap(outsideOf(edge, 0.5), place) > 0.2 && isLived(room),
  )
  const besideAnother = SIDES.indexOf(side) % 2 === 1 && isLived(room) && touchesFront(room, floor)
  const share =
    room.kind === 'shop' || room.kind === 'cafe' ? 0.9 : steps ? 0.74 : besideAnother ? 0.3 : 0.56
  const small = ['bath', 'stairs', 'hall', 'kitchen', 'pantry', 'staff'].includes(room.kind)
  const width = small ? Math.min(room.kind === 'bath' ? 0.8 : 1.4, length * 0.5) : length * share
  const middle = (edge.from + edge.to) / 2
  const whole = {...edge, from: middle - width / 2, to: middle + width / 2, room, isTall: steps}
  return besideDoors(whole, doors).filter(({from, to}) => to - from > 0.5)
}

const isLived = ({kind}: Room) =>
  ['bedroom', 'dining', 'family', 'living', 'majlis', 'master', 'studio'].includes(kind)

const touchesFront = (room: Room, {outline, fronts}: Floor) =>
  fronts.some(
    side =>
      (side === 'top' || side === 'bottom') &&
      Math.abs(edgeOf(room, side).at - edgeOf(outline, side).at) < 0.02,
  )

/** Returns the rest of a window when a door stands in the same wall. */
function besideDoors(window: Window, doors: Door[]): Window[] {
  const door = doors.find(
    ({side, at, from, to}) =>
      side === window.side &&
      Math.abs(at - window.at) < 0.02 &&
      from < window.to &&
      to > window.from,
  )
  if (!door) return [window]
  return [
    {...window, to: door.from - 0.25},
    {...window, from: door.to + 0.25},
  ]
}

const outsideOf = ({side, at, from, to}: Segment, depth: number): Rect =>
  strip({side, at: side === 'top' || side === 'left' ? at - depth : at + depth, from, to}, depth)
