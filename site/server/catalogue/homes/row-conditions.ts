/**
 * The filters that single homes miss, beside those that their group and their price do. Each filter passes
 * over one column, without a branch for each home: a processor guesses those wrong, which takes three
 * times as long.
 */
import {amenityCodes} from '#trade/property/amenities/codes.ts'
import {type NumberFilterName, numberFilterNames, numberFilters} from '../number-filters.ts'
import {BITS, missesOfTerms, type Wanted} from './conditions.ts'
import type {Homes} from './homes.ts'
import {type IsInside, isInBox, isInShape} from './map-area.ts'
import {bitsOfKinds} from './near-places.ts'
import type {StatedColumn} from './terms.ts'

type NumberColumn = 'area' | StatedColumn

/** Adds bits to what homes miss, from one row up to another. */
type Mark = (first: number, end: number, misses: Uint32Array) => void

/**
 * Answers what homes of a group miss from one row up to another, to be used at once; undefined: no such
 * filter is given.
 */
export function missesOfRows(homes: Homes, wanted: Wanted) {
  const marks = marksOf(homes, wanted)
  if (!marks.length) return undefined
  const misses = new Uint32Array(homes.largestGroup)
  return (first: number, end: number): Uint32Array => {
    misses.fill(0, 0, end - first)
    for (const mark of marks) mark(first, end, misses)
    return misses
  }
}

function marksOf(homes: Homes, wanted: Wanted): Mark[] {
  const {columns} = homes
  const {builder, amenities, near, bbox, area} = wanted
  const codes = amenities?.map(code => amenityCodes.indexOf(code))
  return [
    ...numberFilterNames.map(name => isWithin(homes, name, wanted[name])),
    isOneOf(columns.terms, homes.terms, missesOfTerms(wanted)),
    builder && isOneOf(columns.builder, homes.builders, id => (builder.has(id) ? 0 : BITS.builder)),
    codes &&
      isOneOf(columns.amenitySet, homes.amenities, set =>
        codes.every(code => set.includes(code)) ? 0 : BITS.amenities,
      ),
    near && isNear(columns.near, bitsOfKinds(near)),
    bbox && isOnMap(homes, isInBox(bbox), BITS.bbox),
    area && isOnMap(homes, isInShape(area), BITS.area),
  ].filter(mark => mark !== undefined)
}

/** A number of 0 is unknown, and in no range. */
function isWithin({columns}: Homes, name: NumberFilterName, limit: number | undefined) {
  const {of, is} = numberFilters[name]
  if (limit === undefined || !(of in columns)) return undefined
  const column = columns[of as NumberColumn]
  const bit = BITS[name]
  const [least, most] = is === 'least' ? [limit, Number.POSITIVE_INFINITY] : [1, limit]
  const mark: Mark = (first, end, misses) => {
    for (let row = first; row < end; row++) {
      const own = column[row] as number
      const missed = (Number(own < least) | Number(own > most)) * bit
      misses[row - first] = (misses[row - first] as number) | missed
    }
  }
  return mark
}

/** A column of positions in a list of values; `missesOf`: the bits that a value misses. */
function isOneOf<Value>(
  column: Uint32Array | Uint16Array,
  values: Value[],
  missesOf: ((value: Value) => number) | undefined,
): Mark | undefined {
  if (!missesOf) return undefined
  const bits = Uint32Array.from(values, missesOf)
  return (first, end, misses) => {
    for (let row = first; row < end; row++) {
      const missed = bits[column[row] as number] as number
      misses[row - first] = (misses[row - first] as number) | missed
    }
  }
}

function isNear(near: Uint8Array, kinds: number): Mark {
  return (first, end, misses) => {
    for (let row = first; row < end; row++) {
      const missed = Number(((near[row] as number) & kinds) !== kinds) * BITS.near
      misses[row - first] = (misses[row - first] as number) | missed
    }
  }
}

function isOnMap({columns: {latitude, longitude}}: Homes, isInside: IsInside, bit: number): Mark {
  return (first, end, misses) => {
    for (let row = first; row < end; row++) {
      if (isInside(latitude[row] as number, longitude[row] as number)) continue
      misses[row - first] = (misses[row - first] as number) | bit
    }
  }
}
