/** Places to be marked, and where their marks and labels go without lying on one another. */
import type {Coordinates} from '../api-client/shapes.ts'
import {type Box, isInside, takeFree} from './boxes.ts'
import {isPlace, type Point, placer, type Size, type View} from './mercator.ts'

export interface MapMarker {
  name: string
  /** The text that is read instead of the name. */
  title?: string
  coordinates: Coordinates
  /** No property's place, but the office or a sight: it opens a window instead of a guide. */
  info?: boolean
}

/** A mark as it is drawn: in full, or as a point that takes no room. */
export interface Mark extends Point {
  marker: MapMarker
  isTower: boolean
  isMinor: boolean
  /** The position of the label; undefined while it would overlap something. */
  label?: {x: number; y: number; side: 'left' | 'middle' | 'right'}
}

export const DEFAULT_ZOOM = 15.4
export const ZOOM_WITH_MARKERS = 13

/** Named so, a place is marked as what it is: the tallest tower (spec section 2). */
const TALLEST_TOWER = 'Burj Khalifa'

/** Pixels: a place alone is in the middle, also of a map on the narrowest phone. */
const MAX_LABEL_ALONE = 280

const LETTER = 7.3
const LINE = 20

/** Checks markers of an unknown back end: those without a place on a map are left out. */
export const soundMarkers = (markers: readonly Partial<MapMarker>[]): MapMarker[] =>
  markers.filter((marker): marker is MapMarker => !!marker?.name && isPlace(marker.coordinates))

/** From the first to the last in rank: chosen, tower, the order in which they were given. */
export function marksOf(
  markers: MapMarker[],
  view: View,
  {width, height}: Size,
  {chosen, covered}: {chosen?: string; covered?: Box} = {},
): {marks: Mark[]; taken: Box[]} {
  const place = placer(view)
  const rank = ({name}: MapMarker) => (name === chosen ? 0 : name === TALLEST_TOWER ? 1 : 2)
  const seen = markers
    .map((marker, order) => ({marker, order, point: place(marker.coordinates)}))
    .filter(({point}) => isInside(point, width, height))
    .sort((one, other) => rank(one.marker) - rank(other.marker) || one.order - other.order)
  const taken: Box[] = covered ? [covered] : []
  const marks = seen.map(({marker, point}): Mark => {
    const isTower = marker.name === TALLEST_TOWER
    const target = {x: point.x - 14, y: point.y - (isTower ? 34 : 14), width: 28, height: 28}
    return {marker, ...point, isTower, isMinor: !takeFree(taken, [target])}
  })
  const isAlone = markers.length === 1
  for (const mark of marks) if (!mark.isMinor) mark.label = labelOf(mark, taken, isAlone)
  // As the keyboard goes through them: from north to south.
  marks.sort((one, other) => one.y - other.y)
  return {marks, taken}
}

/** Right of the mark, left of it, below or above, whichever is free; of a place alone below it. */
function labelOf({marker, x, y, isTower}: Mark, taken: Box[], isAlone: boolean): Mark['label'] {
  const width = (marker.title ?? marker.name).length * LETTER + 8
  if (isAlone && width > MAX_LABEL_ALONE) return undefined
  const middle = isTower ? y - 20 : y
  const beside = [
    {x: x + 15, y: middle - LINE / 2, width, height: LINE},
    {x: x - 15 - width, y: middle - LINE / 2, width, height: LINE},
  ]
  const box = takeFree(taken, [
    ...(isAlone ? [] : beside),
    {x: x - width / 2, y: middle + 15, width, height: LINE},
    {x: x - width / 2, y: middle - 15 - LINE, width, height: LINE},
  ])
  if (!box) return undefined
  const side = box.x > x ? 'left' : box.x + box.width < x ? 'right' : 'middle'
  const at = {left: box.x + 4, right: box.x + width - 4, middle: x}[side]
  return {x: at - x, y: box.y + 14 - y, side}
}

/** The path of a neighbourhood's guide. */
export const guidePath = (name: string) => `/neighborhood/detail/${encodeURIComponent(name)}`
