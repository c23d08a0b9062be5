/** Numbers with a word that says what they count: cheques, parking spaces, a floor, a charge, a deposit. */
import {readAmount} from '../amounts.ts'
import type {SentenceFilters} from '../meaning.ts'
import {mainAmount, type Quantity, quantitiesOf} from '../quantities.ts'
import type {Segment} from '../segments.ts'
import {type CountedFilter, texts} from './fact-texts.ts'

export function readFactNumbers(segments: Segment[]): SentenceFilters {
  const filters: SentenceFilters = {}
  for (const quantity of quantitiesOf(segments)) {
    const words = [
      wordInside(segments, quantity),
      wordBehind(segments, quantity),
      wordInFront(segments, quantity),
    ]
    for (const word of words) {
      if (word && takeNumber(segments, quantity, word, filters)) break
    }
  }
  return filters
}

/** The first number for a filter counts. */
function takeNumber(
  segments: Segment[],
  quantity: Quantity,
  {of, from, to}: Word,
  filters: SentenceFilters,
) {
  const bound = segments[to]
  const isLeast = bound?.means.boundBehind === 'min' && !bound.tokens[0]?.startsPhrase
  const text = texts[of](quantity, isLeast)
  if (!text || (filters[of] ?? text) !== text) return false
  filters[of] = text
  for (const segment of segments.slice(from, isLeast ? to + 1 : to)) segment.is = 'understood'
  for (const word of of === 'cheques' ? paymentsBeside(segments, from, to) : []) {
    word.is = 'understood'
  }
  return true
}

/** `Payment in 4 cheques`, `4 cheque payments`. */
function paymentsBeside(segments: Segment[], from: number, to: number) {
  let front = from - 1
  while (front > from - MAX_WORDS_BETWEEN && segments[front]?.means.filler) front--
  return [segments[front], segments[to]].flatMap(word =>
    word?.is === 'open' && word.means.payment ? word : [],
  )
}

interface Word {
  of: CountedFilter
  /** The segments of the quantity with its word. */
  from: number
  to: number
}

/** Two cheques are one word in Arabic. */
function wordInside(segments: Segment[], {from, to}: Quantity): Word | undefined {
  const word = segments.slice(from, to).find(({means}) => means.alone !== undefined)
  const of = word && countedOf(word)
  return of && {of, from, to}
}

/** `4 cheques`, `10th floor`. */
function wordBehind(segments: Segment[], {from, to}: Quantity): Word | undefined {
  let at = to
  while (at < to + MAX_WORDS_BETWEEN && isBetween(segments[at])) at++
  const segment = segments[at]
  if (segment?.is !== 'open' || segment.tokens[0]?.startsPhrase) return undefined
  const of = countedOf(segment)
  return of === 'min_floor' || isCount(of) ? {of, from, to: at + 1} : undefined
}

const isCount = (of?: CountedFilter): of is 'cheques' | 'parking' =>
  of === 'cheques' || of === 'parking'

/** Fillers, the letters of an ordinal, and `2 car garage`. */
const isBetween = (segment?: Segment) => {
  const {of, amenity, filler, withParking} = segment?.means ?? {}
  return Boolean(segment && !of && !amenity && (filler || withParking || segment.tokens[0]?.glued))
}

/** `Service charge under 20 per sqft`; the last word in front of the number counts. */
function wordInFront(segments: Segment[], quantity: Quantity): Word | undefined {
  const {from, to} = quantity
  for (let at = from - 1; at >= Math.max(0, from - MAX_WORDS_BETWEEN); at--) {
    const segment = segments[at]
    if (segment?.is !== 'open' || segments[at + 1]?.tokens[0]?.startsPhrase) return undefined
    const of = countedOf(segment)
    if (isCount(of)) return countBehind(segments, quantity, {of, from: at, to})
    if (of) return {of, from: at, to: lastOfCharge(segments, to, of)}
    if (!segment.means.filler) return undefined
  }
  return undefined
}

const MAX_WORDS_BETWEEN = 4

function countedOf({means: {of, amenity}}: Segment) {
  if (amenity === 'parking') return amenity
  return of === 'handover_by' || of === 'available_by' ? undefined : of
}

/** `Cheques: 4`, `parking for 2 cars`, and not `parking 2 baths`, whose number counts what follows. */
function countBehind(segments: Segment[], quantity: Quantity, word: Word): Word | undefined {
  const {unit, currency, scale} = mainAmount(quantity)
  const to = segments[word.to]?.means.withParking ? word.to + 1 : word.to
  const isAlone = !unit && !currency && scale === 1 && !isCounted(segments[to])
  return isAlone ? {...word, to} : undefined
}

const isCounted = (segment?: Segment) => {
  if (segment?.is !== 'open' || segment.tokens[0]?.startsPhrase) return false
  const {amenity, of, ...others} = segment.means
  return Boolean(amenity || of === 'min_floor' || !(of || Object.keys(others).length))
}

/** A charge is for a square foot, whether that is said or not. */
function lastOfCharge(segments: Segment[], to: number, of: CountedFilter) {
  if (of !== 'max_service_charge') return to
  for (let at = to; at < to + MAX_WORDS_BETWEEN; at++) {
    const {means, is, tokens} = segments[at] ?? {}
    if (is !== 'open' || !means || tokens?.[0]?.startsPhrase || readAmount(segments, at)) break
    if (means.unit === 'sqft') return at + 1
    if (!means.filler) break
  }
  return to
}
