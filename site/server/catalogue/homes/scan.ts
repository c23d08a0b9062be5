/** One look at all homes: those that a search finds, and how many of each kind there are. */
import type {Sort} from '#trade/search-query/search-query.ts'
import {bitsOf, missesOfGroups, SETS, type Wanted} from './conditions.ts'
import type {Homes} from './homes.ts'
import {firstRows} from './orders.ts'
import {missesOfRows, OUT} from './row-conditions.ts'

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
  /** How many each builder has, also if others were asked for. */
  ofBuilder: Uint32Array
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
  const {groupEnd, amenitySet, builder} = homes
  const misses = missesOfGroups(homes, wanted)
  const missesOf = missesOfRows(homes, wanted, today)
  const isCounted = countedBy(without)
  const ofGroup = new Uint32Array(misses.length)
  const ofSet = new Uint32Array(homes.amenities.length)
  const ofBuilder = new Uint32Array(homes.builders.length)
  const first = firstRows(homes, sort, most)
  const counted: number[] = []
  let total = 0
  for (let group = 0, start = 0, end = 0; group < misses.length; group++, start = end) {
    end = groupEnd[group] as number
    const missed = misses[group] as number
    if (!isCounted[missed]) continue
    const ofRows = missesOf(group, start, end)
    let count = 0
    if (missed) count = ofRows ? countNone(ofRows, end - start) : end - start
    else {
      // In a group the newest is first: of that order, the rest comes after one that is too late.
      let isOpen = true
      for (let row = start; row < end; row++) {
        const missedByRow = ofRows ? (ofRows[row - start] as number) : 0
        if (missedByRow & OTHERS) continue
        const by = builder[row] as number
        ofBuilder[by] = (ofBuilder[by] as number) + 1
        if (missedByRow) continue
        count++
        const set = amenitySet[row] as number
        ofSet[set] = (ofSet[set] as number) + 1
        if (isOpen) isOpen = first.add(row) || sort !== 'newest'
      }
      total += count
    }
    if (count) counted.push(group)
    ofGroup[group] = count
  }
  return {homes, rows: first.rows(), total, misses, ofGroup, counted, ofSet, ofBuilder}
}

/** How many of the first so many miss nothing. */
function countNone(misses: Uint16Array, length: number) {
  let count = 0
  for (let at = 0; at < length; at++) count += Number(misses[at] === 0)
  return count
}

/** All filters but that of the builder. */
const OTHERS = ~bitsOf(['builder'])

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

/** How many homes miss the same filters. */
export function countMisses(homes: Homes, wanted: Wanted, today: number): Missing[] {
  const {groupEnd} = homes
  const counts = new Uint32Array(SETS + OUT)
  const misses = missesOfGroups(homes, wanted)
  const missesOf = missesOfRows(homes, wanted, today)
  for (let group = 0, start = 0, end = 0; group < misses.length; group++, start = end) {
    end = groupEnd[group] as number
    const ofRows = missesOf(group, start, end)
    for (let at = 0; at < end - start; at++) {
      const missed = (misses[group] as number) | (ofRows ? (ofRows[at] as number) : 0)
      counts[missed] = (counts[missed] as number) + 1
    }
  }
  const missing: Missing[] = []
  for (let missed = 0; missed < SETS; missed++) {
    const count = counts[missed] as number
    if (count) missing.push({missed, count})
  }
  return missing
}
