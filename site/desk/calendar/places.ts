/**
 * Places in the calendar as classes: the desk's policy allows no styles in the markup. An appointment is
 * at so many hours and quarters, as long as so many, in a lane of so many.
 */
import {officeField} from '#desk/enquiries/office-moment.ts'
import {type Lane, MOST_LANES} from './lanes.ts'

const HOUR_MINUTES = 60
const QUARTER_MINUTES = 15
const DAY_HOURS = 24
/** A calendar shows at least these hours. */
const USUAL = {first: 8, until: 20}

const family = (name: string, count: number, first = 0) =>
  Array.from({length: count}, (_, n) => `.${name}-${first + n}{--${name}:${first + n}}`).join('')

/** The rules for all of them. */
export const placeStyles = [
  family('first', DAY_HOURS),
  family('until', DAY_HOURS, 1),
  family('hour', DAY_HOURS),
  family('quarter', 4),
  family('hours', DAY_HOURS + 1),
  family('quarters', 4),
  family('lane', MOST_LANES),
  family('lanes', MOST_LANES, 1),
].join('\n')

const minuteOf = (moment: Date) => {
  const [hour = 0, minute = 0] = officeField(moment).slice(11).split(':').map(Number)
  return hour * HOUR_MINUTES + minute
}

interface Span {
  startsAt: Date
  endsAt: Date
}

/** Minutes of the office's day; what began before it, or goes on after it, is cut. */
export function minutesIn({startsAt, endsAt}: Span, {from, to}: {from: Date; to: Date}) {
  return {
    begins: startsAt <= from ? 0 : minuteOf(startsAt),
    ends: endsAt >= to ? DAY_HOURS * HOUR_MINUTES : minuteOf(endsAt),
  }
}

/** From the first hour that is shown to the last. */
export function hoursShown(spans: {begins: number; ends: number}[]) {
  const first = Math.min(USUAL.first, ...spans.map(({begins}) => Math.floor(begins / HOUR_MINUTES)))
  const until = Math.max(USUAL.until, ...spans.map(({ends}) => Math.ceil(ends / HOUR_MINUTES)))
  return {first, until}
}

export const rangeClasses = ({first, until}: {first: number; until: number}) =>
  `first-${first} until-${until}`

/** `within`: the hours that are shown. */
export function placeClasses(
  {begins, ends}: {begins: number; ends: number},
  {lane, lanes}: Lane,
  within = {first: 0, until: DAY_HOURS},
) {
  const from = Math.max(begins, within.first * HOUR_MINUTES)
  const to = Math.min(ends, within.until * HOUR_MINUTES)
  const start = Math.floor(from / QUARTER_MINUTES)
  const length = Math.max(Math.ceil(to / QUARTER_MINUTES) - start, 1)
  return [
    `hour-${Math.floor(start / 4)} quarter-${start % 4}`,
    `hours-${Math.floor(length / 4)} quarters-${length % 4}`,
    `lane-${lane} lanes-${lanes}`,
  ].join(' ')
}
