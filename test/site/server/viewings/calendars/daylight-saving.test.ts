import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {busyIn, event, windowOf} from '../../support/viewings/calendars.ts'

describe('an hour in Dubai where clocks are changed elsewhere', () => {
  const weekly = (zone: string, start: string) =>
    busyIn(
      event(`DTSTART;TZID=${zone}:${start}\nDURATION:PT1H\nRRULE:FREQ=WEEKLY`),
      windowOf('2026-10-15', '2026-11-15'),
    ).map(busy => busy.slice(5, 16))

  it('a weekly hour of London comes an hour later after its summer', () => {
    assert.deepEqual(weekly('Europe/London', '20261004T090000'), [
      ...['10-18 12:00', '10-25 13:00', '11-01 13:00', '11-08 13:00'],
    ])
  })

  it('a weekly hour of New York comes an hour later a week after that', () => {
    assert.deepEqual(weekly('America/New_York', '20261004T020000'), [
      ...['10-18 10:00', '10-25 10:00', '11-01 11:00', '11-08 11:00'],
    ])
    assert.deepEqual(weekly('Eastern Standard Time', '20261004T020000'), [
      ...['10-18 10:00', '10-25 10:00', '11-01 11:00', '11-08 11:00'],
    ])
  })

  it('an hour that London has twice is the first, one that it leaves out comes an hour later', () => {
    const once = (start: string) =>
      busyIn(
        event(`DTSTART;TZID=Europe/London:${start}\nDURATION:PT30M`),
        windowOf('2026-03-01', '2026-11-01'),
      )[0]?.slice(0, 16)
    assert.equal(once('20261025T013000'), '2026-10-25 04:30')
    assert.equal(once('20261025T003000'), '2026-10-25 03:30')
    assert.equal(once('20261025T020000'), '2026-10-25 06:00')
    assert.equal(once('20260329T013000'), '2026-03-29 05:30')
    assert.equal(once('20260329T003000'), '2026-03-29 04:30')
    assert.equal(once('20260329T020000'), '2026-03-29 05:00')
  })

  it('an event across the end of summer time lasts as long as its own clock says', () => {
    const text = event(
      'DTSTART;TZID=Europe/London:20261025T003000\nDTEND;TZID=Europe/London:20261025T033000',
    )
    assert.deepEqual(busyIn(text, windowOf('2026-10-20', '2026-11-01')), [
      '2026-10-25 03:30 to 2026-10-25 07:30',
    ])
  })
})
