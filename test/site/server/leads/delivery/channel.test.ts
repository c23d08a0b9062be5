import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {asNotDelivered, NotDelivered} from '../../../../../site/server/leads/delivery/channel.ts'

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('why a lead was not delivered', () => {
  it('is tried again, at the usual time, unless something else is said', () => {
    const {message, name, final, rest} = new NotDelivered('answered 503')
    assert.deepEqual([message, name, final, rest], ['answered 503', 'NotDelivered', false, 0])
    const ended = new NotDelivered('answered 410', {final: true, rest: 5})
    assert.deepEqual([ended.final, ended.rest], [true, 5])
  })

  it('stays what it is', () => {
    const refusal = new NotDelivered('answered 410', {final: true})
    assert.equal(asNotDelivered(refusal), refusal)
  })

  const told: [what: string, error: unknown, reason: string][] = [
    ['a code', failure('x', {code: 'ECONNREFUSED'}), 'ECONNREFUSED'],
    [
      'a code and that of a mail server',
      failure('x', {code: 'EENVELOPE', responseCode: 451}),
      'EENVELOPE 451',
    ],
    ['the code of a cause', failure('fetch failed', {cause: {code: 'ENOTFOUND'}}), 'ENOTFOUND'],
    [
      'of several codes the outer one',
      failure('x', {code: 'EAUTH', cause: {code: 'ENOTFOUND'}}),
      'EAUTH',
    ],
    ['an error without a code', new TypeError('to layla@example.com'), 'TypeError'],
    ['a code that is a sentence', failure('x', {code: 'user layla unknown'}), 'Error'],
    ['a code that is very long', failure('x', {code: 'A'.repeat(41)}), 'Error'],
    ['a code as long as may be', failure('x', {code: 'A'.repeat(40)}), 'A'.repeat(40)],
    ['a text', 'layla@example.com', 'unknown'],
    ['nothing', null, 'unknown'],
    ['nothing at all', undefined, 'unknown'],
    ['an object that is no error', {reply: 'layla'}, 'unknown'],
  ]
  for (const [what, error, reason] of told) {
    it(`is told in codes alone: ${what}`, () => {
      const {message, final, rest} = asNotDelivered(error)
      assert.deepEqual([message, final, rest], [reason, false, 0])
    })
  }
})
