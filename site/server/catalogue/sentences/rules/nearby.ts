/** Kinds of places that a home should be near: a school, the metro. */
import {type NearKind, nearKinds} from '#trade/property/home-facts/codes.ts'
import {readNumber} from '../numbers.ts'
import type {Segment} from '../segments.ts'

/** The way on foot that a search means: a shorter one stays in the rest, and a longer one is another wish. */
const MINUTES = 15

export function readNearby(segments: Segment[]): string | undefined {
  const found = new Set<NearKind>()
  for (const [at, segment] of segments.entries()) {
    const minutes = minutesAt(segments, at)
    if (segment.is !== 'open' || !(segment.means.near || minutes)) continue
    const {kinds, from, to} = kindsAt(segments, at)
    const isFar = minutes && minutes.count > MINUTES
    if (!kinds.length) continue
    const way = segments.slice(from, to)
    for (const one of way) one.is = isFar ? 'kept' : 'understood'
    // Fifteen minutes on foot are just what is found.
    const isExact = minutes?.count === MINUTES && way.some(({means}) => means.onFoot)
    const length = minutes ? segments.slice(minutes.from, at + 1) : []
    for (const one of length) one.is = isExact ? 'understood' : 'kept'
    if (!isFar) for (const kind of kinds) found.add(kind)
  }
  return nearKinds.filter(kind => found.has(kind)).join() || undefined
}

/** Finds the number of minutes and where it is said: in front of the word, or in it. */
function minutesAt(segments: Segment[], at: number) {
  const {means, tokens} = segments[at] ?? {}
  if (!means?.minutes) return undefined
  if (means.alone) return {count: means.alone, from: at}
  const number = tokens?.[0]?.startsPhrase ? undefined : readNumber(segments, at - 1)
  return number?.to === at ? {count: number.value, from: at - 1} : undefined
}

/** The segments that say it, the second offset excluded. */
interface Near {
  kinds: NearKind[]
  from: number
  to: number
}

function kindsAt(segments: Segment[], at: number): Near {
  const {kind, minutes, onFoot} = segments[at]?.means ?? {}
  if (kind) return {kinds: [kind], from: at, to: at + 1}
  const behind = kindsBehind(segments, at)
  return behind.kinds.length || minutes || onFoot ? behind : kindInFront(segments, at)
}

/** `Near a school and the metro`, `ten minutes on foot from a school`. */
function kindsBehind(segments: Segment[], start: number): Near {
  const near: Near = {kinds: [], from: start, to: start}
  for (let at = start + 1; ; at++) {
    const segment = segments[at]
    if (segment?.is !== 'open' || segment.tokens[0]?.startsPhrase) return near
    const {kind, filler, rangeLink, place, near: isNear} = segment.means
    if (kind && !place) {
      near.kinds.push(kind)
      near.to = at + 1
    } else if (place || !(filler || isNear || rangeLink === 'and')) return near
  }
}

/** `A school nearby`, at the end of a phrase. */
function kindInFront(segments: Segment[], at: number): Near {
  const [thing, next] = [segments[at - 1], segments[at + 1]]
  const {kind, place} = thing?.means ?? {}
  const isEnd = !next || next.tokens[0]?.startsPhrase
  const isBeside = thing?.is === 'open' && !segments[at]?.tokens[0]?.startsPhrase
  return {kinds: kind && !place && isEnd && isBeside ? [kind] : [], from: at - 1, to: at + 1}
}
