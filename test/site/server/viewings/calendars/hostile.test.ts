import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {CalendarRefused} from '#server/viewings/calendars/ical/refused.ts'
import {readCalendar} from '#server/viewings/calendars/read-calendar.ts'
import {assertProperty} from '../../../../support/property-based.ts'
import {calendar, event, WINDOW} from '../../support/viewings/calendars.ts'

const VISIT = 'DTSTART:20261201T060000Z\nDURATION:PT1H'
const refusal = (text: string) => {
  try {
    return readCalendar(text, WINDOW)
  } catch (error) {
    assert.ok(error instanceof CalendarRefused, `${error}`)
    return error.message
  }
}

describe('a calendar that is none, or is made to do harm', () => {
  for (const [what, text, says] of [
    ['a page to sign in', '<!doctype html><title>Sign in</title>', 'is no calendar'],
    ['an empty file', '', 'is no calendar'],
    ['a file that ends in the middle', event(VISIT).slice(0, 120), 'ends in the middle'],
    ['a file of more than 10 MB', 'x'.repeat(10_000_001), 'is too large'],
    [
      'components inside of each other',
      calendar('BEGIN:VEVENT\n'.repeat(9)),
      'is nested too deeply',
    ],
    [
      'more events than any calendar',
      calendar('BEGIN:VEVENT\nEND:VEVENT\n'.repeat(50_001)),
      'has more than 50000 events',
    ],
    [
      'a file with more time zones than the world',
      calendar(
        Array.from(
          {length: 201},
          (_, index) => `BEGIN:VEVENT\nDTSTART;TZID=Zone ${index}:20261201T060000\nEND:VEVENT`,
        ).join('\n'),
      ),
      'names too many time zones',
    ],
  ] as const)
    it(`${what} is refused: it ${says}`, () => assert.equal(refusal(text), says))

  for (const [what, rule] of [
    ['every second for ever', 'FREQ=SECONDLY'],
    ['every minute, a billion times', 'FREQ=MINUTELY;COUNT=1000000000'],
    ['every billion days', 'FREQ=DAILY;INTERVAL=1000000000'],
    [
      'at every second of a day',
      `FREQ=DAILY;BYSECOND=${[...Array(60).keys()]};BYMINUTE=${[...Array(60).keys()]}`,
    ],
    ['as nobody defined', 'FREQ=NEVER'],
    ['on a day that is none', 'FREQ=MONTHLY;BYDAY=9XX'],
  ] as const)
    it(`an event that repeats ${what} is left out, and those beside it are read`, () => {
      const bad = `BEGIN:VEVENT\nUID:bad\nDTSTART:20100101T060000Z\nDURATION:PT1S\nRRULE:${rule}\nEND:VEVENT`
      const read = readCalendar(calendar(`${bad}\nBEGIN:VEVENT\n${VISIT}\nEND:VEVENT`), WINDOW)
      assert.equal(read.unreadable, 1)
      assert.ok(read.busy.some(({from}) => from === Date.UTC(2026, 11, 1, 6)))
    })

  it('a rule that no day can match ends', () => {
    for (const rule of [
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
      'FREQ=WEEKLY;BYMONTH=13',
    ])
      readCalendar(event(`${VISIT}\nRRULE:${rule}`), WINDOW)
  })

  it('many events that repeat since long ago are refused, not read for minutes', () => {
    const one = (index: number) =>
      `BEGIN:VEVENT\nUID:${index}\nDTSTART:20200101T060000Z\nDURATION:PT1M\nRRULE:FREQ=HOURLY;COUNT=60000\nEND:VEVENT`
    const says = refusal(calendar(Array.from({length: 20}, (_, index) => one(index)).join('\n')))
    assert.equal(says, 'repeats its events too often')
  })

  it('a property folded a million times, and one that is longer than any, are left out', () => {
    const folded = event(`SUMMARY:x${'\r\n x'.repeat(1_000_000)}\n${VISIT}`)
    assert.deepEqual(readCalendar(folded, WINDOW).unreadable, 0)
    const long = `${VISIT}\nEXDATE:${'20261202T060000Z,'.repeat(10_000)}20261203T060000Z`
    assert.deepEqual(readCalendar(event(long), WINDOW), {busy: [], unreadable: 1})
  })

  for (const broken of [
    'DTSTART:tomorrow',
    'DTSTART:20261301T250000Z',
    'DTSTART;TZID=:20261201T060000',
    'DTSTART',
    'DURATION:PT1H',
    `${VISIT}\nDTEND:99991231T235959Z`,
    `${VISIT}\nBEGIN:VALARM`,
    `${VISIT}\nRRULE:FREQ`,
    `${VISIT}\nRDATE:soon`,
  ])
    it(`an event with ${JSON.stringify(broken)} does not end the reading of others`, () => {
      const text = calendar(
        `BEGIN:VEVENT\nUID:broken\n${broken}\nEND:VEVENT\nBEGIN:VEVENT\nUID:good\nDTSTART:20261203T060000Z\nDURATION:PT1H\nEND:VEVENT`,
      )
      assert.ok(readCalendar(text, WINDOW).busy.some(({from}) => from === Date.UTC(2026, 11, 3, 6)))
    })

  it('whatever is changed in a calendar, it is read or refused, and its times are in the window', () => {
    const text = event(
      `DTSTART;TZID=Europe/London:20261201T060000
      DTEND;TZID=Europe/London:20261201T070000
      RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270301T000000Z
      EXDATE;TZID=Europe/London:20261215T060000
      RDATE;VALUE=PERIOD:20261204T060000Z/PT30M`,
    )
    const change = fc.record({
      at: fc.integer({min: 0, max: text.length}),
      length: fc.integer({min: 0, max: 30}),
      by: fc.oneof(
        fc.string({maxLength: 8}),
        fc.constantFrom(
          '\r\n',
          ';',
          ':',
          '=',
          ',',
          '99',
          '-',
          'BEGIN:VEVENT\r\n',
          'END:VEVENT\r\n',
        ),
      ),
    })
    assertProperty(
      fc.property(fc.array(change, {minLength: 1, maxLength: 4}), changes => {
        const changed = changes.reduce(
          (before, {at, length, by}) => before.slice(0, at) + by + before.slice(at + length),
          text,
        )
        const read = refusal(changed)
        if (typeof read === 'string') return
        let last = WINDOW.from - 1
        for (const {from, to} of read.busy) {
          assert.ok(from > last && from < to && to <= WINDOW.to)
          last = to
        }
      }),
      {once: 200, all: 5_000},
    )
  })
})
