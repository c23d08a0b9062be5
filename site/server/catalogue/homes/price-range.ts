/** The prices of a group, whose homes stand in their order, the unknown ones last. */
import {BITS, type Wanted} from './conditions.ts'
import type {Homes} from './homes.ts'

/** Homes beside each other, up to a row, which miss the same limits. */
interface Part {
  end: number
  /** The limits that they miss, as bits. */
  misses: number
}

/** The range of prices that is wanted; a price that is unknown is in none. */
export function priceRange({columns: {price}}: Homes, {min_price, max_price}: Wanted) {
  const isAsked = min_price !== undefined || max_price !== undefined
  const below = min_price === undefined ? 0 : BITS.min_price
  const above = max_price === undefined ? 0 : BITS.max_price
  const {POSITIVE_INFINITY} = Number

  /** The first row of it among homes of a group. */
  const from = (first: number, end: number) =>
    min_price === undefined ? first : firstFrom(price, min_price, first, end)
  /** The row after its last one. */
  const to = (first: number, end: number) =>
    isAsked ? firstAbove(price, max_price ?? POSITIVE_INFINITY, first, end) : end

  function parts(first: number, end: number): Part[] {
    const cheapest = from(first, end)
    const dearest = to(cheapest, end)
    const unknown = isAsked ? firstAbove(price, POSITIVE_INFINITY, dearest, end) : end
    return [
      {end: cheapest, misses: below},
      {end: dearest, misses: 0},
      {end: unknown, misses: above},
      {end, misses: below | above},
    ]
  }
  return {from, to, parts}
}

/** The first row of a group whose price is not below a limit. */
const firstFrom = (price: Float64Array, limit: number, first: number, end: number) =>
  search(price, limit, false, first, end)

/** The first row of a group whose price is above a limit, or unknown. */
const firstAbove = (price: Float64Array, limit: number, first: number, end: number) =>
  search(price, limit, true, first, end)

function search(
  price: Float64Array,
  limit: number,
  skipsLimit: boolean,
  first: number,
  end: number,
) {
  let [low, high] = [first, end]
  while (low < high) {
    const middle = (low + high) >> 1
    const own = price[middle] as number
    if (own < limit || (skipsLimit && own === limit)) low = middle + 1
    else high = middle
  }
  return low
}
