import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {readCalendar} from '#server/viewings/calendars/read-calendar.ts'
import {busyIn, calendar, event, lines, WINDOW} from '../../support/viewings/calendars.ts'

const reads = (inside: string, ...busy: string[]) => assert.deepEqual(busyIn(event(inside)), busy)

describe('busy times of a calendar', () => {
  it('an event is busy from its start to its end, whichever zone it is written in', () => {
    const same = ['2026-12-01 10:00 to 2026-12-01 11:30']
    reads('DTSTART:20261201T060000Z\nDTEND:20261201T073000Z', ...same)
    reads('DTSTART;TZID=Asia/Dubai:20261201T100000\nDURATION:PT1H30M', ...same)
    reads(
      'DTSTART;TZID=America/New_York:20261201T010000\nDTEND;TZID=Europe/London:20261201T073000',
      ...same,
    )
  })

  it('times without a zone, and with one that nobody knows, are those of the office', () => {
    const same = ['2026-12-01 10:00 to 2026-12-01 11:00']
    reads('DTSTART:20261201T100000\nDURATION:PT1H', ...same)
    reads('DTSTART;TZID=My zone:20261201T100000\nDURATION:PT1H', ...same)
  })

  it('zones have the names of Windows, or addresses before their names, without a definition', () => {
    const atTen = (zone: string) =>
      reads(
        `DTSTART;TZID=${zone}:20261201T060000\nDURATION:PT1H`,
        '2026-12-01 10:00 to 2026-12-01 11:00',
      )
    atTen('GMT Standard Time')
    atTen('"GMT Standard Time"')
    atTen('/freeassociation.sourceforge.net/Europe/London')
    atTen('/mozilla.org/20050126_1/Europe/London')
    atTen('UTC')
  })

  it('days are whole days of the office, the last one not included', () => {
    reads('DTSTART;VALUE=DATE:20261201', '2026-12-01 00:00 to 2026-12-02 00:00')
    reads(
      'DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261204',
      '2026-12-01 00:00 to 2026-12-04 00:00',
    )
    reads(
      'DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261201',
      '2026-12-01 00:00 to 2026-12-02 00:00',
    )
  })

  it('an event that began before the window, or ends after it, is busy within it', () => {
    reads(
      'DTSTART:20261120T060000Z\nDTEND:20270601T060000Z',
      '2026-12-01 00:00 to 2027-04-15 00:00',
    )
    reads('DTSTART:20261101T060000Z\nDTEND:20261130T190000Z')
    reads('DTSTART:20270415T060000Z\nDTEND:20270415T190000Z')
  })

  for (const line of [
    'TRANSP:TRANSPARENT',
    'STATUS:CANCELLED',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'transp:transparent',
  ])
    it(`an event with ${line} leaves its time free`, () => {
      reads(`DTSTART:20261201T060000Z\nDTEND:20261201T070000Z\n${line}`)
    })

  it('tentative events and those out of the office are busy', () => {
    for (const status of ['TENTATIVE', 'OOF', 'BUSY'])
      reads(
        `DTSTART:20261201T060000Z\nDURATION:PT1H\nX-MICROSOFT-CDO-BUSYSTATUS:${status}`,
        '2026-12-01 10:00 to 2026-12-01 11:00',
      )
  })

  it('a reminder without a length takes no time, nor does an event that ends before it starts', () => {
    reads('DTSTART:20261201T060000Z')
    reads('DTSTART:20261201T060000Z\nDTEND:20261201T050000Z')
  })

  it('times of an alarm in an event are not the event’s', () => {
    reads(
      `DTSTART:20261201T060000Z
      DTEND:20261201T070000Z
      BEGIN:VALARM
      TRIGGER:-PT15M
      DURATION:PT9H
      END:VALARM`,
      '2026-12-01 10:00 to 2026-12-01 11:00',
    )
  })

  it('busy times that overlap or touch are one', () => {
    const at = (starts: string, ends: string) =>
      `BEGIN:VEVENT\nDTSTART:20261201T${starts}00Z\nDTEND:20261201T${ends}00Z\nEND:VEVENT`
    const parts = [at('1000', '1100'), at('0600', '0700'), at('0700', '0800'), at('0630', '0730')]
    assert.deepEqual(busyIn(calendar(parts.join('\n'))), [
      '2026-12-01 10:00 to 2026-12-01 12:00',
      '2026-12-01 14:00 to 2026-12-01 15:00',
    ])
  })

  it('nothing but times is returned', () => {
    const text = event(
      `DTSTART:20261201T060000Z
      DURATION:PT1H
      LOCATION:Clinic
      ATTENDEE;CN=Layla:mailto:layla@example.com`,
    )
    const says = JSON.stringify(readCalendar(text, WINDOW))
    assert.equal(
      says,
      `{"busy":[{"from":${Date.UTC(2026, 11, 1, 6)},"to":${Date.UTC(2026, 11, 1, 7)}}],"unreadable":0}`,
    )
  })

  it('files of several calendars, with other line ends or a mark at their start, are read', () => {
    const text = event('DTSTART:20261201T060000Z\nDURATION:PT1H')
    const same = ['2026-12-01 10:00 to 2026-12-01 11:00']
    const spellings = [
      `\uFEFF${text}`,
      text.replaceAll('\r\n', '\n'),
      text.replaceAll('\r\n', '\r'),
    ]
    for (const spelling of spellings) assert.deepEqual(busyIn(spelling), same)
    const other = text.replaceAll('20261201', '20261202').replace('one@', 'two@')
    assert.deepEqual(busyIn(text + other), [...same, '2026-12-02 10:00 to 2026-12-02 11:00'])
  })

  it('properties are read across their folds', () => {
    const text = lines(
      `BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART;TZID=Euro
      >pe/London:2026120
      >1T060000
      DURATION:PT1H
      END:VEVENT
      END:VCALENDAR`,
    )
    assert.deepEqual(busyIn(text), ['2026-12-01 10:00 to 2026-12-01 11:00'])
  })
})
