/** One look at all homes: those that a search finds, and how many of each kind there are. */
import type {Sort} from '#trade/search-query/search-query.ts'
import {bitsOf, missesOfGroups, SETS, type Wanted} from './conditions.ts'
import type {Homes} from './homes.ts'
import {firstRows} from './orders.ts'
import {priceRange} from './price-range.ts'
import {missesOfRows} from './row-conditions.ts'

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
  /** The number of found homes by their set of amenities. */
  ofSet: Uint32Array
  /** The number of homes by builder, without the filter on builders. */
  ofBuilder: Uint32Array
}

export interface Look {
  wanted: Wanted
  sort: Sort
  /** The number of rows that are wanted. */
  most: number
  /** Sets of filters without which homes are counted, too, as bits. */
  without?: number[]
}

export function findHomes(homes: Homes, {wanted, sort, most, without = []}: Look): Found {
  const {groupStart, groupEnd} = homes
  const misses = missesOfGroups(homes, wanted)
  const isCounted = countedBy(without)
  const range = priceRange(homes, wanted)
  const missesOf = missesOfRows(homes, wanted)
  const first = firstRows(homes, sort, most)
  const counter = counterOf(homes)
  const ofGroup = new Uint32Array(misses.length)
  const counted: number[] = []
  let total = 0
  for (let group = 0; group < misses.length; group++) {
    const missed = misses[group] as number
    if (!isCounted[missed]) continue
    const end = groupEnd[group] as number
    const from = range.from(groupStart[group] as number, end)
    const to = range.to(from, end)
    if (from === to) continue
    const ofRows = missesOf?.(from, to)
    const count = countOf(ofRows, to - from)
    if (!missed) {
      total += count
      counter.add(from, to, ofRows)
      first.add(from, to, ofRows)
    }
    if (!count) continue
    counted.push(group)
    ofGroup[group] = count
  }
  const {ofSet, ofBuilder} = counter
  return {homes, rows: first.rows(), total, misses, ofGroup, counted, ofSet, ofBuilder}
}

/** Counts what groups do not have in common, among homes whose group misses nothing. */
function counterOf({amenities, builders, columns: {amenitySet, builder}}: Homes) {
  const ofSet = new Uint32Array(amenities.length)
  const ofBuilder = new Uint32Array(builders.length)
  function add(from: number, to: number, misses: Uint16Array | undefined) {
    for (let row = from; row < to; row++) {
      const missed = misses ? (misses[row - from] as number) : 0
      if (missed & OTHERS) continue
      const by = builder[row] as number
      ofBuilder[by] = (ofBuilder[by] as number) + 1
      if (missed) continue
      const set = amenitySet[row] as number
      ofSet[set] = (ofSet[set] as number) + 1
    }
  }
  return {add, ofSet, ofBuilder}
}

/** All filters but that of the builder. */
const OTHERS = ~bitsOf(['builder'])

/** Counts the homes that miss nothing. */
function countOf(misses: Uint16Array | undefined, length: number) {
  if (!misses) return length
  let count = 0
  for (let at = 0; at < length; at++) count += Number(misses[at] === 0)
  return count
}

/** By what a group misses: 1 where its homes are counted all the same. */
function countedBy(without: number[]) {
  const counted = new Uint8Array(SETS)
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

/** Counts the homes that miss the same filters. `without`: the sets of filters, as bits, that matter together. */
export function countMisses(homes: Homes, wanted: Wanted, without: number[]): Missing[] {
  const {groupStart, groupEnd} = homes
  const counts = new Uint32Array(SETS)
  const misses = missesOfGroups(homes, wanted)
  const range = priceRange(homes, wanted)
  const missesOf = missesOfRows(homes, wanted)
  const isCounted = countedBy(without)
  const add = (missed: number, count: number) => {
    counts[missed] = (counts[missed] as number) + count
  }
  for (let group = 0; group < misses.length; group++) {
    if (!isCounted[misses[group] as number]) continue
    let start = groupStart[group] as number
    for (const part of range.parts(start, groupEnd[group] as number)) {
      const missed = (misses[group] as number) | part.misses
      const ofRows = missesOf?.(start, part.end)
      if (!ofRows) add(missed, part.end - start)
      else for (let at = 0; at < part.end - start; at++) add(missed | (ofRows[at] as number), 1)
      start = part.end
    }
  }
  return [...counts].flatMap((count, missed) => (count ? {missed, count} : []))
}
