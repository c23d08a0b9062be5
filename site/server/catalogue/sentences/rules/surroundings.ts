/** Things near a home, and things that it must not have, are no wishes. */
import type {Segment} from '../segments.ts'

/** To be called before wishes are read: no home is found by what its buyer does not want. */
export function keepUnwanted(segments: Segment[]) {
  for (const [at, {is, means}] of segments.entries()) {
    if (is === 'open' && means.without && !means.filler) keepWithThing(segments, at)
  }
}

export function keepSurroundings(segments: Segment[]) {
  for (const [at, segment] of segments.entries()) {
    if (segment.is !== 'open' || !segment.means.near) continue
    const thing = segments[thingBehind(segments, at)]
    // `Ten minutes on foot`: what stands behind belongs to the second of both.
    if (segment.means.minutes && thing?.means.near) continue
    // Near a place is in it, for a search.
    if (thing?.means.place) segment.is = segment.means.minutes ? 'kept' : 'understood'
    else if (!segment.means.filler) keepWithThing(segments, at)
  }
}

function keepWithThing(segments: Segment[], at: number) {
  const [segment, behind] = [segments[at], thingBehind(segments, at)]
  const thing = segments[behind]
  if (segment) segment.is = 'kept'
  if (!thing || !isThing(thing)) return
  if (thing.means.near) keepWithThing(segments, behind)
  else thing.is = 'kept'
}

/** The position of what the words before it speak of; -1: nothing in the same phrase. */
function thingBehind(segments: Segment[], at: number) {
  const next = segments.slice(at + 1).findIndex(({means}) => !isLink(means.filler, means))
  return next < 0 || !isInPhrase(segments, at, at + 1 + next) ? -1 : at + 1 + next
}

const isLink = (filler: true | undefined, {place}: Segment['means']) => Boolean(filler && !place)

const isThing = ({
  is,
  means: {amenity, type, sight, sort, completion, plan, near, kind},
}: Segment) =>
  is === 'open' && Boolean(amenity || type || sight || sort || completion || plan || near || kind)

/** No comma stands between. */
const isInPhrase = (segments: Segment[], from: number, to: number) =>
  !segments.slice(from + 1, to + 1).some(({tokens}) => tokens[0]?.startsPhrase)
