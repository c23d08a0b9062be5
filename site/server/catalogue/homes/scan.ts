/** One look at all homes: those that a search finds, and how many of each kind there are. */
import {nearKinds} from '#trade/property/home-facts/codes.ts'
import type {Sort} from '#trade/search-query/search-query.ts'
import {BITS, missesOfGroups, TERM_BITS, type Wanted} from './conditions.ts'
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
  misses: Uint32Array
  ofGroup: Uint32Array
  /** The groups of which there are any. */
  counted: number[]
  /** The number of found homes by their set of amenities, and by the bits of kinds near them. */
  ofSet: Uint32Array
  ofNear: Uint32Array
  /** The number of homes by builder, without the filter on builders. */
  ofBuilder: Uint32Array
  /** The number of homes by terms, without the filters on terms. */
  ofTerms: Uint32Array
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
  const range = priceRange(homes, wanted)
  const missesOf = missesOfRows(homes, wanted)
  const first = firstRows(homes, sort, most)
  const counter = counterOf(homes)
  const ofGroup = new Uint32Array(misses.length)
  const counted: number[] = []
  let total = 0
  for (let group = 0; group < misses.length; group++) {
    const missed = misses[group] as number
    if (!isWithoutOne(without, missed)) continue
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
  return {homes, rows: first.rows(), total, misses, ofGroup, counted, ...counter.counts}
}

/** Counts what groups do not have in common, among homes whose group misses nothing. */
function counterOf({amenities, builders, terms, columns}: Homes) {
  const counts = {
    ofSet: new Uint32Array(amenities.length),
    ofNear: new Uint32Array(1 << nearKinds.length),
    ofBuilder: new Uint32Array(builders.length),
    ofTerms: new Uint32Array(terms.length),
  }
  function add(from: number, to: number, misses: Uint32Array | undefined) {
    const {ofSet, ofNear, ofBuilder, ofTerms} = counts
    const {amenitySet, near, builder, terms: termsAt} = columns
    for (let row = from; row < to; row++) {
      const missed = misses ? (misses[row - from] as number) : 0
      if (missed & OTHERS) continue
      const by = builder[row] as number
      const on = termsAt[row] as number
      const set = amenitySet[row] as number
      const kinds = near[row] as number
      const one = Number(!missed)
      ofSet[set] = (ofSet[set] as number) + one
      ofNear[kinds] = (ofNear[kinds] as number) + one
      ofBuilder[by] = (ofBuilder[by] as number) + Number(!(missed & ~BITS.builder))
      ofTerms[on] = (ofTerms[on] as number) + Number(!(missed & ~TERM_BITS))
    }
  }
  return {add, counts}
}

/** All filters but those without which a facet is counted. */
const OTHERS = ~(BITS.builder | TERM_BITS)

/** Counts the homes that miss no filter but `without`. */
function countOf(misses: Uint32Array | undefined, length: number, without = 0) {
  if (!misses) return length
  let count = 0
  for (let at = 0; at < length; at++) count += Number(((misses[at] as number) & ~without) === 0)
  return count
}

/** True for a group that has all that is asked for but one of these sets. */
function isWithoutOne(sets: number[], missed: number) {
  if (!missed) return true
  for (const set of sets) if (!(missed & ~set)) return true
  return false
}

/** Counts the homes of a search without each of these sets of filters, as bits. */
export function countWithout(homes: Homes, wanted: Wanted, sets: number[]): number[] {
  const {groupStart, groupEnd} = homes
  const misses = missesOfGroups(homes, wanted)
  const range = priceRange(homes, wanted)
  const missesOf = missesOfRows(homes, wanted)
  const counts = sets.map(() => 0)
  for (let group = 0; group < misses.length; group++) {
    let start = groupStart[group] as number
    for (const part of range.parts(start, groupEnd[group] as number)) {
      const missed = (misses[group] as number) | part.misses
      const [from, to] = [start, part.end]
      start = to
      if (from === to || !sets.some(set => !(missed & ~set))) continue
      const ofRows = missesOf?.(from, to)
      for (const [at, set] of sets.entries()) {
        if (!(missed & ~set)) counts[at] = (counts[at] as number) + countOf(ofRows, to - from, set)
      }
    }
  }
  return counts
}
