/** The moments of a day at which a viewing can begin. */
import type {ViewingHours} from '#server/content/schema/viewing-hours-kind.ts'
import type {HoursContent, Span} from './opening.ts'
import {openSpans} from './opening.ts'

/** Viewings begin on the hour and on the half. */
const START_EVERY_MINUTES = 30

/** An appointment with the times after it that it takes, as the constraints of the database have them. */
export interface Appointment {
  startsAt: Date
  endsAt: Date
  /** The end with what the agent has free after it. */
  freeFrom: Date
  /** The end with the way to another neighbourhood. */
  awayUntil: Date
}

/** A time at which an agent, or a home, is busy. */
export interface Busy extends Omit<Appointment, 'endsAt'> {
  /** The neighbourhood; null where none is known, and nobody has to travel. */
  place: string | null
}

type Lengths = Pick<ViewingHours, 'length_minutes' | 'buffer_minutes' | 'travel_minutes'>

export const minutesAfter = (moment: Date, minutes: number) =>
  new Date(moment.getTime() + minutes * 60_000)

/** The way to another neighbourhood is never shorter than what is free within one. */
export function appointmentAt(startsAt: Date, rules: Lengths, endsAt?: Date): Appointment {
  const {length_minutes, buffer_minutes, travel_minutes} = rules
  const end = endsAt ?? minutesAfter(startsAt, length_minutes)
  return {
    startsAt,
    endsAt: end,
    freeFrom: minutesAfter(end, buffer_minutes),
    awayUntil: minutesAfter(end, Math.max(buffer_minutes, travel_minutes)),
  }
}

export interface Wanted {
  day: string
  agent: string
  place: string | null
  now: Date
}

/** Those of the day that are within office hours, late enough from now, and free. */
export function freeStarts(
  {day, agent, place, now}: Wanted,
  content: HoursContent,
  busy: Busy[],
): Date[] {
  const {rules} = content
  const earliest = minutesAfter(now, rules.notice_hours * 60)
  return openSpans(day, agent, content)
    .flatMap(span => startsWithin(span, rules.length_minutes))
    .filter(starts => {
      if (starts < earliest) return false
      const appointment = appointmentAt(starts, rules)
      return !busy.some(one => collide({...appointment, place}, one))
    })
}

function startsWithin({starts, ends}: Span, lengthMinutes: number) {
  const found: Date[] = []
  const every = START_EVERY_MINUTES * 60_000
  for (
    let start = new Date(Math.ceil(starts.getTime() / every) * every);
    minutesAfter(start, lengthMinutes) <= ends;
    start = minutesAfter(start, START_EVERY_MINUTES)
  ) {
    found.push(start)
  }
  return found
}

const overlap = (one: Date, oneEnds: Date, other: Date, otherEnds: Date) =>
  one < otherEnds && other < oneEnds

/** Says the same as the constraints `viewings_agent_once` and `viewings_travel`. */
const collide = (one: Busy, other: Busy) =>
  overlap(one.startsAt, one.freeFrom, other.startsAt, other.freeFrom) ||
  (one.place !== null &&
    other.place !== null &&
    one.place !== other.place &&
    overlap(one.startsAt, one.awayUntil, other.startsAt, other.awayUntil))
