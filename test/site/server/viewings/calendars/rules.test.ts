/** Rules of repeated events beside a model that looks at every day. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {readCalendar} from '#server/viewings/calendars/read-calendar.ts'
import {assertProperty} from '../../../../support/property-based.ts'
import {event, windowOf} from '../../support/viewings/calendars.ts'

const WINDOW = windowOf('2026-10-01', '2027-04-15')
const DAY_MS = 86_400_000
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const inputs = fc.record({
  zone: fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Dubai'),
  /** Days before the window. */
  age: fc.integer({min: -30, max: 1_500}),
  /** Clocks are changed at night: each of these hours is there once. */
  hour: fc.integer({min: 5, max: 22}),
  freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'WEEKDAY OF MONTH'),
  interval: fc.integer({min: 1, max: 5}),
  weekdays: fc.uniqueArray(fc.integer({min: 0, max: 6}), {maxLength: 4}),
  weekStart: fc.constantFrom('SU', 'MO', undefined),
  end: fc.oneof(
    fc.record({count: fc.integer({min: 1, max: 60})}),
    fc.record({days: fc.integer({min: 0, max: 1_800})}),
    fc.constant({}),
  ),
  excluded: fc.uniqueArray(fc.integer({min: 0, max: 40}), {maxLength: 5}),
})
type Input = typeof inputs extends fc.Arbitrary<infer Value> ? Value : never

const compact = (wall: number) => new Date(wall).toISOString().replace(/[-:]|\.000Z/g, '')

const startOf = ({age, hour}: Input) => Date.UTC(2026, 9, 1, hour) - age * DAY_MS
const untilOf = (input: Input) =>
  'days' in input.end ? startOf(input) + input.end.days * DAY_MS : Number.POSITIVE_INFINITY

/** All days on which it starts, until the window ends. */
function modelOf(input: Input): number[] {
  const start = startOf(input)
  const first = new Date(start)
  const week = (at: number) => {
    const firstDay = input.weekStart === 'SU' ? 0 : 1
    return Math.floor((at / DAY_MS + 4 - firstDay) / 7)
  }
  const months = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth()
  const nth = (at: Date) => Math.ceil(at.getUTCDate() / 7)
  const isDue = (at: Date) => {
    const isSameDate = at.getUTCDate() === first.getUTCDate()
    const isSameWeekday = at.getUTCDay() === first.getUTCDay()
    const isMonth = (months(at) - months(first)) % input.interval === 0
    const paces: Record<string, boolean> = {
      DAILY: ((at.getTime() - start) / DAY_MS) % input.interval === 0,
      WEEKLY:
        (week(at.getTime()) - week(start)) % input.interval === 0 &&
        [...input.weekdays, first.getUTCDay()].includes(at.getUTCDay()),
      MONTHLY: isMonth && isSameDate,
      'WEEKDAY OF MONTH': isMonth && isSameWeekday && nth(at) === nth(first),
      YEARLY:
        (at.getUTCFullYear() - first.getUTCFullYear()) % input.interval === 0 &&
        isSameDate &&
        at.getUTCMonth() === first.getUTCMonth(),
    }
    return paces[input.freq] ?? false
  }
  const starts: number[] = []
  const last = Math.min(untilOf(input), WINDOW.to + DAY_MS)
  for (let at = start; at <= last; at += DAY_MS) if (isDue(new Date(at))) starts.push(at)
  return 'count' in input.end ? starts.slice(0, input.end.count) : starts
}

function textOf(input: Input, excluded: number[]) {
  const {zone, freq, interval, weekdays, weekStart, end} = input
  const start = startOf(input)
  const first = new Date(start)
  const days = [...new Set([...weekdays, first.getUTCDay()])].map(day => WEEKDAYS[day])
  const nth = `${Math.ceil(first.getUTCDate() / 7)}${WEEKDAYS[first.getUTCDay()]}`
  const parts = [
    `FREQ=${freq === 'WEEKDAY OF MONTH' ? 'MONTHLY' : freq}`,
    `INTERVAL=${interval}`,
    freq === 'WEEKLY' && `BYDAY=${days.join(',')}`,
    freq === 'WEEKDAY OF MONTH' && `BYDAY=${nth}`,
    weekStart && `WKST=${weekStart}`,
    'count' in end && `COUNT=${end.count}`,
    'days' in end && `UNTIL=${compact(instantOf(untilOf(input), zone))}Z`,
  ]
  return event(
    [
      `DTSTART;TZID=${zone}:${compact(start)}`,
      'DURATION:PT30M',
      `RRULE:${parts.filter(Boolean).join(';')}`,
      ...excluded.map(wall => `EXDATE;TZID=${zone}:${compact(wall)}`),
    ].join('\n'),
  )
}

/** The moment at which a clock there shows it: one of the offsets that these zones have. */
function instantOf(wall: number, zone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{timeZone: zone, dateStyle: 'short', timeStyle: 'medium'},
  })
  const shown = new Date(wall).toISOString().slice(0, 19).replace('T', ' ')
  const offset = [-5, -4, 0, 1, 4].find(hours => format.format(wall - hours * 3_600_000) === shown)
  assert.notEqual(offset, undefined, shown)
  return wall - (offset ?? 0) * 3_600_000
}

describe('rules of repeated events', () => {
  it('an event starts on the very days of a model that looks at each day', () => {
    assertProperty(
      fc.property(inputs, input => {
        const all = modelOf(input)
        const excluded = all.filter((_, index) => input.excluded.includes(index))
        const expected = all
          .filter(wall => !excluded.includes(wall))
          .map(wall => instantOf(wall, input.zone))
          .filter(instant => instant < WINDOW.to && instant + 1_800_000 > WINDOW.from)
        const {busy, unreadable} = readCalendar(textOf(input, excluded), WINDOW)
        assert.equal(unreadable, 0)
        assert.deepEqual(
          busy.map(({from}) => new Date(from).toISOString()),
          expected.map(instant => new Date(Math.max(instant, WINDOW.from)).toISOString()),
        )
      }),
      {once: 100, all: 3_000},
    )
  })
})
