/** Numbers with a word that says what they count: cheques, parking spaces, a floor, a charge, a deposit. */
import {type Amount, readAmount} from '../amounts.ts'
import type {FactFilter, SentenceFilters} from '../meaning.ts'
import {type Quantity, quantitiesOf} from '../quantities.ts'
import type {Segment} from '../segments.ts'

type CountedFilter = Exclude<FactFilter, 'handover_by' | 'available_by'> | 'parking'

/** The text of each filter; undefined: a search cannot say it. */
const texts: Record<CountedFilter, (quantity: Quantity, isLeast: boolean) => string | undefined> = {
  cheques: quantity => wholeText(anyOf(quantity), 1, 12),
  parking: quantity => wholeText(anyOf(quantity), 1, 100),
  // One floor alone is no filter.
  min_floor: ({low, exact, isStrict}, isLeast) => {
    const floor = low ?? (isLeast ? exact : undefined)
    return floor && wholeText({...floor, value: floor.value + Number(isStrict ?? false)}, 0, 300)
  },
  max_service_charge: quantity => {
    const value = limitOf(quantity)?.value ?? Number.NaN
    return value > 0 && value <= 600 ? `${Math.round(value * 100) / 100}` : undefined
  },
  max_deposit: quantity => wholeText(limitOf(quantity), 1, 100_000_000),
}

const anyOf = ({low, high, exact}: Quantity) => low ?? exact ?? high
const limitOf = ({low, high, exact}: Quantity) => (low ? undefined : (high ?? exact))

const wholeText = (amount: Amount | undefined, least: number, most: number) =>
  amount && Number.isInteger(amount.value) && amount.value >= least && amount.value <= most
    ? `${amount.value}`
    : undefined

export function readFactNumbers(segments: Segment[]): SentenceFilters {
  const filters: SentenceFilters = {}
  for (const quantity of quantitiesOf(segments)) {
    const words = [wordBehind(segments, quantity), wordInFront(segments, quantity)]
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
  return true
}

interface Word {
  of: CountedFilter
  /** The segments of the quantity with its word. */
  from: number
  to: number
}

/** `4 cheques`, `10th floor`. */
function wordBehind(segments: Segment[], {from, to}: Quantity): Word | undefined {
  let at = to
  while (at < to + MAX_WORDS_BETWEEN && isBetween(segments[at])) at++
  const segment = segments[at]
  if (segment?.is !== 'open' || segment.tokens[0]?.startsPhrase) return undefined
  const of = segment.means.amenity === 'parking' ? 'parking' : countedOf(segment)
  const isCount = of === 'cheques' || of === 'parking' || of === 'min_floor'
  return isCount ? {of, from, to: at + 1} : undefined
}

/** Fillers, and the letters of an ordinal. */
const isBetween = (segment?: Segment) => {
  const {of, amenity, filler} = segment?.means ?? {}
  return Boolean(segment && !of && !amenity && (filler || segment.tokens[0]?.glued))
}

/** `Service charge under 20 per sqft`; the last word in front of the number counts. */
function wordInFront(segments: Segment[], {from, to}: Quantity): Word | undefined {
  for (let at = from - 1; at >= Math.max(0, from - MAX_WORDS_BETWEEN); at--) {
    const segment = segments[at]
    if (segment?.is !== 'open' || segments[at + 1]?.tokens[0]?.startsPhrase) return undefined
    const of = countedOf(segment)
    if (of && of !== 'cheques') return {of, from: at, to: lastOfCharge(segments, to, of)}
    if (!segment.means.filler) return undefined
  }
  return undefined
}

const MAX_WORDS_BETWEEN = 4

function countedOf({means: {of}}: Segment) {
  return of === 'handover_by' || of === 'available_by' ? undefined : of
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
