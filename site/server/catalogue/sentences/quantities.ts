/** Amounts of a sentence with their bounds: one bound, or both of a range. */
import {type Amount, isRooms, readAmount} from './amounts.ts'
import type {Bound} from './meaning.ts'
import type {Segment} from './segments.ts'

export interface Quantity {
  low?: Amount
  high?: Amount
  /** The amount without a bound. */
  exact?: Amount
  /** `More than` the low amount. */
  isStrict?: boolean
  /** The bound may be a mere `of`. */
  isWeak?: boolean
  /** All of its segments, with the words for its bounds. */
  from: number
  to: number
}

/** The amount that has its unit and currency. */
export const mainAmount = ({low, high, exact}: Quantity) => (high ?? low ?? exact) as Amount

export function quantitiesOf(segments: Segment[]): Quantity[] {
  const quantities: Quantity[] = []
  for (let at = 0; at < segments.length; ) {
    const amount = readAmount(segments, at)
    const quantity = amount && withBounds(segments, amount, quantities.at(-1)?.to ?? 0)
    if (quantity) quantities.push(quantity)
    at = quantity ? quantity.to : at + 1
  }
  return quantities
}

/** The amount in front of it ends at `least`. */
function withBounds(segments: Segment[], first: Amount, least: number): Quantity {
  const start: Start = boundInFront(segments, first.from, least)
  const range = readRange(segments, first, start.isRange)
  if (range) return {...range, from: start.from}
  const behind = first.bound ? {bound: first.bound, to: first.to} : boundBehind(segments, first.to)
  // `max` between two amounts belongs to the one behind it.
  const bound = behind?.bound ?? start.bound
  const to = behind?.to ?? first.to
  const from = start.from
  if (bound === 'min') {
    const {isStrict, isWeak} = behind ? {} : start
    return {low: first, isStrict, isWeak, from, to}
  }
  return bound === 'max' ? {high: first, from, to} : {exact: first, from, to}
}

const MAX_WORDS_OF_A_BOUND = 4

/** The words in front of an amount, the nearest bound of which counts: `budget from 2m`. */
interface Start {
  bound?: Bound
  isStrict?: boolean
  isWeak?: boolean
  isRange: boolean
  from: number
}

function boundInFront(segments: Segment[], at: number, least: number): Start {
  const start: Start = {isRange: false, from: at}
  if (segments[at]?.tokens[0]?.startsPhrase) return start
  for (let step = 1; step <= Math.min(MAX_WORDS_OF_A_BOUND, at - least); step++) {
    const segment = segments[at - step]
    if (segment?.is !== 'open') break
    const {bound, isStrict, isWeak, rangeStart, filler, areaWord, deal} = segment.means
    if (bound && !start.bound) Object.assign(start, {bound, isStrict, isWeak})
    if (rangeStart) start.isRange = true
    if (bound || rangeStart) start.from = at - step
    // `Max rent 80k`.
    else if (!filler && !areaWord && !deal) break
    if (segment.tokens[0]?.startsPhrase) break
  }
  return start
}

/** Prices and areas may have a period or a filler between the amount and `maximum`. */
function boundBehind(segments: Segment[], from: number) {
  for (let at = from; at < from + MAX_WORDS_OF_A_BOUND; at++) {
    const segment = segments[at]
    if (segment?.is !== 'open' || segment.tokens[0]?.startsPhrase) return undefined
    const {boundBehind: bound, filler, perYear, withBedrooms, currency} = segment.means
    if (segment.tokens[0]?.is === 'sign' && !isPlusOf(segments, at)) return undefined
    if (bound) return isOfNext(segments, at) ? undefined : {bound, to: at + 1}
    if (!filler && !perYear && !withBedrooms && !currency) return undefined
  }
  return undefined
}

/** `3br+`, and not `3br + maid`. */
function isPlusOf(segments: Segment[], at: number) {
  const isOfNextWord = segments[at + 1]?.means.amenity || segments[at + 1]?.means.type
  return Boolean(segments[at]?.tokens[0]?.glued && !isOfNextWord)
}

/** A bound of either side in front of another amount: `2 bedrooms max 120k`. */
function isOfNext(segments: Segment[], at: number) {
  if (!segments[at]?.means.bound) return false
  for (let next = at + 1; !segments[next]?.tokens[0]?.startsPhrase; next++) {
    if (readAmount(segments, next)) return true
    const {filler, bound} = segments[next]?.means ?? {}
    if (!filler || bound) return false
  }
  return false
}

function readRange(segments: Segment[], first: Amount, isAnnounced: boolean): Quantity | undefined {
  const link = segments[first.to]
  if (link?.is !== 'open' || link.tokens[0]?.startsPhrase) return undefined
  // Arabic writes `and` as one word with the number behind it.
  const hasAnd = link.tokens[0]?.folded.startsWith('و') && !link.means.rangeLink
  const kind = hasAnd ? 'and' : link.means.rangeLink
  if (!kind || (kind === 'and' && !isAnnounced)) return undefined
  const second = readAmount(segments, hasAnd ? first.to : first.to + 1)
  if (!second || !isOneRange(first, second, kind === 'or')) return undefined
  const low = withScaleOf(first, second)
  const high = withScaleOf(second, low)
  const to = second.to
  return {low, high: {...high, unit: second.unit ?? first.unit}, from: first.from, to}
}

/** Both are the same kind of amount, or one of them does not say. */
function isOneRange(first: Amount, second: Amount, isChoice: boolean) {
  if (first.isPartOfWord || second.isPartOfWord) return false
  if (isChoice && !isRooms(second.unit)) return false
  if (first.unit && first.unit !== second.unit) return false
  const isUnitOfBedrooms = isRooms(second.unit)
  return !(isUnitOfBedrooms && (first.scale > 1 || first.value > second.value))
}

/** `From 1 to 2 million`, and `from 500 to 1 million`, which begins with thousands. */
function withScaleOf(amount: Amount, other: Amount): Amount {
  if (amount.scale > 1 || other.scale === 1 || amount.value >= 1000) return amount
  const isBelow = amount.from < other.from
  const scales = isBelow ? [other.scale, 1e3] : [other.scale, 1e6]
  const scale =
    scales.find(one => {
      const value = amount.value * one
      return isBelow ? value <= other.value : value >= other.value
    }) ?? other.scale
  return {
    ...amount,
    value: amount.value * scale,
    scale,
    currency: amount.currency ?? other.currency,
  }
}
