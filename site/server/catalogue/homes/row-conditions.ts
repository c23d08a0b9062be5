/**
 * The filters that single homes miss, beside those that their group does. Each filter passes over one
 * column, without a branch for each home: a processor guesses those wrong, which takes three times as long.
 */
import {amenityCodes} from '#trade/property/amenities/codes.ts'
import {BITS, SETS, type Wanted} from './conditions.ts'
import type {Homes} from './homes.ts'
import {isInBox, isInShape} from './map-area.ts'

/** Beside the bits of filters: the home is out of date, or its permit is over. */
export const OUT = SETS

/** Adds bits to what homes miss, from one row up to another. */
type Mark = (first: number, end: number, misses: Uint16Array) => void

/**
 * Answers what homes of a group miss from its first row up to its end, to be used at once; undefined:
 * none of them misses anything.
 */
export function missesOfRows(homes: Homes, wanted: Wanted, today: number) {
  const marks = marksOf(homes, wanted)
  const misses = new Uint16Array(homes.largestGroup)
  const markPermits = inRange(homes.permitExpiry, {least: today, below: OUT})
  return (group: number, first: number, end: number): Uint16Array | undefined => {
    const isValid = (homes.groupExpiry[group] as number) >= today
    if (isValid && !marks.length) return undefined
    misses.fill(0, 0, end - first)
    if (!isValid) markPermits(first, end, misses)
    for (const mark of marks) mark(first, end, misses)
    return misses
  }
}

function marksOf(homes: Homes, wanted: Wanted): Mark[] {
  const {builder, amenities, bbox, area} = wanted
  const codes = amenities?.map(code => amenityCodes.indexOf(code))
  return [
    range(homes.price, wanted, 'min_price', 'max_price'),
    range(homes.area, wanted, 'min_area', 'max_area'),
    builder && isOneOf(homes.builder, homes.builders, id => builder.has(id), BITS.builder),
    codes &&
      isOneOf(
        homes.amenitySet,
        homes.amenities,
        set => codes.every(code => set.includes(code)),
        BITS.amenities,
      ),
    bbox && isOnMap(homes, (north, east) => isInBox(bbox, north, east), BITS.bbox),
    area && isOnMap(homes, (north, east) => isInShape(area, north, east), BITS.area),
  ].filter(mark => mark !== undefined)
}

type Limit = 'min_price' | 'max_price' | 'min_area' | 'max_area'

function range(column: Column, wanted: Wanted, from: Limit, to: Limit) {
  const {[from]: least, [to]: most} = wanted
  if (least === undefined && most === undefined) return undefined
  const bits = {
    below: least === undefined ? 0 : BITS[from],
    above: most === undefined ? 0 : BITS[to],
  }
  return inRange(column, {least, most, ...bits})
}

type Column = Float64Array | Uint32Array | Int32Array | Uint16Array

interface Range {
  least?: number
  most?: number
  /** The bits of what is below or above. */
  below?: number
  above?: number
}

/** A value that is unknown, as zero or no number, is in no range. */
function inRange(column: Column, range: Range): Mark {
  const {least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY} = range
  const {below = 0, above = 0} = range
  return (first, end, misses) => {
    for (let row = first; row < end; row++) {
      const own = column[row] || Number.NaN
      const missed = Number(!(own >= least)) * below + Number(!(own <= most)) * above
      misses[row - first] = (misses[row - first] as number) | missed
    }
  }
}

/** A column of positions in a list of values. */
function isOneOf<Value>(
  column: Column,
  values: Value[],
  has: (value: Value) => boolean,
  bit: number,
): Mark {
  const bits = Uint16Array.from(values, value => (has(value) ? 0 : bit))
  return (first, end, misses) => {
    for (let row = first; row < end; row++) {
      misses[row - first] =
        (misses[row - first] as number) | (bits[column[row] as number] as number)
    }
  }
}

type IsInside = (latitude: number, longitude: number) => boolean

function isOnMap({latitude, longitude}: Homes, isInside: IsInside, bit: number): Mark {
  return (first, end, misses) => {
    for (let row = first; row < end; row++) {
      if (isInside(latitude[row] as number, longitude[row] as number)) continue
      misses[row - first] = (misses[row - first] as number) | bit
    }
  }
}
