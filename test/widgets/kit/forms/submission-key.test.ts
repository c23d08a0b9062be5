import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {newKey, submissionKeys} from '#kit/forms/submission-key.ts'

describe('idempotency key of an enquiry', () => {
  it('the idempotency key is the same for each retry of the same content', () => {
    const keys = submissionKeys()
    assert.equal(keys.keyOf({name: 'Omar'}), keys.keyOf({name: 'Omar'}))
  })

  it('the idempotency key changes whenever the content changes', () => {
    const keys = submissionKeys()
    const first = keys.keyOf({name: 'Omar'})
    assert.notEqual(keys.keyOf({name: 'Layla'}), first)
    assert.notEqual(keys.keyOf({name: 'Omar'}), first)
  })

  it('the idempotency key changes after acceptance, even for the same content', () => {
    const keys = submissionKeys()
    const first = keys.keyOf({name: 'Omar'})
    keys.renew()
    const next = keys.keyOf({name: 'Omar'})
    assert.notEqual(next, first)
    assert.equal(keys.keyOf({name: 'Omar'}), next)
  })

  it('the idempotency key depends on name, size and time of the files', () => {
    const file = (content: string, name: string, lastModified: number) => ({
      media: [new File([content], name, {lastModified})],
    })
    const keys = submissionKeys()
    const attempts = [
      file('abc', 'cv.pdf', 1),
      file('xyz', 'cv.pdf', 1),
      file('abc', 'cv.pdf', 2),
      file('abcd', 'cv.pdf', 2),
      file('abcd', 'other.pdf', 2),
    ].map(keys.keyOf)
    // The second differs from the first only in its content, which is not read.
    assert.equal(attempts[0], attempts[1])
    assert.equal(new Set(attempts).size, 4)
  })

  it('the idempotency key is 128 random bits in hexadecimal', () => {
    const keys = Array.from({length: 64}, newKey)
    assert.equal(new Set(keys).size, 64)
    for (const key of keys) assert.match(key, /^[0-9a-f]{32}$/)
  })
})
