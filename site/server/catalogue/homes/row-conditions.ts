/**
 * The filters that single homes miss, beside those that their group and their price do. Each filter passes
 * over one column, without a branch for each home: a processor guesses those wrong, which takes three
 * times as long.
 */
import {amenityCodes} from '#trade/property/amenities/codes.ts'
import {BITS, type Wanted} from './conditions.ts'
import type {Homes} from './homes.ts'
import {isInBox, isInShape} from './map-area.ts'

/** Adds bits to what homes miss, from one row up to another. */
type Mark = (first: number, end: number, misses: Uint16Array) => void

/**
 * Answers what homes of a group miss from one row up to another, to be used at once; undefined: no such
 * filter is given.
 */
export function missesOfRows(homes: Homes, wanted: Wanted) {
  const marks = marksOf(homes, wanted)
  if (!marks.length) return undefined
  const misses = new Uint16Array(homes.largestGroup)
  return (first: number, end: number): Uint16Array => {
    misses.fill(0, 0, end - first)
    for (const mark of marks) mark(first, end, misses)
    return misses
  }
}

function marksOf(homes: Homes, wanted: Wanted): Mark[] {
  const {builder, amenities, bbox, area} = wanted
  const codes = amenities?.map(code => amenityCodes.indexOf(code))
  return [
    isSized(homes, wanted),
    builder && isOneOf(homes.columns.builder, homes.builders, id => builder.has(id), BITS.builder),
    codes &&
      isOneOf(
        homes.columns.amenitySet,
        homes.amenities,
        set => codes.every(code => set.includes(code)),
        BITS.amenities,
      ),
    bbox && isOnMap(homes, (north, east) => isInBox(bbox, north, east), BITS.bbox),
    area && isOnMap(homes, (north, east) => isInShape(area, north, east), BITS.area),
  ].filter(mark => mark !== undefined)
}

/** A size that is unknown is in no range. */
function isSized({columns: {area}}: Homes, {min_area, max_area}: Wanted): Mark | undefined {
  if (min_area === undefined && max_area === undefined) return undefined
  const [least, below] = min_area === undefined ? [0, 0] : [min_area, BITS.min_area]
  const [most, above] =
    max_area === undefined ? [Number.POSITIVE_INFINITY, 0] : [max_area, BITS.max_area]
  return (first, end, misses) => {
    for (let row = first; row < end; row++) {
      const own = area[row] || Number.NaN
      const missed = Number(!(own >= least)) * below + Number(!(own <= most)) * above
      misses[row - first] = (misses[row - first] as number) | missed
    }
  }
}

/** A column of positions in a list of values. */
function isOneOf<Value>(
  column: Uint32Array | Uint16Array,
  values: Value[],
  has: (value: Value) => boolean,
  bit: number,
): Mark {
  const bits = Uint16Array.from(values, value => (has(value) ? 0 : bit))
  return (first, end, misses) => {
    for (let row = first; row < end; row++) {
      const missed = bits[column[row] as number] as number
      misses[row - first] = (misses[row - first] as number) | missed
    }
  }
}

type IsInside = (latitude: number, longitude: number) => boolean

function isOnMap({columns: {latitude, longitude}}: Homes, isInside: IsInside, bit: number): Mark {
  return (first, end, misses) => {
    for (let row = first; row < end; row++) {
      if (isInside(latitude[row] as number, longitude[row] as number)) continue
      misses[row - first] = (misses[row - first] as number) | bit
    }
  }
}
