/** Kinds of places that a home should be near: a school, the metro. */
import {type NearKind, nearKinds} from '#trade/property/home-facts/codes.ts'
import type {Segment} from '../segments.ts'

/** `10 minutes from`: a search knows only a walk. */
const MINUTES = /^(min|мин|دقا)/

export function readNearby(segments: Segment[]): string | undefined {
  const found = new Set<NearKind>()
  for (const [at, segment] of segments.entries()) {
    const {near, kind} = segment.means
    if (segment.is !== 'open' || !near || MINUTES.test(segment.tokens[0]?.folded ?? '')) continue
    if (kind) {
      found.add(kind)
      segment.is = 'understood'
      continue
    }
    for (const own of kindsBehind(segments, at)) found.add(own)
  }
  return nearKinds.filter(kind => found.has(kind)).join() || undefined
}

/** `Near a school and the metro`. */
function kindsBehind(segments: Segment[], near: number): NearKind[] {
  const kinds: NearKind[] = []
  for (let from = near, at = near + 1; ; at++) {
    const segment = segments[at]
    if (segment?.is !== 'open' || segment.tokens[0]?.startsPhrase) return kinds
    const {kind, filler, rangeLink, place} = segment.means
    if (kind && !place) {
      kinds.push(kind)
      for (const one of segments.slice(from, at + 1)) one.is = 'understood'
      from = at + 1
    } else if (place || !(filler || rangeLink === 'and')) return kinds
  }
}
