/** The shapes as paths on a sheet: only what can be seen in a window around the middle of a view. */
import type {Size, View} from '../mercator.ts'
import {islets, palm, type Strip} from './islands.ts'
import {mesh, oval, polygon, shore, soft} from './lines.ts'
import {shapes, type WideLine} from './shapes.ts'
import {type Sheet, sheetOf} from './sheet.ts'
import {streetPatterns} from './street-patterns.ts'

/** From here on each street and the lanes between them are drawn, since few are in sight. */
const STREETS_FROM = 14.2
/** From here on as a pattern. */
const PATTERN_FROM = 11.4

export function drawGround(view: View, size: Size) {
  const sheet = sheetOf(view, size)
  const all = <Shape>(draw: (sheet: Sheet, shape: Shape) => string, list: readonly Shape[]) =>
    list.map(shape => draw(sheet, shape)).join('')
  const strips = (lines: WideLine[]): Strip[] =>
    lines.map(([width, line]) => ({width: width * sheet.metre, path: soft(sheet, line)}))
  const {zoom} = view
  const streets = (fine: number) =>
    zoom > STREETS_FROM
      ? shapes.districts.map(district => mesh(sheet, district, fine)).join('')
      : ''
  const hasPattern = zoom > PATTERN_FROM && zoom <= STREETS_FROM
  return {
    coast: all(shore, [shapes.mainland, ...shapes.islands]),
    islets: islets(sheet, shapes.world),
    strips: [...shapes.palms.flatMap(one => palm(sheet, one)), ...strips(shapes.causeways)].filter(
      isSeen,
    ),
    built: hasPattern
      ? ''
      : all(
          polygon,
          shapes.districts.map(([line]) => line),
        ),
    lanes: streets(3),
    streets: streets(1),
    patterns: hasPattern ? streetPatterns(sheet).filter(isSeen) : [],
    greens: all(oval, shapes.greens),
    lakes: all(shore, shapes.lakes),
    channels: strips(shapes.channels).filter(isSeen),
    runways: all(soft, shapes.runways),
    avenues: all(soft, shapes.avenues) + all(oval, shapes.rings),
    motorways: all(soft, shapes.motorways),
  }
}

const isSeen = ({path}: {path: string}) => path !== ''
