/** Views are amenities, or of something that we have no code for; neither is a place. */
import type {AmenityCode} from '#trade/property/amenities/codes.ts'
import type {Segment} from '../segments.ts'

export function readViews(segments: Segment[]): AmenityCode[] {
  return segments.flatMap((segment, at) => {
    if (segment.is !== 'open' || !segment.means.view) return []
    const seen = segment.means.view === 'in-front' ? seenInFront(segments, at) : undefined
    return (seen ?? seenBehind(segments, at)) || []
  })
}

/** `Sea and golf view`; undefined where nothing that can be seen stands there. */
function seenInFront(segments: Segment[], view: number) {
  const last = segments[view - 1]
  if (last?.is !== 'open' || segments[view]?.tokens[0]?.startsPhrase) return undefined
  const {sight, place, amenity} = last.means
  if (!sight && !place && !amenity) return undefined
  if (!sight) return keep(segments, view - 1, view)
  let from = view - 1
  while (isAnd(segments[from - 1]) && isSight(segments[from - 2])) from -= 2
  return understand(segments, from, view)
}

function seenBehind(segments: Segment[], view: number) {
  let at = view + 1
  while (isInPhrase(segments[at]) && segments[at]?.means.viewLink) at++
  const first = segments[at]
  const hasLink = at > view + 1 || segments[view]?.means.view === 'behind'
  if (!hasLink || !isInPhrase(first)) return undefined
  const {sight, place, amenity} = first?.means ?? {}
  if (!sight) return place || amenity ? keep(segments, view, at) : undefined
  let to = at
  while (isAnd(segments[to + 1])) {
    let next = to + 2
    while (segments[next]?.means.viewLink && !segments[next]?.means.sight) next++
    if (!segments[next]?.means.sight) break
    to = next
  }
  return understand(segments, view, to)
}

const isInPhrase = (segment?: Segment) => segment?.is === 'open' && !segment.tokens[0]?.startsPhrase
const isAnd = (segment?: Segment) => segment?.means.rangeLink === 'and'
/** A place in front of `and` is where the home is. */
const isSight = (segment?: Segment) =>
  Boolean(segment?.is === 'open' && segment.means.sight && !segment.means.place)

function understand(segments: Segment[], from: number, to: number) {
  const all = segments.slice(from, to + 1)
  for (const segment of all) segment.is = 'understood'
  return all.flatMap(({means}) => means.sight ?? [])
}

function keep(segments: Segment[], from: number, to: number): AmenityCode[] {
  for (const segment of segments.slice(from, to + 1)) segment.is = 'kept'
  return []
}
