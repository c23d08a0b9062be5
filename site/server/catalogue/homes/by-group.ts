/** Puts homes that were read in any order beside those of their group, where a search looks at them. */
import {setImmediate as turn} from 'node:timers/promises'
import type {Homes} from './homes.ts'

/** Groups whose homes are ordered before other work of the server has its turn. */
const BATCH = 200

/** In a group the cheapest home is first, and those without a price are last. */
export async function byGroup(homes: Homes, group: Uint32Array): Promise<Homes> {
  const groupEnd = endsOf(group, homes)
  const groupStart = Uint32Array.from(groupEnd, (_, own) => groupEnd[own - 1] ?? 0)
  const order = orderBy(group, groupEnd, homes)
  const {price} = homes.columns
  const keyOf = (row: number) => price[row] || Number.POSITIVE_INFINITY
  let largestGroup = 0
  for (let own = 0; own < groupEnd.length; own++) {
    const rows = order.subarray(groupStart[own], groupEnd[own])
    rows.sort((one, other) => keyOf(one) - keyOf(other))
    largestGroup = Math.max(largestGroup, rows.length)
    if (own % BATCH === 0) await turn()
  }
  // One after the other, so that only one of them is there twice.
  for (const [name, column] of Object.entries(homes.columns)) {
    await turn()
    const moved = column.map((_, row) => column[order[row] as number] as number)
    Object.assign(homes.columns, {[name]: moved})
  }
  return {...homes, groupStart, groupEnd, largestGroup}
}

/** The row after the last one of each group. */
function endsOf(group: Uint32Array, {groups, size}: Homes) {
  const ends = new Uint32Array(groups.size)
  for (let row = 0; row < size; row++) {
    const own = group[row] as number
    ends[own] = (ends[own] as number) + 1
  }
  for (let own = 1; own < ends.length; own++) {
    ends[own] = (ends[own] as number) + (ends[own - 1] as number)
  }
  return ends
}

/** The row that comes to each place. */
function orderBy(group: Uint32Array, groupEnd: Uint32Array, {size}: Homes) {
  const order = new Uint32Array(size)
  const next = groupEnd.slice()
  for (let row = size - 1; row >= 0; row--) {
    const own = group[row] as number
    const place = (next[own] as number) - 1
    next[own] = place
    order[place] = row
  }
  return order
}
