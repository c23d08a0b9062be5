/** Calendars in the forms in which they are published. */
import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {describe, it} from 'node:test'
import {readCalendar} from '#server/viewings/calendars/read-calendar.ts'
import {busyIn, WINDOW, windowOf} from '../../support/viewings/calendars.ts'

const read = (name: string) =>
  readFile(new URL(`../../support/viewings/dialects/${name}.ics`, import.meta.url), 'utf8')

describe('published calendars', () => {
  it('a calendar of Google has its meetings, its moved ones, and days away, but no birthdays', async () => {
    const text = await read('google')
    assert.deepEqual(busyIn(text, windowOf('2026-12-01', '2026-12-20')), [
      '2026-12-02 10:00 to 2026-12-02 11:00',
      '2026-12-03 18:30 to 2026-12-03 19:00',
      '2026-12-10 00:00 to 2026-12-12 00:00',
      '2026-12-15 16:00 to 2026-12-15 16:30',
    ])
    assert.equal(readCalendar(text, WINDOW).unreadable, 0)
  })

  it('a calendar of Google has an hour of London an hour later in Dubai’s winter', async () => {
    const text = (await read('google')).replaceAll('20261203T1', '20270401T1')
    assert.deepEqual(busyIn(text, windowOf('2027-04-01', '2027-04-02')), [
      '2027-04-01 17:30 to 2027-04-01 18:00',
    ])
  })

  it('a calendar of Apple has its events, those without a zone by the clock of the office', async () => {
    const text = await read('apple')
    assert.deepEqual(busyIn(text, windowOf('2026-12-01', '2027-01-15')), [
      '2026-12-02 10:30 to 2026-12-02 11:30',
      '2026-12-03 18:00 to 2026-12-03 19:00',
      '2026-12-07 13:00 to 2026-12-07 14:00',
      '2026-12-21 13:00 to 2026-12-21 14:00',
    ])
    assert.equal(readCalendar(text, WINDOW).unreadable, 0)
  })

  it('a calendar of Outlook has its zones of Windows and its own, and what it shows as free is free', async () => {
    const text = await read('outlook')
    const december = [
      '2026-12-02 11:00 to 2026-12-02 12:00',
      '2026-12-03 09:00 to 2026-12-03 10:00',
      '2026-12-04 13:00 to 2026-12-04 13:30',
      '2026-12-10 00:00 to 2026-12-12 00:00',
    ]
    assert.deepEqual(busyIn(text, windowOf('2026-12-01', '2026-12-31')), december)
    assert.deepEqual(busyIn(text, windowOf('2027-04-01', '2027-04-10')), [
      '2027-04-02 12:00 to 2027-04-02 12:30',
    ])
    assert.equal(readCalendar(text, WINDOW).unreadable, 0)
    // Its short form has the names of zones alone.
    const short = text.replace(/BEGIN:VTIMEZONE\r\nTZID:Arabian[\s\S]*?END:VTIMEZONE\r\n/, '')
    assert.deepEqual(busyIn(short, windowOf('2026-12-01', '2026-12-31')), december)
  })
})
