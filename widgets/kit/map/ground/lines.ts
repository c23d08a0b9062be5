/** Lines of the ground: coasts and roads that bend softly, ovals, and the streets of a district. */
import {isOutside, visibleCorners} from './in-window.ts'
import {between, type Pair, pen, whole} from './pen.ts'
import type {District, Line, Oval} from './shapes.ts'
import type {Sheet} from './sheet.ts'

/** A line that bends softly: each corner pulls, the halves between are met. */
export function soft({corners, sides}: Sheet, line: Line): string {
  const [first, ...rest] = visibleCorners(corners(line), sides, false)
  const last = rest.pop()
  if (!first || !last) return ''
  const drawn = pen()
  drawn.move(first)
  rest.forEach((corner, n) => {
    drawn.bend(corner, between(corner, rest[n + 1] ?? last))
  })
  drawn.line(last)
  return drawn.path()
}

/** The same, closed. */
export function shore({corners, sides}: Sheet, line: Line): string {
  const visible = visibleCorners(corners(line), sides, true)
  const [first] = visible
  const last = visible.at(-1)
  if (!first || !last) return ''
  const drawn = pen()
  drawn.move(between(last, first))
  visible.forEach((corner, n) => {
    drawn.bend(corner, between(corner, visible[n + 1] ?? first))
  })
  drawn.close()
  return drawn.path()
}

export function polygon({corners, sides}: Sheet, line: Line): string {
  const [first, ...rest] = corners(line)
  if (!first || isOutside([first, ...rest], sides)) return ''
  const drawn = pen()
  drawn.move(first)
  rest.forEach(drawn.line)
  drawn.close()
  return drawn.path()
}

export function oval(sheet: Sheet, [latitude, longitude, along, across, turn]: Oval) {
  const middle = sheet.onSheet([latitude, longitude])
  const radius = whole([along * sheet.metre, across * sheet.metre])
  const [reach] = radius
  if (sheet.isHidden(middle, reach)) return ''
  const start = turned([reach, 0], middle, turn)
  const drawn = pen()
  drawn.move(start)
  drawn.arc(radius, turn, true, turned([-reach, 0], middle, turn))
  drawn.arc(radius, turn, true, start)
  drawn.close()
  return drawn.path()
}

/** Streets between the sides of a district; `fine` times as many where the map is near. */
export function mesh({corners, sides}: Sheet, [line, across, along]: District, fine: number) {
  const [a, b, c, d] = corners(line) as [Pair, Pair, Pair, Pair]
  if (isOutside([a, b, c, d], sides)) return ''
  const drawn = pen()
  // To and fro, so that no street needs a start of its own: the turns lie on the district's sides.
  const streets = (count: number, [from, to]: [Pair, Pair], [start, end]: [Pair, Pair]) =>
    Array.from({length: count + 1}, (_, n): [Pair, Pair] => [
      mix(from, to, n / count),
      mix(start, end, n / count),
    ])
      .filter(street => !isOutside(street, sides))
      .forEach((street, n) => {
        const [near, far] = n % 2 === 0 ? street : street.toReversed()
        if (n === 0) drawn.move(near as Pair)
        else drawn.line(near as Pair)
        drawn.line(far as Pair)
      })
  streets(across * fine, [a, b], [d, c])
  streets(along * fine, [a, d], [b, c])
  return drawn.path()
}

const mix = ([x, y]: Pair, [u, v]: Pair, part: number) =>
  whole([x + (u - x) * part, y + (v - y) * part])

/** A point beside another one, in whole pixels. */
export const beside = ([x, y]: Pair, right: number, down: number) => whole([x + right, y + down])

/** The same, with both distances turned clockwise. */
export function turned([right, down]: Pair, middle: Pair, degrees: number): Pair {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return beside(middle, right * cos - down * sin, right * sin + down * cos)
}
