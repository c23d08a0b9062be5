import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {asNotDelivered, NotDelivered} from '#server/platform/outbox/kind.ts'

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('reasons of failed deliveries', () => {
  it('NotDelivered is not final and has no extra delay unless they are given', () => {
    const {message, name, final, rest} = new NotDelivered('answered 503')
    assert.deepEqual([message, name, final, rest], ['answered 503', 'NotDelivered', false, 0])
    const ended = new NotDelivered('answered 410', {final: true, rest: 5})
    assert.deepEqual([ended.final, ended.rest], [true, 5])
  })

  it('asNotDelivered() returns a NotDelivered error unchanged', () => {
    const rejection = new NotDelivered('answered 410', {final: true})
    assert.equal(asNotDelivered(rejection), rejection)
  })

  const reported: [what: string, error: unknown, reason: string][] = [
    ['an error code', failure('x', {code: 'ECONNREFUSED'}), 'ECONNREFUSED'],
    [
      'an error code and an SMTP reply code',
      failure('x', {code: 'EENVELOPE', responseCode: 451}),
      'EENVELOPE 451',
    ],
    ['a cause with a code', failure('fetch failed', {cause: {code: 'ENOTFOUND'}}), 'ENOTFOUND'],
    [
      'an error with a code whose cause has another',
      failure('x', {code: 'EAUTH', cause: {code: 'ENOTFOUND'}}),
      'EAUTH',
    ],
    ['an error without a code', new TypeError('to layla@example.com'), 'TypeError'],
    ['a code that is a sentence', failure('x', {code: 'user layla unknown'}), 'Error'],
    ['a code of 41 characters', failure('x', {code: 'A'.repeat(41)}), 'Error'],
    ['a code of 40 characters', failure('x', {code: 'A'.repeat(40)}), 'A'.repeat(40)],
    ['a string', 'layla@example.com', 'unknown'],
    ['null', null, 'unknown'],
    ['undefined', undefined, 'unknown'],
    ['an object that is no error', {reply: 'layla'}, 'unknown'],
  ]
  for (const [what, error, reason] of reported) {
    it(`asNotDelivered() reports "${reason}" for ${what}`, () => {
      const {message, final, rest} = asNotDelivered(error)
      assert.deepEqual([message, final, rest], [reason, false, 0])
    })
  }
})
