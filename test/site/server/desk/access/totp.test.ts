import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
} from '../../../../../site/server/desk/access/recovery-codes.ts'
import {newSecret, setUpOf, stepOf} from '../../../../../site/server/desk/access/totp.ts'

/** `12345678901234567890` in Base32, the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Of the eight digits of the RFC the last six are those of apps. */
const VECTORS: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
]

describe('codes of an authenticator app', () => {
  for (const [seconds, code] of VECTORS) {
    it(`are those of RFC 6238 at ${seconds} s`, () => {
      assert.equal(stepOf(code.slice(2), SECRET, seconds * 1000), Math.floor(seconds / 30))
    })
  }

  it('are good for the step before and the step after, and no other', () => {
    const at = (steps: number) => stepOf('287082', SECRET, (59 + 30 * steps) * 1000)
    assert.deepEqual([-1, 0, 1].map(at), [1, 1, 1])
    assert.deepEqual([2, 3, 20].map(at), [undefined, undefined, undefined])
  })

  for (const code of ['', '28708', '2870822', 'abcdef', '-87082', '28708\u00b2']) {
    it(`"${code}" is none`, () => assert.equal(stepOf(code, SECRET, 59_000), undefined))
  }

  it('may be typed in groups, and with the digits of an Arabic keyboard', () => {
    assert.equal(stepOf(' 287 082', SECRET, 59_000), 1)
    assert.equal(stepOf('\u0662\u0668\u0667\u0660\u0668\u0662', SECRET, 59_000), 1)
  })

  it('have a secret of 160 bits, each time another', () => {
    assert.match(newSecret(), /^[A-Z2-7]{32}$/)
    assert.notEqual(newSecret(), newSecret())
  })

  it('are set up by an address that names the agency and the account', () => {
    const {address, picture} = setUpOf(SECRET, 'layla@agency.example')
    const url = new URL(address)
    assert.equal(url.protocol, 'otpauth:')
    assert.equal(decodeURIComponent(url.pathname), '/OCP Real Estate:layla@agency.example')
    assert.equal(url.searchParams.get('secret'), SECRET)
    assert.equal(url.searchParams.get('issuer'), 'OCP Real Estate')
    assert.ok(picture.size > 30)
    // The corner of the first finder pattern, after the quiet zone.
    assert.match(picture.path, /^(M\d+ 4h1v1h-1z){7}/)
  })
})

describe('recovery codes', () => {
  it('are ten, of 80 bits each, in groups that can be read out', () => {
    const codes = newRecoveryCodes()
    assert.equal(new Set(codes).size, 10)
    for (const code of codes) assert.match(code, /^([a-z0-9]{4}-){3}[a-z0-9]{4}$/)
  })

  it('are the same in capitals and without their dashes', () => {
    assert.equal(
      hashOfRecoveryCode('ABCD efgh jkmn-pqrs'),
      hashOfRecoveryCode('abcd-efgh-jkmn-pqrs'),
    )
  })
})
