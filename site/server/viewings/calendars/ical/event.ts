/** Reads the times of one event. */
import ICAL from 'ical.js'
import type {Part} from './parts.ts'
import {LIMITS} from './refused.ts'
import {textOf, UTC, wallOf, type Zone, type ZoneOf} from './zones.ts'

/** A moment as it is written: a clock of a zone, or a day. */
export interface Moment {
  wall: number
  isDate: boolean
  zone: Zone
}

export interface CalendarEvent {
  uid: string
  start: Moment
  /** Milliseconds: of days, by the clock, or exact ones. */
  length: number
  rules: ICAL.Recur[]
  /** Added starts; some have a length of their own. */
  added: {start: Moment; length?: number}[]
  excluded: Moment[]
  /** The start that this event replaces. */
  replaces: Moment | undefined
  /** It moves those that follow, too. */
  isForAllFollowing: boolean
  /** False: it takes nobody's time. */
  isBusy: boolean
}

const DAY_MS = 86_400_000
/** Times of its own have no days, so that nothing is read that is not there. */
const isUsable = (wall: number) => Number.isFinite(wall) && Math.abs(wall) < 1e14

/** Throws where the event has no times that can be read. */
export function readEvent(part: Part, zoneOf: ZoneOf): CalendarEvent {
  if (part.isBroken) throw new Error('The event is broken.')
  const component = new ICAL.Component(ICAL.parse(textOf(part)))
  const text = (name: string) => `${component.getFirstPropertyValue(name) ?? ''}`.toUpperCase()
  const moments = (name: string) =>
    component
      .getAllProperties(name)
      .flatMap(property => property.getValues().map(value => ({property, value})))
  const momentOf = ({property, value}: ReturnType<typeof moments>[number]): Moment => {
    const time = value instanceof ICAL.Period ? value.start : value
    if (!(time instanceof ICAL.Time)) throw new Error('The event has a time that is none.')
    const wall = wallOf(time)
    if (!isUsable(wall)) throw new Error('The event has a time that is none.')
    const zone =
      time.zone === ICAL.Timezone.utcTimezone ? UTC : zoneOf(property.getFirstParameter('tzid'))
    return {wall, isDate: time.isDate, zone: time.isDate ? zoneOf(undefined) : zone}
  }
  const [start] = moments('dtstart').map(momentOf)
  if (!start) throw new Error('The event has no start.')
  const [end] = moments('dtend').map(momentOf)
  const replaced = moments('recurrence-id').at(0)
  return {
    uid: text('uid'),
    start,
    length: lengthOf(start, end, component.getFirstPropertyValue('duration')),
    rules: moments('rrule').flatMap(({value}) => (value instanceof ICAL.Recur ? [value] : [])),
    added: moments('rdate').map(one => {
      const added = momentOf(one)
      if (!(one.value instanceof ICAL.Period)) return {start: added}
      return {start: added, length: one.value.getDuration().toSeconds() * 1_000}
    }),
    excluded: moments('exdate').map(momentOf),
    replaces: replaced && momentOf(replaced),
    isForAllFollowing: replaced?.property.getFirstParameter('range') === 'THISANDFUTURE',
    isBusy:
      text('status') !== 'CANCELLED' &&
      text('transp') !== 'TRANSPARENT' &&
      text('x-microsoft-cdo-busystatus') !== 'FREE',
  }
}

/** A day without an end is one day, a moment without an end takes no time. */
function lengthOf(start: Moment, end: Moment | undefined, duration: unknown) {
  const length = end
    ? start.isDate
      ? end.wall - start.wall
      : end.zone.instantOf(end.wall) - instantOf(start)
    : duration instanceof ICAL.Duration
      ? duration.toSeconds() * 1_000
      : start.isDate
        ? DAY_MS
        : 0
  if (!(length <= LIMITS.lengthDays * DAY_MS)) throw new Error('The event is too long.')
  // Some programs end a day on the day on which it starts.
  return Math.max(length, start.isDate ? DAY_MS : 0)
}

export const instantOf = ({wall, zone}: Moment) => zone.instantOf(wall)
