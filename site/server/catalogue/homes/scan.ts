/** One look at all homes: those that a search finds, and how many of each kind there are. */
import type {Sort} from '#trade/search-query/search-query.ts'
import {FILTERS, missesOfGroups, missesOfRow, type Wanted} from './conditions.ts'
import type {Homes} from './homes.ts'
import {firstRows} from './orders.ts'

export interface Found {
  homes: Homes
  /** The first of them in the order of the list. */
  rows: number[]
  total: number
  /** The filters that each group misses, and how many of its homes nothing else excludes. */
  misses: Uint16Array
  ofGroup: Uint32Array
  /** The groups of which there are any. */
  counted: number[]
  /** How many of what was found have each set of amenities. */
  ofSet: Uint32Array
}

export interface Look {
  wanted: Wanted
  /** Days since 1970, on which a permit has to be valid. */
  today: number
  sort: Sort
  /** How many rows are wanted. */
  most: number
  /** Sets of filters without which homes are counted, too, as bits. */
  without?: number[]
}

export function findHomes(homes: Homes, {wanted, today, sort, most, without = []}: Look): Found {
  const {groupEnd, groupExpiry, amenitySet, permitExpiry, gone} = homes
  const misses = missesOfGroups(homes, wanted)
  const missesOf = missesOfRow(homes, wanted)
  const isCounted = countedBy(without)
  const ofGroup = new Uint32Array(misses.length)
  const ofSet = new Uint32Array(homes.amenities.length)
  const first = firstRows(homes, sort, most)
  const counted: number[] = []
  let total = 0
  for (let group = 0, row = 0; group < misses.length; group++) {
    const end = groupEnd[group] as number
    const missed = misses[group] as number
    if (!isCounted[missed]) {
      row = end
      continue
    }
    const isWhole = !missesOf && (groupExpiry[group] as number) >= today
    if (isWhole && missed) {
      ofGroup[group] = end - row
      counted.push(group)
      row = end
      continue
    }
    let count = 0
    // In a group the newest is first: of that order, the rest comes after one that is too late.
    let isOpen = true
    for (; row < end; row++) {
      const isOut = !isWhole && ((permitExpiry[row] as number) < today || gone[row])
      if (isOut || missesOf?.(row)) continue
      count++
      if (missed) continue
      const set = amenitySet[row] as number
      ofSet[set] = (ofSet[set] as number) + 1
      if (isOpen) isOpen = first.add(row) || sort !== 'newest'
    }
    if (count) counted.push(group)
    ofGroup[group] = count
    if (!missed) total += count
  }
  return {homes, rows: first.rows(), total, misses, ofGroup, counted, ofSet}
}

/** By what a group misses: 1 where its homes are counted all the same. */
function countedBy(without: number[]) {
  const counted = new Uint8Array(1 << FILTERS.length)
  counted[0] = 1
  for (const bits of without) {
    for (let part = bits; part; part = (part - 1) & bits) counted[part] = 1
  }
  return counted
}

interface Missing {
  /** The filters, as bits. */
  missed: number
  count: number
}

/** How many homes miss the same filters. */
export function countMisses(homes: Homes, wanted: Wanted, today: number): Missing[] {
  const {groupEnd, permitExpiry, gone} = homes
  const counts = new Uint32Array(1 << FILTERS.length)
  const misses = missesOfGroups(homes, wanted)
  const missesOf = missesOfRow(homes, wanted) ?? (() => 0)
  for (let group = 0, row = 0; group < misses.length; group++) {
    for (const end = groupEnd[group] as number; row < end; row++) {
      if ((permitExpiry[row] as number) < today || gone[row]) continue
      const missed = (misses[group] as number) | missesOf(row)
      counts[missed] = (counts[missed] as number) + 1
    }
  }
  const missing: Missing[] = []
  for (let missed = 0; missed < counts.length; missed++) {
    const count = counts[missed] as number
    if (count) missing.push({missed, count})
  }
  return missing
}
