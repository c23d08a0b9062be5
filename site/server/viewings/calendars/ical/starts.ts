/** The starts of a repeated event within a window, by the rules of the library. */
import ICAL from 'ical.js'
import type {CalendarEvent, Moment} from './event.ts'
import {CalendarRefused, LIMITS} from './refused.ts'
import {timeAt, UTC, wallOf} from './zones.ts'

/** Wall times, the end not included. */
export interface Walls {
  from: number
  to: number
}

/** The steps that are left for a file. */
export interface Budget {
  steps: number
}

/** Thrown beyond the window, also by rules that match no day at all. */
const OVER = Symbol('over')

/** Wall times, in the event's own zone. Without its first start, which is one whatever its rules. */
export function* startsByRules(event: CalendarEvent, window: Walls, budget: Budget) {
  let steps = 0
  const lastYear = new Date(window.to).getUTCFullYear() + 1
  class Steps extends ICAL.RecurIterator {
    override check_contracting_rules() {
      if (this.last.year > lastYear) throw OVER
      if (--budget.steps < 0) throw new CalendarRefused('repeats its events too often')
      if (++steps > LIMITS.stepsOfEvent) throw new Error('The event repeats too often.')
      return super.check_contracting_rules()
    }
  }
  for (const rule of event.rules) {
    if (rule.interval > LIMITS.interval) throw new Error('The event repeats too rarely.')
    const bounded = withLocalEnd(rule, event.start)
    const dtstart = timeAt(nearStart(bounded, event.start.wall, window), event.start.isDate)
    try {
      const iterator = new Steps({rule: bounded, dtstart})
      for (let next = iterator.next(); next; next = iterator.next()) {
        const wall = wallOf(next)
        if (wall >= window.to) break
        if (wall >= window.from) yield wall
      }
    } catch (error) {
      if (error !== OVER) throw error
    }
  }
}

/**
 * The library compares what clocks show, so an end in UTC is made one of the event's clock. A day as
 * the end of a time is that whole day.
 */
function withLocalEnd(rule: ICAL.Recur, {zone, isDate}: Moment) {
  const {until} = rule
  if (!until) return rule
  const local = rule.clone()
  const isUtc = until.zone === ICAL.Timezone.utcTimezone && zone !== UTC
  const end = isUtc ? zone.wallOf(wallOf(until)) : wallOf(until)
  local.until = timeAt(until.isDate && !isDate ? end + DAY_MS - 1_000 : end, isDate)
  return local
}

const DAY_MS = 86_400_000
const UNITS: Record<string, number> = {
  SECONDLY: 1_000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
}

/**
 * A start shortly before the window that has the same pace: rules of years ago would be tried at every
 * day since. One with a count has to begin where it began.
 */
function nearStart({freq, interval, count}: ICAL.Recur, wall: number, window: Walls) {
  const unit = UNITS[freq]
  if (!unit || count) return wall
  const pace = unit * interval
  // The first week of the pace may begin before the day of the start.
  return wall + Math.max(0, Math.floor((window.from - wall) / pace) - 1) * pace
}
