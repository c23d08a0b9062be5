/** Places of appointments in a column: those at the same time stand beside each other. */
import {overlaps} from './conflicts.ts'

export interface Lane {
  lane: number
  /** How many stand beside each other. */
  lanes: number
}

/** More than these cover each other: each would be too narrow to be read. */
export const MAX_LANES = 4

/** `entries`: the soonest first. */
export function inLanes<Entry extends {startsAt: Date; endsAt: Date}>(
  entries: readonly Entry[],
): (Entry & Lane)[] {
  return groupsOf(entries).flatMap(group => {
    const ends: Date[] = []
    const placed = group.map(entry => {
      const free = ends.findIndex(end => end <= entry.startsAt)
      const lane = free < 0 ? ends.length : free
      ends[lane] = entry.endsAt
      return {...entry, lane: Math.min(lane, MAX_LANES - 1)}
    })
    const lanes = Math.min(ends.length, MAX_LANES)
    return placed.map(entry => ({...entry, lanes}))
  })
}

/** Appointments that overlap, directly or by others between them. */
function groupsOf<Entry extends {startsAt: Date; endsAt: Date}>(entries: readonly Entry[]) {
  const groups: Entry[][] = []
  let end = new Date(0)
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && overlaps(entry, {startsAt: new Date(0), endsAt: end})) last.push(entry)
    else groups.push([entry])
    if (entry.endsAt > end) end = entry.endsAt
  }
  return groups
}
