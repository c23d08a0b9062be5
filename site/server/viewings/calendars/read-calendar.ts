/**
 * Reads when the owner of an iCal file is busy. Titles, places and guests are dropped as it is split
 * into events: the result has times alone.
 */
import {type CalendarEvent, instantOf, type Moment, readEvent} from './ical/event.ts'
import {partsOf} from './ical/parts.ts'
import {CalendarRefused, LIMITS} from './ical/refused.ts'
import {type Budget, startsByRules} from './ical/starts.ts'
import {zonesOf} from './ical/zones.ts'

/** Milliseconds since 1970, the end not included. */
export interface Interval {
  from: number
  to: number
}

export interface BusyCalendar {
  /** In the order of time; they neither overlap nor touch. */
  busy: Interval[]
  /** Events that were left out since their times cannot be read. */
  unreadable: number
}

/**
 * Events of `host`, the site's own, are left out: a calendar has the viewings that an agent accepted by
 * mail, and the site knows better where they are, and whether they still are. Throws CalendarRefused where the text is no whole calendar, or takes too long
 * to read.
 */
export function readCalendar(text: string, window: Interval, host?: string): BusyCalendar {
  const parts = partsOf(text)
  const zoneOf = zonesOf(parts)
  const budget: Budget = {steps: LIMITS.steps}
  const series = new Map<string, CalendarEvent[]>()
  let unreadable = 0
  const unlessUnreadable = (read: () => void) => {
    try {
      read()
    } catch (error) {
      if (error instanceof CalendarRefused) throw error
      unreadable++
    }
  }
  for (const [index, part] of parts.entries()) {
    if (part.name !== 'VEVENT') continue
    unlessUnreadable(() => {
      const event = readEvent(part, zoneOf)
      if (host && event.uid.toLowerCase().endsWith(`@${host}`)) return
      const key = event.uid || `event ${index}`
      const others = series.get(key)
      if (others) others.push(event)
      else series.set(key, [event])
    })
  }
  const busy: Interval[] = []
  for (const events of series.values()) {
    const changes = changesIn(events)
    for (const event of events) {
      unlessUnreadable(() => {
        for (const interval of intervalsOf(event, changes, window, budget)) busy.push(interval)
      })
    }
  }
  return {busy: merged(busy), unreadable}
}

/** Events of a series that stand for one or more of its starts. */
interface Changes {
  replaced: Set<number | string>
  /** They move all that follow. */
  movers: CalendarEvent[]
}

function changesIn(events: CalendarEvent[]): Changes {
  const replaced = events.flatMap(({replaces}) => (replaces ? [keyOf(replaces)] : []))
  return {
    replaced: new Set(replaced),
    movers: events.filter(({replaces, isForAllFollowing}) => replaces && isForAllFollowing),
  }
}

function* intervalsOf(
  event: CalendarEvent,
  changes: Changes,
  window: Interval,
  budget: Budget,
): Generator<Interval> {
  const {start, length, isBusy, replaces} = event
  const movers = replaces ? [] : changes.movers
  if (!isBusy && !movers.length) return
  const {zone, isDate} = start
  // One that moves many may move some of them into the window.
  const reach = Math.max(length, ...movers.map(one => one.length + Math.abs(moveOf(one))))
  const walls = {
    from: zone.wallOf(window.from) - reach - DAY_MS,
    to: zone.wallOf(window.to) + reach + DAY_MS,
  }
  const excluded = new Set(event.excluded.map(keyOf))
  const isLeftOut = (key: number | string) =>
    excluded.has(key) || (!replaces && changes.replaced.has(key))
  const seen = new Set<number>()
  const byRules = replaces ? [] : startsByRules(event, walls, budget)
  for (const {start: at, length: own = length} of startsOf(event, byRules)) {
    const instant = instantOf(at)
    if (seen.has(instant) || isLeftOut(instant) || isLeftOut(dayKey(at.wall))) continue
    seen.add(instant)
    const mover = movers.findLast(one => one.replaces && instantOf(one.replaces) <= instant)
    if (!(mover ?? event).isBusy) continue
    const wall = at.wall + (mover ? moveOf(mover) : 0)
    const ends = mover?.length ?? own
    const from = at.zone.instantOf(wall)
    const to = isDate ? at.zone.instantOf(wall + ends) : from + ends
    if (from < window.to && to > window.from && from < to) {
      yield {from: Math.max(from, window.from), to: Math.min(to, window.to)}
    }
  }
}

function* startsOf(
  {start, added}: CalendarEvent,
  byRules: Iterable<number>,
): Generator<CalendarEvent['added'][number]> {
  yield {start}
  yield* added
  for (const wall of byRules) yield {start: {...start, wall}}
}

const DAY_MS = 86_400_000

/** By how much the clock of a replacement differs from that of what it replaces. */
const moveOf = ({start, replaces}: CalendarEvent) =>
  replaces ? start.wall - start.zone.wallOf(instantOf(replaces)) : 0

/** A day stands for whatever starts on it. */
const dayKey = (wall: number) => `day ${Math.floor(wall / DAY_MS)}`
const keyOf = (moment: Moment) => (moment.isDate ? dayKey(moment.wall) : instantOf(moment))

function merged(intervals: Interval[]): Interval[] {
  const result: Interval[] = []
  for (const {from, to} of intervals.sort((one, two) => one.from - two.from)) {
    const last = result.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else result.push({from, to})
  }
  return result
}
