/** Rectangles on the screen, and which of them overlap. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Takes the first of the boxes that is free; undefined when none is. */
export function takeFree(taken: Box[], wanted: Box[]): Box | undefined {
  const free = wanted.find(box => !taken.some(other => isOver(box, other)))
  if (free) taken.push(free)
  return free
}

/** Returns true when any part of it can be seen in a window around the middle. */
export const isInside = ({x, y}: {x: number; y: number}, width: number, height: number) =>
  Math.abs(x) < width / 2 + 40 && Math.abs(y) < height / 2 + 60

/** Half the side of what a mark needs to be seen. */
const HALF_MARK = 14

/**
 * Returns true when the keyboard can reach it: not where it is drawn outside the window of the
 * map. The list beside the map contains it, too.
 */
export const isReachable = (
  {x, y}: {x: number; y: number},
  seen?: {width: number; height: number},
) =>
  !seen || (Math.abs(x) < seen.width / 2 - HALF_MARK && Math.abs(y) < seen.height / 2 - HALF_MARK)
