/**
 * Homes in memory: a column for each fact that a search looks at, and a row for each home. Homes that
 * have type, place and so on in common are a group, whose rows stand together in the order of their
 * prices: a search passes over whole groups, finds a range of prices without a look at each home, and a
 * home takes less than a hundred bytes.
 */
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {rentPeriods} from '#trade/contract/rent.ts'
import {type Fact, type Groups, groupValue, noGroups} from './groups.ts'
import {inDegrees} from './map-area.ts'
import type {Terms} from './terms.ts'

export interface Homes {
  /** The number of homes that were read. */
  size: number
  groups: Groups
  /** By group: its first row, and the row after its last one. */
  groupStart: Uint32Array
  groupEnd: Uint32Array
  largestGroup: number
  /** Sets of amenities, each as positions in `amenityCodes`. */
  amenities: number[][]
  /** The builders that homes have; the empty text is missing. */
  builders: string[]
  /** Facts that are counted, each as many homes share them. */
  terms: Terms[]
  /** The ids one after the other, each with a zero after it. */
  ids: Buffer
  columns: Columns
}

type Columns = ReturnType<typeof columnsOf>

/** Room for so many homes. */
const columnsOf = (capacity: number) => ({
  /** The number of its set of amenities. */
  amenitySet: new Uint32Array(capacity),
  /** The position of its builder. */
  builder: new Uint16Array(capacity),
  /** The position of its terms. */
  terms: new Uint32Array(capacity),
  /** The kinds of places within a walk, as bits in the order of `nearKinds`. */
  near: new Uint8Array(capacity),
  /** In AED, rents for a year; NaN: on request. */
  price: new Float64Array(capacity),
  /** In square feet; 0: unknown. */
  area: new Uint32Array(capacity),
  /** Its number, from 1, in the order of `newest`. */
  age: new Uint32Array(capacity),
  /** `numbers.ts` says how these are kept; 0 is unknown. */
  serviceCharge: new Uint16Array(capacity),
  deposit: new Uint32Array(capacity),
  floor: new Uint16Array(capacity),
  available: new Uint16Array(capacity),
  /** Days since 1970. A permit of `NO_EXPIRY` has no end. */
  listed: new Uint16Array(capacity),
  permitExpiry: new Uint16Array(capacity),
  /** In parts of a degree (map-area.ts); `NO_COORDINATE`: unknown. */
  latitude: new Int32Array(capacity),
  longitude: new Int32Array(capacity),
  /** The byte of `ids` at which its id begins. */
  idStart: new Uint32Array(capacity),
  /** By which the row of an id is found. */
  idHash: new Uint32Array(capacity),
})

export const NO_EXPIRY = 0xffff

/** `idBytes`: those of all ids, without the zeros. */
export const emptyHomes = (capacity: number, idBytes: number): Homes => ({
  size: 0,
  groups: noGroups(),
  groupStart: new Uint32Array(0),
  groupEnd: new Uint32Array(0),
  largestGroup: 0,
  amenities: [],
  builders: [],
  terms: [],
  ids: Buffer.alloc(idBytes + capacity),
  columns: columnsOf(capacity),
})

/** The slug of a home. */
export const idOf = (homes: Homes, row: number) => idBytes(homes, row).toString('latin1')

/** The same as bytes, by which slugs are compared. */
export function idBytes({ids, columns}: Homes, row: number) {
  const start = columns.idStart[row] as number
  return ids.subarray(start, ids.indexOf(0, start))
}

/** A fact that a home has in common with its group; the empty text is missing. */
export const factOf = ({groups, groupEnd}: Homes, row: number, fact: Fact) =>
  groupValue(groups, groupOfRow(groupEnd, row), fact)

function groupOfRow(groupEnd: Uint32Array, row: number) {
  let [low, high] = [0, groupEnd.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((groupEnd[middle] as number) > row) high = middle
    else low = middle + 1
  }
  return low
}

/** In degrees. */
export const coordinatesOf = (
  {columns: {latitude, longitude}}: Homes,
  row: number,
): Coordinates => [inDegrees(latitude[row] as number), inDegrees(longitude[row] as number)]

/** For what its price is; a price without one is for a year, or of a sale. */
export const periodOfRow = (homes: Homes, row: number) => {
  const period = factOf(homes, row, 'price_period')
  return rentPeriods.find(one => one === period)
}

/** FNV-1a. */
export function hashOf(id: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
