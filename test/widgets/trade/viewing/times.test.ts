import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {ownTime, viewingClock, viewingDay} from '#trade/viewing/times.ts'

const ENGLISH = 'en-GB'

describe('hour of a viewing', () => {
  it('an hour is shown as a clock at the office shows it, in the language of the page', () => {
    const starts = '2026-12-01T06:30:00Z'
    assert.equal(viewingClock(starts, ENGLISH), '10:30')
    assert.equal(viewingDay(starts, ENGLISH), 'Tuesday 1 December')
    assert.equal(viewingDay(starts, 'fr-FR'), 'mardi 1 décembre')
    assert.match(viewingDay(starts, 'ar-AE'), /ديسمبر/)
  })

  it('a visitor whose clock shows the same as the office’s is shown no second time', () => {
    for (const zone of ['Asia/Dubai', 'Asia/Muscat'])
      assert.equal(ownTime('2026-12-01T06:30:00Z', ENGLISH, zone), undefined)
  })

  const changes: [zone: string, starts: string, clock: string][] = [
    // London's clocks are set forward on 29 March 2026, and back on 25 October.
    ['Europe/London', '2026-03-28T06:00:00Z', '06:00'],
    ['Europe/London', '2026-03-30T06:00:00Z', '07:00'],
    ['Europe/London', '2026-10-24T06:00:00Z', '07:00'],
    ['Europe/London', '2026-10-26T06:00:00Z', '06:00'],
    // New York's on 8 March and 1 November.
    ['America/New_York', '2026-03-07T14:00:00Z', '09:00'],
    ['America/New_York', '2026-03-09T14:00:00Z', '10:00'],
    ['America/New_York', '2026-10-31T14:00:00Z', '10:00'],
    ['America/New_York', '2026-11-02T14:00:00Z', '09:00'],
  ]
  for (const [zone, starts, clock] of changes) {
    it(`on ${starts.slice(0, 10)} the visitor in ${zone} reads ${clock}, and the office the usual hour`, () => {
      assert.deepEqual(ownTime(starts, ENGLISH, zone), {clock})
      assert.equal(viewingClock(starts, ENGLISH), starts.includes('T06') ? '10:00' : '18:00')
    })
  }

  it('a visitor for whom it is another day reads that day, too', () => {
    assert.deepEqual(ownTime('2026-12-01T06:00:00Z', ENGLISH, 'America/Los_Angeles'), {
      clock: '22:00',
      day: 'Monday 30 November',
    })
  })
})
