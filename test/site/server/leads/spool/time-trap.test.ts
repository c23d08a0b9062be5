import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {issueFormToken, verifyFormToken} from '#server/leads/time-trap.ts'
import {fixedSecret} from '#server/platform/form-secret.ts'

const NOW = Date.UTC(2026, 10, 21, 8)
const SECRET = fixedSecret('of the server')
const token = issueFormToken(SECRET, NOW)
const verify = (given: string, later: number) => verifyFormToken(SECRET, given, NOW + later)

describe('signed form token', () => {
  it('a form token is short, URL-safe and the same within one millisecond', () => {
    assert.match(token, /^[0-9a-z]{8}\.[\w-]{16}$/)
    assert.equal(issueFormToken(SECRET, NOW + 0.9), token)
    assert.notEqual(issueFormToken(SECRET, NOW + 1), token)
    assert.notEqual(issueFormToken(fixedSecret('of another'), NOW), token)
  })

  it('a form token is too fast before two seconds and good from then on', () => {
    assert.equal(verify(token, 0), 'too fast')
    assert.equal(verify(token, 1_999), 'too fast')
    assert.equal(verify(token, 2_000), 'good')
    assert.equal(verify(token, 86_400_000), 'good')
  })

  it('a form token is forged unless it is exactly what this server issued', () => {
    const [issued, signature = ''] = token.split('.')
    const earlier = (NOW - 60_000).toString(36)
    const forged = [
      '',
      '.',
      'made.up',
      `${issued}`,
      `${issued}.`,
      `.${signature}`,
      `${earlier}.${signature}`,
      `${issued}.${signature}x`,
      `${issued}.${signature.slice(0, -1)}`,
      `${issued}.${'x'.repeat(16)}`,
      `${issued}.${signature}.more`,
      `${issued}.${signature}.`,
      issueFormToken(fixedSecret('of another'), NOW),
    ]
    for (const given of forged) assert.equal(verify(given, 60_000), 'forged', given)
  })
})
