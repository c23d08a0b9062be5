/**
 * Homes in memory: a column for each fact that a search looks at, and a row for each home. Homes that
 * have type, place and so on in common are a group, whose rows stand together, the newest
 * first: a search passes over whole groups, and a home takes less than a hundred bytes.
 */
import {rentPeriods} from '#trade/contract/rent.ts'
import {type Fact, type Groups, groupValue, noGroups} from './groups.ts'

export interface Homes {
  size: number
  groups: Groups
  /** Sets of amenities, each as positions in `amenityCodes`. */
  amenities: number[][]
  /** The builders that homes have; the empty text is missing. */
  builders: string[]
  /** By group: the row after its last one, and the first day on which the permit of one is over. */
  groupEnd: Uint32Array
  groupExpiry: Int32Array
  largestGroup: number
  /** The number of its set of amenities. */
  amenitySet: Uint32Array
  /** The position of its builder. */
  builder: Uint16Array
  /** In AED, rents for a year; NaN: on request. */
  price: Float64Array
  /** In square feet; 0: unknown. */
  area: Uint32Array
  /** Days since 1970. The permit of `NO_EXPIRY` has no end. */
  listed: Int32Array
  permitExpiry: Int32Array
  /** In degrees; NaN: unknown. */
  latitude: Float64Array
  longitude: Float64Array
  /** The ids one after the other, in UTF-8, and where each ends. */
  ids: Buffer
  idEnd: Uint32Array
  /** By which the row of an id is found. */
  idHash: Uint32Array
}

export const NO_EXPIRY = 0x7fffffff
const OVER = 0

/** Room for so many homes, whose ids take so many bytes. */
export const emptyHomes = (capacity: number, idBytes: number): Homes => ({
  size: 0,
  groups: noGroups(),
  amenities: [],
  builders: [],
  groupEnd: new Uint32Array(0),
  groupExpiry: new Int32Array(0),
  largestGroup: 0,
  amenitySet: new Uint32Array(capacity),
  builder: new Uint16Array(capacity),
  price: new Float64Array(capacity),
  area: new Uint32Array(capacity),
  listed: new Int32Array(capacity),
  permitExpiry: new Int32Array(capacity),
  latitude: new Float64Array(capacity),
  longitude: new Float64Array(capacity),
  ids: Buffer.alloc(idBytes),
  idEnd: new Uint32Array(capacity),
  idHash: new Uint32Array(capacity),
})

/** The slug of a home. */
export const idOf = ({ids, idEnd}: Homes, row: number) =>
  ids.toString('latin1', row ? idEnd[row - 1] : 0, idEnd[row])

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

/** For what its price is; a price without one is for a year, or of a sale. */
export const periodOfRow = (homes: Homes, row: number) => {
  const period = factOf(homes, row, 'price_period')
  return rentPeriods.find(one => one === period)
}

/** Takes homes out: their rows stay, and are passed over. */
export function takeOut(homes: Homes, ids: Iterable<string>) {
  for (const row of rowsOf(homes, ids)) {
    homes.permitExpiry[row] = OVER
    homes.groupExpiry[groupOfRow(homes.groupEnd, row)] = OVER
  }
}

/** The rows of these ids, as far as they are here. */
function rowsOf(homes: Homes, ids: Iterable<string>): number[] {
  const wanted = new Set(ids)
  const hashes = new Set([...wanted].map(hashOf))
  const found: number[] = []
  const {idHash, size} = homes
  for (let row = 0; row < size; row++) {
    if (hashes.has(idHash[row] as number) && wanted.has(idOf(homes, row))) found.push(row)
  }
  return found
}

/** FNV-1a. */
export function hashOf(id: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
