import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {readCalendar} from '#server/viewings/calendars/read-calendar.ts'
import {readInThread} from '#server/viewings/calendars/read-in-thread.ts'
import {calendar, event, WINDOW} from '../../support/viewings/calendars.ts'

const VISIT = 'DTSTART:20261201T060000Z\nDURATION:PT1H'

describe('the thread that reads a calendar', () => {
  it('a calendar is read on a thread as without one', async () => {
    assert.deepEqual(
      await readInThread({text: event(VISIT), window: WINDOW}),
      readCalendar(event(VISIT), WINDOW),
    )
    await assert.rejects(readInThread({text: '', window: WINDOW}), {message: 'is no calendar'})
  })

  it('a calendar is given up when it takes too long, or too much memory', async () => {
    const slow = readInThread({text: event(VISIT), window: WINDOW}, {timeoutMs: 0, heapMb: 256})
    await assert.rejects(slow, {message: 'takes too long to read'})
    const large = calendar(`BEGIN:VEVENT\n${'RDATE:20261201T060000Z\n'.repeat(300_000)}END:VEVENT`)
    const small = readInThread({text: large, window: WINDOW}, {timeoutMs: 60_000, heapMb: 16})
    await assert.rejects(small, {message: 'takes too much memory to read'})
  })
})
