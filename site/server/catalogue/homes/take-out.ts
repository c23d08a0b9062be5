/** Homes leave their groups: the rows after them move up, so that searches look at those that are left. */
import {type Homes, hashOf, idOf} from './homes.ts'

/** Those with these ids, as far as they are here. */
export function takeOut(homes: Homes, ids: Iterable<string>) {
  const wanted = new Set(ids)
  // Most changes of the content write no home.
  if (!wanted.size) return
  const hashes = new Set([...wanted].map(hashOf))
  const {idHash} = homes.columns
  takeOutRows(homes, row => hashes.has(idHash[row] as number) && wanted.has(idOf(homes, row)))
}

/** Those whose permit is over on a day, counted from 1970. */
export function takeOutExpired(homes: Homes, day: number) {
  const {permitExpiry} = homes.columns
  takeOutRows(homes, row => (permitExpiry[row] as number) < day)
}

function takeOutRows({groupStart, groupEnd, columns}: Homes, isOut: (row: number) => boolean) {
  const all = Object.values(columns)
  for (let group = 0; group < groupEnd.length; group++) {
    const end = groupEnd[group] as number
    let next = groupStart[group] as number
    for (let row = next; row < end; row++) {
      if (isOut(row)) continue
      if (next < row) for (const column of all) column[next] = column[row] as number
      next++
    }
    groupEnd[group] = next
  }
}
