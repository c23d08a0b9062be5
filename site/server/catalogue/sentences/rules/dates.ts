/** Reads when an off-plan home is handed over, and when people can move in. */
import type {Meaning, SentenceFilters} from '../meaning.ts'
import type {Segment} from '../segments.ts'

const MAX_WORDS = 6

/** `today`: the day at the office, for months without a year and for `now`. */
export function readDates(segments: Segment[], today: string): SentenceFilters {
  const filters: SentenceFilters = {}
  for (const [at, {is, means}] of segments.entries()) {
    if (is !== 'open' || (means.of !== 'handover_by' && means.of !== 'available_by')) continue
    const time = timeBehind(segments, at)
    const text = time && (means.of === 'handover_by' ? quarterOf(time) : dayOf(time, today))
    if (!text || filters[means.of]) continue
    filters[means.of] = text
    for (const segment of segments.slice(at, time.to)) segment.is = 'understood'
  }
  return filters
}

interface Time extends Pick<Meaning, 'isNow' | 'isBefore' | 'quarter' | 'month'> {
  year?: number
  day?: number
  /** The segment behind it. */
  to: number
}

/** Parts of a time in any order: `Q4 2027`, `2027 Q4`, `1 March`. */
function timeBehind(segments: Segment[], start: number): Time | undefined {
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
    else if (/^20[2-9]\d$/.test(digits)) time.year = number
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
function quarterOf({year, quarter, month, isBefore}: Time) {
  if (!year) return undefined
  const first = quarter ? quarter * 3 - 2 : month
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
