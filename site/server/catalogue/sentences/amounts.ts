/** Reads a number with its thousands or millions, currency and unit from the segments of a sentence. */
import type {Bound, Unit} from './meaning.ts'
import {meaningAt, meaningBehind, readNumber, skipAnd} from './numbers.ts'
import type {Segment} from './segments.ts'

export interface Amount {
  /** The segments that it takes, the second offset excluded. */
  from: number
  to: number
  value: number
  /** 1 where neither thousands nor millions were written. */
  scale: number
  currency?: string
  unit?: Unit
  /** A bound between the number and its unit: `3+ beds`. */
  bound?: Bound
  /** Letters that mean nothing to us stand at its digits: `20th`. */
  isPartOfWord: boolean
}

/** One number in front of a scale, or a scale by itself: `a million`. */
interface Part {
  to: number
  value: number
  scale: number
}

export function readAmount(segments: Segment[], from: number): Amount | undefined {
  const hasCurrencyFirst = Boolean(meaningAt(segments, from)?.currency)
  const start = hasCurrencyFirst ? from + 1 : from
  const first = readPart(segments, start)
  if (!first) return undefined
  const second =
    first.scale >= 1e6 && meaningBehind(segments, first.to)
      ? readPart(segments, skipAnd(segments, first.to))
      : undefined
  const isSum = second !== undefined && second.scale > 1 && second.scale < first.scale
  const value = isSum ? first.value + second.value : first.value
  const end = isSum ? second.to : first.to
  const currencyAt = hasCurrencyFirst ? from : currencyBehind(segments, end)
  let to = currencyAt !== undefined && currencyAt >= end ? currencyAt + 1 : end
  const bound = isUnitAt(segments, to + 1) ? meaningBehind(segments, to)?.boundBehind : undefined
  if (bound) to++
  const isUnit = isUnitAt(segments, to)
  const next = segments[to]
  return {
    from,
    to: isUnit ? to + 1 : to,
    value: tidy(value),
    scale: first.scale,
    currency: currencyAt === undefined ? undefined : meaningAt(segments, currencyAt)?.currency,
    unit: isUnit ? meaningAt(segments, to)?.unit : unitOfNumber(segments, first.to - 1),
    bound,
    isPartOfWord: Boolean(next?.tokens[0]?.glued && !Object.keys(next.means).length),
  }
}

/** `Two millions d'euros`: the offset of the currency. */
function currencyBehind(segments: Segment[], at: number) {
  const isOf = meaningBehind(segments, at)?.rangeStart && meaningBehind(segments, at)?.filler
  return [at, ...(isOf ? [at + 1] : [])].find(one => meaningBehind(segments, one)?.currency)
}

export const isRooms = (unit?: Unit) => unit === 'bedroom' || unit === 'room'

const isUnitAt = (segments: Segment[], at: number) => {
  const means = meaningBehind(segments, at)
  return means?.unit !== undefined && means.number === undefined
}

/** Two rooms are one word in Arabic. */
const unitOfNumber = (segments: Segment[], at: number) => {
  const means = meaningAt(segments, at)
  return means?.number === undefined && means?.alone === undefined ? undefined : means.unit
}

/** In hundredths, because 2.3 times a million is not 2300000 in binary fractions. */
const tidy = (value: number) => Math.round(value * 100) / 100

function readPart(segments: Segment[], from: number): Part | undefined {
  const number = readNumber(segments, from)
  const first = meaningAt(segments, from)
  if (!number) {
    const isScale = first?.scale !== undefined && first.scale >= 1e5 && isWord(segments[from])
    return isScale ? withFraction(segments, from + 1, 1, first.scale ?? 1) : undefined
  }
  // Arabic has one word for two millions.
  const own = first?.digits === undefined && number.to === from + 1 ? first?.scale : undefined
  if (own) return withFraction(segments, number.to, number.value, own)
  const half = meaningBehind(segments, number.to)?.fraction
  const at = half ? number.to + 1 : number.to
  const value = number.value + (half ?? 0)
  const scale = scaleAt(segments, from, at, value)
  if (scale) return withFraction(segments, at + 1, value, scale)
  return half ? {to: number.to, value: number.value, scale: 1} : {...number, scale: 1}
}

/** `M` alone is no million. */
const isWord = (segment?: Segment) => (segment?.tokens[0]?.folded.length ?? 0) > 3

/** `Two million and a half`. */
function withFraction(segments: Segment[], at: number, value: number, scale: number): Part {
  const fraction = meaningBehind(segments, at)?.fraction
  return fraction
    ? {to: at + 1, value: (value + fraction) * scale, scale}
    : {to: at, value: value * scale, scale}
}

/** `2к` is a flat with two rooms, `400 м` are metres. */
function scaleAt(segments: Segment[], from: number, at: number, value: number) {
  const means = meaningBehind(segments, at)
  if (!means?.scale || means.number !== undefined) return undefined
  if (means.unit === 'bedroom' && value <= MAX_BEDROOMS_OF_A_FLAT) return undefined
  if (means.unit !== 'sqm') return means.scale
  const isLatin = segments[at]?.tokens[0]?.folded === 'm'
  const isMetre =
    value >= (isLatin ? MIN_METRES : MIN_METRES_OF_OTHERS) || isAfterArea(segments, from)
  return isMetre ? undefined : means.scale
}

const MAX_BEDROOMS_OF_A_FLAT = 6
/** `M` is usually a million, `м` a metre. */
const MIN_METRES = 150
const MIN_METRES_OF_OTHERS = 30

const isAfterArea = (segments: Segment[], at: number) =>
  segments.slice(Math.max(0, at - 3), at).some(({means}) => means.areaWord)
