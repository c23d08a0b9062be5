/** How many homes there are of each value of a filter. */
import type {Results} from '../attributes.ts'

/** The count of one value; undefined where the answer has none. */
export function facetOf(results: Results | null, name: string, value: string) {
  const counts = results?.facets[name]
  if (!counts) return undefined
  const [, least] = /^(\d+)\+$/.exec(value) ?? []
  if (name !== 'bedrooms' || !least) return counts[value] ?? 0
  return sum(Object.entries(counts).flatMap(([rooms, n]) => (Number(rooms) >= +least ? [n] : [])))
}

/** The count without this filter; undefined where the answer has none. */
export function facetTotal(results: Results | null, name: string) {
  const counts = results?.facets[name]
  return counts && sum(Object.values(counts))
}

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
