import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {busyIn, calendar, event, windowOf} from '../../support/viewings/calendars.ts'

const DECEMBER = windowOf('2026-12-01', '2026-12-15')
const daysOf = (text: string, window = DECEMBER) =>
  busyIn(text, window).map(busy => busy.replace(/2026-12-/g, '').replace(/ to \d\d /, '-'))

const reads = (inside: string, ...busy: string[]) =>
  assert.deepEqual(
    daysOf(event(`DTSTART;TZID=Asia/Dubai:20261201T100000\nDURATION:PT1H\n${inside}`)),
    busy,
  )

describe('events that repeat', () => {
  it('a weekly event is busy on each of its days until its end', () => {
    reads(
      'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261210T060000Z',
      ...['01 10:00-11:00', '03 10:00-11:00', '08 10:00-11:00', '10 10:00-11:00'],
    )
  })

  it('an end in UTC includes a start in the evening of the office', () => {
    const evening = (until: string) =>
      daysOf(
        event(
          `DTSTART;TZID=Asia/Dubai:20261201T200000
          DURATION:PT1H
          RRULE:FREQ=DAILY;UNTIL=${until}`,
        ),
      )
    const both = ['01 20:00-21:00', '02 20:00-21:00']
    assert.deepEqual(evening('20261202T195959Z'), both)
    assert.deepEqual(evening('20261202T155959Z'), both.slice(0, 1))
    assert.deepEqual(evening('20261202'), both)
    assert.deepEqual(evening('20261202T200000'), both)
  })

  it('a number of times is counted from the start, also long before the window', () => {
    const since = (count: number) =>
      daysOf(
        event(
          `DTSTART;TZID=Asia/Dubai:20261101T100000
          DURATION:PT1H
          RRULE:FREQ=DAILY;COUNT=${count}`,
        ),
      )
    assert.deepEqual(since(32), ['01 10:00-11:00', '02 10:00-11:00'])
    assert.deepEqual(since(30), [])
  })

  it('starts that are excluded are free, in whichever zone they are written', () => {
    reads(
      `RRULE:FREQ=DAILY;COUNT=4
      EXDATE;TZID=Asia/Dubai:20261202T100000,20261203T100000
      EXDATE:20261204T060000Z`,
      '01 10:00-11:00',
    )
    reads('RRULE:FREQ=DAILY;COUNT=2\nEXDATE;VALUE=DATE:20261201', '02 10:00-11:00')
    reads('RRULE:FREQ=DAILY;COUNT=2\nEXDATE:20261202T103000', '01 10:00-11:00', '02 10:00-11:00')
  })

  it('added starts are busy, some with a length of their own', () => {
    reads(
      'RDATE;TZID=Asia/Dubai:20261203T150000\nRDATE;VALUE=PERIOD:20261204T060000Z/PT30M',
      ...['01 10:00-11:00', '03 15:00-16:00', '04 10:00-10:30'],
    )
  })

  it('a start that was moved is busy where it went, one that was cancelled is free', () => {
    const text = calendar(
      `BEGIN:VEVENT
      UID:series@tests
      RECURRENCE-ID;TZID=Asia/Dubai:20261202T100000
      DTSTART;TZID=Asia/Dubai:20261202T160000
      DURATION:PT2H
      END:VEVENT
      BEGIN:VEVENT
      UID:series@tests
      DTSTART;TZID=Asia/Dubai:20261201T100000
      DURATION:PT1H
      RRULE:FREQ=DAILY;COUNT=4
      END:VEVENT
      BEGIN:VEVENT
      UID:series@tests
      RECURRENCE-ID:20261203T060000Z
      DTSTART;TZID=Asia/Dubai:20261203T100000
      DURATION:PT1H
      STATUS:CANCELLED
      END:VEVENT
      BEGIN:VEVENT
      UID:series@tests
      RECURRENCE-ID:20261204T060000Z
      DTSTART;TZID=Asia/Dubai:20261204T100000
      DURATION:PT1H
      TRANSP:TRANSPARENT
      END:VEVENT`,
    )
    assert.deepEqual(daysOf(text), ['01 10:00-11:00', '02 16:00-18:00'])
  })

  it('a start may be moved into the window from outside of it, and out of it', () => {
    const moved = (from: string, to: string) =>
      daysOf(
        calendar(
          `BEGIN:VEVENT
          UID:series@tests
          DTSTART;TZID=Asia/Dubai:20261110T100000
          DURATION:PT1H
          RRULE:FREQ=MONTHLY
          END:VEVENT
          BEGIN:VEVENT
          UID:series@tests
          RECURRENCE-ID;TZID=Asia/Dubai:${from}T100000
          DTSTART;TZID=Asia/Dubai:${to}T100000
          DURATION:PT1H
          END:VEVENT`,
        ),
      )
    assert.deepEqual(moved('20270110', '20261205'), ['05 10:00-11:00', '10 10:00-11:00'])
    assert.deepEqual(moved('20261210', '20270105'), [])
  })

  it('a change of one start and all that follow moves them', () => {
    const text = calendar(
      `BEGIN:VEVENT
      UID:series@tests
      DTSTART;TZID=Asia/Dubai:20261201T100000
      DURATION:PT1H
      RRULE:FREQ=DAILY;COUNT=4
      END:VEVENT
      BEGIN:VEVENT
      UID:series@tests
      RECURRENCE-ID;TZID=Asia/Dubai;RANGE=THISANDFUTURE:20261203T100000
      DTSTART;TZID=Asia/Dubai:20261203T120000
      DURATION:PT2H
      END:VEVENT`,
    )
    assert.deepEqual(daysOf(text), [
      '01 10:00-11:00',
      '02 10:00-11:00',
      '03 12:00-14:00',
      '04 12:00-14:00',
    ])
  })

  it('days that repeat are whole days, with the days that are excluded', () => {
    const text = event(
      `DTSTART;VALUE=DATE:20261101
      DTEND;VALUE=DATE:20261102
      RRULE:FREQ=WEEKLY
      EXDATE;VALUE=DATE:20261206`,
    )
    assert.deepEqual(busyIn(text, DECEMBER), ['2026-12-13 00:00 to 2026-12-14 00:00'])
  })

  it('an event of years ago is read at once', () => {
    const text = event(
      `DTSTART;TZID=Asia/Dubai:19700101T100000
      DURATION:PT1H
      RRULE:FREQ=HOURLY;INTERVAL=5`,
    )
    const busy = busyIn(text, windowOf('2026-12-01', '2026-12-02'))
    assert.equal(busy.length, 5)
    const weekly = event(
      `DTSTART;TZID=Asia/Dubai:20000105T100000
      DURATION:PT1H
      RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU`,
    )
    // From Sunday 2 January 2000, the 703rd fortnight ends on 12 December 2026.
    assert.deepEqual(daysOf(weekly), ['02 10:00-11:00', '14 10:00-11:00'])
  })

  it('the last working day of a month, as Outlook repeats it', () => {
    const text = event(
      `DTSTART;TZID=Asia/Dubai:20261130T100000
      DURATION:PT1H
      RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1`,
    )
    assert.deepEqual(busyIn(text), [
      '2026-12-31 10:00 to 2026-12-31 11:00',
      '2027-01-29 10:00 to 2027-01-29 11:00',
      '2027-02-26 10:00 to 2027-02-26 11:00',
      '2027-03-31 10:00 to 2027-03-31 11:00',
    ])
  })
})
