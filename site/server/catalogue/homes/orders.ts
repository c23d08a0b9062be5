/** The orders of lists; what is equal is the newest first, and then by its id. */
import type {Sort} from '#trade/search-query/search-query.ts'
import {type Homes, idBytes} from './homes.ts'

/** The column that a list is ordered by; `by`: the lowest is first, or the highest. */
const keys = {
  newest: {column: 'age', by: 1},
  price_low: {column: 'price', by: 1},
  price_high: {column: 'price', by: -1},
  largest: {column: 'area', by: -1},
} as const satisfies Record<Sort, {column: keyof Homes['columns']; by: number}>

/** The key of a row; homes without one are last. */
function keysOf({columns}: Homes, sort: Sort) {
  const {column, by} = keys[sort]
  const values = columns[column]
  return (row: number) => by * (values[row] as number) || Number.POSITIVE_INFINITY
}

/** A home in one of several sets of homes. */
export interface Place {
  homes: Homes
  row: number
}

/** Keeps the first rows of an order, however many are added. */
export function firstRows(homes: Homes, sort: Sort, most: number) {
  const {age} = homes.columns
  const {column, by} = keys[sort]
  const values = homes.columns[column]
  const keyOf = keysOf(homes, sort)
  let rows: number[] = []
  /** The last row that is among the first, and its key: what comes after it is left out. */
  let last = -1
  let limit = Number.POSITIVE_INFINITY
  const room = most * 2 + 50
  const inOrder = (one: number, other: number) =>
    difference(keyOf(one), keyOf(other)) || (age[one] as number) - (age[other] as number)

  function shrink() {
    rows = rows.sort(inOrder).slice(0, most)
    if (rows.length < most) return
    last = rows.at(-1) ?? -1
    limit = keyOf(last)
  }

  return {
    /** Those from one row up to another in a group, but for those that miss something. */
    add(from: number, to: number, misses: Uint32Array | undefined) {
      for (let row = from; row < to; row++) {
        if (sort !== 'price_low') row = passOver(values, by, limit, row, to)
        if (row === to) return
        const own = keyOf(row)
        // In a group the cheapest is first: the others are too dear as well.
        if (own > limit && sort === 'price_low') return
        if (own > limit || misses?.[row - from]) continue
        if (own === limit && last >= 0 && inOrder(row, last) > 0) continue
        if (rows.push(row) > room) shrink()
      }
    },
    rows() {
      shrink()
      return rows
    },
  }
}

/** The next row whose key is not above a limit. Most rows of a search are passed over here. */
function passOver(
  values: Float64Array | Uint32Array,
  by: number,
  limit: number,
  from: number,
  end: number,
) {
  let row = from
  while (row < end && by * (values[row] as number) > limit) row++
  return row
}

export function sortPlaces(places: Place[], sort: Sort): Place[] {
  const keyOf = ({homes, row}: Place) => keysOf(homes, sort)(row)
  return places.sort((one, other) =>
    sort === 'newest'
      ? compareAges(one, other)
      : difference(keyOf(one), keyOf(other)) || compareAges(one, other),
  )
}

/** Two that are infinite are equal. */
const difference = (one: number, other: number) => (one === other ? 0 : one - other)

/** In one set of homes `age` says the same. */
function compareAges(one: Place, other: Place) {
  const days = listedOf(other) - listedOf(one)
  return days || idBytes(other.homes, other.row).compare(idBytes(one.homes, one.row))
}

const listedOf = ({homes, row}: Place) => homes.columns.listed[row] as number
