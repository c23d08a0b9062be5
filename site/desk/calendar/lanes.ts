/** Places of appointments in a column: those at the same time stand beside each other. */
import {overlaps} from './conflicts.ts'

export interface Lane {
  lane: number
  /** The number of entries beside each other. */
  lanes: number
}

/** More are too narrow to be read, where a link leads to more room. */
export const MAX_LANES = 3
/** Narrow lanes are better than none in the view that has the most room. */
export const MOST_LANES = 24

type InLane<Entry> = Entry &
  Lane & {
    /** One of a crowd in the last lane, which has room for a link alone. */
    isCrowded: boolean
    /** The crowd, at its first entry. */
    crowd?: Entry[]
  }

/** `entries`: the soonest first. */
export function inLanes<Entry extends {startsAt: Date; endsAt: Date}>(
  entries: readonly Entry[],
  most = MAX_LANES,
): InLane<Entry>[] {
  return groupsOf(entries).flatMap(group => {
    const ends: Date[] = []
    const laneOf = new Map<Entry, number>()
    for (const entry of group) {
      const free = ends.findIndex(end => end <= entry.startsAt)
      const lane = free < 0 ? ends.length : free
      ends[lane] = entry.endsAt
      laneOf.set(entry, Math.min(lane, most - 1))
    }
    const inLast = group.filter(entry => laneOf.get(entry) === most - 1)
    const crowds = groupsOf(inLast).filter(({length}) => length > 1)
    return group.map(entry => {
      const crowd = crowds.find(one => one.includes(entry))
      return {
        ...entry,
        ...{lane: laneOf.get(entry) ?? 0, lanes: Math.min(ends.length, most)},
        isCrowded: crowd !== undefined,
        ...(crowd && crowd[0] === entry && {crowd}),
      }
    })
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
