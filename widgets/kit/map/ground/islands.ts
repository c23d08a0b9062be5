/** The islands that people drew: palms, and the archipelago before Jumeirah. */
import {beside, turned} from './lines.ts'
import {pen, whole} from './pen.ts'
import type {Archipelago, Palm} from './shapes.ts'
import type {Sheet} from './sheet.ts'

/** A line as wide as the thing is on the ground. */
export interface Strip {
  width: number
  path: string
}

/** Crescent, fronds and trunk. */
export function palm(sheet: Sheet, [latitude, longitude, radius, turn]: Palm): Strip[] {
  const middle = sheet.onSheet([latitude, longitude])
  const unit = radius * 1000 * sheet.metre
  if (sheet.isHidden(middle, unit * 1.4)) return []
  const on = (x: number, y: number) => turned([x * unit, y * unit], middle, turn)
  const around = (degrees: number, far = 1) => {
    const angle = (degrees * Math.PI) / 180
    return on(Math.sin(angle) * far, -Math.cos(angle) * far)
  }
  const crescent = pen()
  const arc = (from: number, to: number) => {
    crescent.move(around(from))
    crescent.arc(whole([unit, unit]), 0, false, around(to))
  }
  arc(-106, -62)
  arc(-57, 57)
  arc(62, 106)
  const fronds = pen()
  for (const side of [-1, 1]) {
    for (let n = 0; n < 8; n++) {
      fronds.move(on(0, 0.44 - n * 0.125))
      fronds.bend(
        on(side * (0.22 + 0.033 * (7 - n)), 0.2 - n * 0.135),
        around(side * (142 - n * 17.6), 0.83),
      )
    }
  }
  fronds.move(on(0, -0.3))
  fronds.line(around(0, 0.83))
  const trunk = pen()
  trunk.move(on(0, 1.36))
  trunk.line(on(0, -0.45))
  return [
    {width: unit * 0.085, path: crescent.path()},
    {width: unit * 0.05, path: fronds.path()},
    {width: unit * 0.13, path: trunk.path()},
  ]
}

const ISLETS = 86
/** So many forms take turns, written alike each time. */
const FORMS = 7

/** A few dozen islets; their places follow from their number, so they are the same everywhere. */
export function islets(sheet: Sheet, [latitude, longitude, wide, high]: Archipelago): string {
  const middle = sheet.onSheet([latitude, longitude])
  const kilometre = 1000 * sheet.metre
  const drawn = pen()
  for (let n = 0; n < ISLETS; n++) {
    const far = Math.sqrt((n + 0.5) / ISLETS) * kilometre
    const angle = n * 2.39996
    const islet = beside(middle, Math.cos(angle) * far * wide, Math.sin(angle) * far * high)
    const form = n % FORMS
    const along = (95 + ((form * 37) % 60)) * sheet.metre
    const radius = whole([along, along * (0.6 + ((form * 53) % 40) / 100)])
    if (sheet.isHidden(islet, along)) continue
    const turn = (form * 41) % 180
    drawn.move(beside(islet, -radius[0], 0))
    drawn.arc(radius, turn, true, beside(islet, radius[0], 0))
    drawn.arc(radius, turn, true, beside(islet, -radius[0], 0))
  }
  return drawn.path()
}
