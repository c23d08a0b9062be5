import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {timeLimit} from '../../../../widgets/shared/api/time-limit.ts'

const LONG = 60_000

describe('a limit of time', () => {
  it('aborts when the time is over', async () => {
    for (const signal of [timeLimit(1), timeLimit(1, new AbortController().signal)]) {
      await new Promise(resolve => signal.addEventListener('abort', resolve))
      assert.equal(signal.reason.name, 'TimeoutError')
    }
  })

  it('aborts with the signal that was given, and for its reason', () => {
    const given = new AbortController()
    const signal = timeLimit(LONG, given.signal)
    assert.equal(signal.aborted, false)
    given.abort('superseded')
    assert.equal(signal.reason, 'superseded')
  })

  it('is over from the start where the signal was aborted before', () => {
    assert.equal(timeLimit(LONG, AbortSignal.abort('superseded')).reason, 'superseded')
  })
})
