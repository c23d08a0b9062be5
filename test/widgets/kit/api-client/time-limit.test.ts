import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {timeLimit} from '#kit/api-client/client.ts'

const LONG = 60_000

describe('timeout signal', () => {
  it('a timeout signal aborts with a TimeoutError when its time is over', async () => {
    for (const signal of [timeLimit(1), timeLimit(1, new AbortController().signal)]) {
      await new Promise(resolve => signal.addEventListener('abort', resolve))
      assert.equal(signal.reason.name, 'TimeoutError')
    }
  })

  it('a timeout signal aborts with the given signal, for the same reason', () => {
    const given = new AbortController()
    const signal = timeLimit(LONG, given.signal)
    assert.equal(signal.aborted, false)
    given.abort('superseded')
    assert.equal(signal.reason, 'superseded')
  })

  it('a timeout signal is aborted from the start if the given signal is', () => {
    assert.equal(timeLimit(LONG, AbortSignal.abort('superseded')).reason, 'superseded')
  })
})
