/** Reads when an off-plan home is handed over, and when people can move in. */
import type {Meaning, SentenceFilters} from '../meaning.ts'
import {isYear} from '../numbers.ts'
import type {Segment} from '../segments.ts'

const MAX_WORDS = 6

/** `today`: the day at the office, for months without a year and for `now`. */
export function readDates(segments: Segment[], today: string): SentenceFilters {
  const filters: SentenceFilters = {}
  for (const [at, segment] of segments.entries()) {
    const of = datedBy(segment)
    if (segment.is !== 'open' || !of) continue
    const time = timeBehind(segments, at, today)
    const text = time && (of === 'handover_by' ? quarterOf(time) : dayOf(time, today))
    if (!text) keepReadyLater(segments, at)
    if (!text || filters[of]) continue
    filters[of] = text
    for (const one of segments.slice(at, time.to)) one.is = 'understood'
  }
  return filters
}

/** `Ready in 2028` is handed over then. */
function datedBy({tokens, means: {of, completion}}: Segment) {
  if (of === 'handover_by' || of === 'available_by') return of
  return completion === 'ready' && tokens.length === 1 ? 'handover_by' : undefined
}

/** `Ready next summer` and `ready in six months` are not ready, and no quarter either. */
function keepReadyLater(segments: Segment[], at: number) {
  let next = at + 1
  while (next < at + MAX_WORDS && isBeforeTime(segments[next])) next++
  const words = segments.slice(at, next + 1)
  const isLater = words.at(-1)?.means.isLater && !words.slice(1).some(startsPhrase)
  if (isLater && words[0]?.means.completion) for (const word of words) word.is = 'kept'
}

const isBeforeTime = ({means: {isLater, filler, digits, number}}: Segment = NOTHING) =>
  !isLater && Boolean(filler || digits || number)
const NOTHING: Segment = {tokens: [], means: {}, is: 'open'}
const startsPhrase = ({tokens}: Segment) => tokens[0]?.startsPhrase

interface Time extends Pick<Meaning, 'isNow' | 'isBefore' | 'quarter' | 'month' | 'yearEnd'> {
  year?: number
  day?: number
  /** The segment behind it. */
  to: number
}

/** Parts of a time in any order: `Q4 2027`, `2027 Q4`, `1 March`. */
function timeBehind(segments: Segment[], start: number, today: string): Time | undefined {
  const time: Time = {to: start}
  for (let at = start + 1; at <= start + MAX_WORDS; at++) {
    const segment = segments[at]
    if (segment?.is !== 'open' || segment.tokens[0]?.startsPhrase) break
    const {digits = '', quarterWord, filler, deadline, ...means} = segment.means
    const quarter = means.quarter ?? frenchQuarter(segment)
    const number = Number(digits)
    if (means.isBefore) time.isBefore = true
    if (quarter) time.quarter = quarter
    else if (means.month) time.month = means.month
    else if (means.isNow) time.isNow = true
    else if (means.yearEnd) time.yearEnd = true
    else if (isYear(digits)) time.year = number
    else if (means.yearsAhead !== undefined)
      time.year = Number.parseInt(today, 10) + means.yearsAhead
    else if (digits && segments[at + 1]?.means.quarterWord && number <= 4) time.quarter = number
    else if (digits && number >= 1 && number <= 31 && isDayAt(segments, at)) time.day = number
    else if (!quarterWord && !deadline && !isSuffix(segment)) {
      if (filler) continue
      break
    } else continue
    time.to = at + 1
  }
  return time.to > start ? time : undefined
}

/** Digits in front of a month: `the 1st of March`. */
function isDayAt(segments: Segment[], day: number) {
  let at = day + 1
  while (at < day + MAX_WORDS && (isSuffix(segments[at]) || segments[at]?.means.filler)) at++
  return segments[at]?.means.month !== undefined
}

const isSuffix = (segment?: Segment) => Boolean(segment?.tokens[0]?.glued)

/** `T4` is four rooms elsewhere. */
const frenchQuarter = ({tokens}: Segment) => {
  const [, quarter] = /^t([1-4])$/.exec(tokens.map(({folded}) => folded).join('')) ?? []
  return quarter ? Number(quarter) : undefined
}

/** The last quarter of a year that is given alone. What comes before a time ends before it. */
function quarterOf({year, quarter, month, yearEnd, isBefore}: Time) {
  if (!year) return undefined
  const first = quarter ? quarter * 3 - 2 : month
  if (yearEnd && !first) return `${year}-Q4`
  const asked = isBefore ? Math.ceil(((first ?? 1) - 1) / 3) : first ? Math.ceil(first / 3) : 4
  return asked ? `${year}-Q${asked}` : `${year - 1}-Q4`
}

/** A month without a day is all of it; one without a year is the next. */
function dayOf({isNow, year, month, day}: Time, today: string) {
  if (!month) return isNow ? today : undefined
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const own = year ?? (month < thisMonth ? thisYear + 1 : thisYear)
  const last = new Date(Date.UTC(own, month, 0)).getUTCDate()
  const text = `${Math.min(day ?? last, last)}`.padStart(2, '0')
  return `${own}-${`${month}`.padStart(2, '0')}-${text}`
}
