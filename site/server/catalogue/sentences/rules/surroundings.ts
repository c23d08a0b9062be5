/** Things near a home, and things that it must not have, are no wishes for amenities or types. */
import type {Segment} from '../segments.ts'

export function keepSurroundings(segments: Segment[]) {
  for (const [at, segment] of segments.entries()) {
    if (segment.is !== 'open' || !(segment.means.near || segment.means.without)) continue
    const next = segments.slice(at + 1).findIndex(({means}) => !isLink(means.filler, means))
    const thing = next < 0 ? undefined : segments[at + 1 + next]
    // Near a place is in it, for a search.
    if (segment.means.near && thing?.means.place && isInPhrase(segments, at, at + 1 + next)) {
      segment.is = 'understood'
      continue
    }
    if (segment.means.filler) continue
    segment.is = 'kept'
    if (thing && isThing(thing) && isInPhrase(segments, at, at + 1 + next)) thing.is = 'kept'
  }
}

const isLink = (filler: true | undefined, {place}: Segment['means']) => Boolean(filler && !place)

const isThing = ({is, means}: Segment) =>
  is === 'open' && Boolean(means.amenity || means.type || means.sight || means.sort)

/** No comma stands between. */
const isInPhrase = (segments: Segment[], from: number, to: number) =>
  !segments.slice(from + 1, to + 1).some(({tokens}) => tokens[0]?.startsPhrase)
