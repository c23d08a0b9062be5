/** The orders of lists; what is equal is the newest first, and then by its id. */
import type {Sort} from '#trade/search-query/search-query.ts'
import type {Homes} from './homes.ts'

/** The number that a list is ordered by: the lowest is first, and homes without one are last. */
const keys: Record<Sort, (homes: Homes) => (row: number) => number> = {
  newest:
    ({listed}) =>
    row =>
      -(listed[row] as number),
  price_low:
    ({price}) =>
    row =>
      orLast(price[row] as number),
  price_high:
    ({price}) =>
    row =>
      orLast(-(price[row] as number)),
  largest:
    ({area}) =>
    row =>
      -(area[row] as number) || Number.POSITIVE_INFINITY,
}

const orLast = (key: number) => (Number.isNaN(key) ? Number.POSITIVE_INFINITY : key)

/** A home in one of several sets of homes. */
export interface Place {
  homes: Homes
  row: number
}

/** Keeps the first rows of an order, however many are added. */
export function firstRows(homes: Homes, sort: Sort, most: number) {
  let rows: number[] = []
  /** The last row that is among the first, and its key: what comes after it is left out. */
  let last = -1
  let limit = Number.POSITIVE_INFINITY
  const key = keys[sort](homes)
  const room = most * 2 + 50
  const inOrder = (one: number, other: number) =>
    difference(key(one), key(other)) || compareAges(homes, one, homes, other)

  function shrink() {
    rows = rows.sort(inOrder).slice(0, most)
    if (rows.length < most) return
    last = rows.at(-1) ?? -1
    limit = key(last)
  }

  return {
    /** False: it is not among the first, and neither is what comes after it. */
    add(row: number) {
      const own = key(row)
      if (own > limit || (own === limit && last >= 0 && inOrder(row, last) > 0)) return false
      if (rows.push(row) > room) shrink()
      return true
    },
    rows() {
      shrink()
      return rows
    },
  }
}

export const sortPlaces = (places: Place[], sort: Sort): Place[] =>
  places.sort(
    (one, other) =>
      difference(keys[sort](one.homes)(one.row), keys[sort](other.homes)(other.row)) ||
      compareAges(one.homes, one.row, other.homes, other.row),
  )

/** Two that are infinite are equal. */
const difference = (one: number, other: number) => (one === other ? 0 : one - other)

function compareAges(homes: Homes, row: number, others: Homes, other: number) {
  const days = (others.listed[other] as number) - (homes.listed[row] as number)
  return days || bytesOf(others, other).compare(bytesOf(homes, row))
}

const bytesOf = ({ids, idEnd}: Homes, row: number) =>
  ids.subarray(row ? idEnd[row - 1] : 0, idEnd[row])
