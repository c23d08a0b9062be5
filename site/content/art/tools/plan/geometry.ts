/** Rectangles of a plan, in metres. The main front is at the top; y grows downwards. */

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof SIDES)[number]

/** A piece of wall: along x at y for `top` and `bottom`, along y at x for the others. */
export interface Segment {
  side: Side
  at: number
  from: number
  to: number
}

const TOLERANCE = 0.02
export const OUTER_WALL = 0.28
export const INNER_WALL = 0.12

export const isHorizontal = (side: Side) => side === 'top' || side === 'bottom'
export const areaOf = ({w, h}: Rect) => w * h

export function edgeOf({x, y, w, h}: Rect, side: Side): Segment {
  if (isHorizontal(side)) return {side, at: side === 'top' ? y : y + h, from: x, to: x + w}
  return {side, at: side === 'left' ? x : x + w, from: y, to: y + h}
}

/** The wall between two rooms, seen from the first; undefined when they do not touch. */
export function sharedWall(first: Rect, second: Rect): Segment | undefined {
  const opposite = {top: 'bottom', bottom: 'top', left: 'right', right: 'left'} as const
  for (const side of SIDES) {
    const mine = edgeOf(first, side)
    const other = edgeOf(second, opposite[side])
    const [from, to] = [Math.max(mine.from, other.from), Math.min(mine.to, other.to)]
    if (Math.abs(mine.at - other.at) < TOLERANCE && to - from > 0.5) return {...mine, from, to}
  }
  return undefined
}

/** The piece of a room's edge that is the edge of the whole floor. */
function outerWall(room: Rect, floor: Rect, side: Side): Segment | undefined {
  const mine = edgeOf(room, side)
  return Math.abs(mine.at - edgeOf(floor, side).at) < TOLERANCE ? mine : undefined
}

/** Returns the area within `depth` of a piece of wall, on the room's side of it. */
export function strip({side, at, from, to}: Segment, depth: number): Rect {
  const length = to - from
  if (side === 'top') return {x: from, y: at, w: length, h: depth}
  if (side === 'bottom') return {x: from, y: at - depth, w: length, h: depth}
  if (side === 'left') return {x: at, y: from, w: depth, h: length}
  return {x: at - depth, y: from, w: depth, h: length}
}

export function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

export const inset = ({x, y, w, h}: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
})

/** Returns the floor of a room between its walls; `outline` is the outline of the storey. */
export function withinWalls(room: Rect, outline: Rect): Rect {
  const half = (side: Side) => (outerWall(room, outline, side) ? OUTER_WALL : INNER_WALL) / 2
  const [left, top] = [half('left'), half('top')]
  return {
    x: room.x + left,
    y: room.y + top,
    w: room.w - left - half('right'),
    h: room.h - top - half('bottom'),
  }
}
