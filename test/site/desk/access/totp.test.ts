import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {hashOfRecoveryCode, newRecoveryCodes} from '#desk/access/recovery-codes.ts'
import {newSecret, phoneClockOf, setUpOf, stepOf} from '#desk/access/totp.ts'

/** `12345678901234567890` in Base32, the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Apps show the last six of the RFC's eight digits. */
const VECTORS: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
]

const stepAt = (seconds: number, code: string) => stepOf(code, SECRET, {now: seconds * 1000})

describe('codes of an authenticator app', () => {
  for (const [seconds, code] of VECTORS) {
    it(`codes match RFC 6238 at ${seconds} s`, () => {
      assert.equal(stepAt(seconds, code.slice(2)), Math.floor(seconds / 30))
    })
  }

  it('codes are valid for the step before and the step after, and no other', () => {
    const at = (steps: number) => stepAt(59 + 30 * steps, '287082')
    assert.deepEqual([-1, 0, 1].map(at), [1, 1, 1])
    assert.deepEqual([2, 3, 20].map(at), [undefined, undefined, undefined])
  })

  for (const code of ['', '28708', '2870822', 'abcdef', '-87082', '28708\u00b2']) {
    it(`"${code}" is none`, () => assert.equal(stepAt(59, code), undefined))
  }

  it('may be typed in groups, and with the digits of an Arabic keyboard', () => {
    assert.equal(stepAt(59, ' 287 082'), 1)
    assert.equal(stepAt(59, '\u0662\u0668\u0667\u0660\u0668\u0662'), 1)
  })

  it('a phone’s clock that is up to five steps off is measured by its first code', () => {
    // The code is shown in the second 45 of the phone's clock, on average.
    const at = (seconds: number) => phoneClockOf('287082', SECRET, seconds * 1000)
    for (const seconds of [0, 29, 45, 59, 89]) {
      assert.deepEqual(at(seconds), {step: 1, offset: 0, seconds: 0}, `${seconds}`)
    }
    assert.deepEqual(at(115), {step: 1, offset: -2, seconds: -70})
    assert.deepEqual(at(209), {step: 1, offset: -5, seconds: -160})
    assert.equal(at(210), undefined)
    // The code of step 37037036, whose first second is 1111111080.
    const ahead = phoneClockOf('081804', SECRET, (1111111080 - 55) * 1000)
    assert.deepEqual(ahead, {step: 37037036, offset: 2, seconds: 70})
    assert.equal(phoneClockOf('081804', SECRET, (1111111080 - 151) * 1000), undefined)
  })

  it('codes follow the phone’s clock where its offset is known', () => {
    const at = (steps: number) =>
      stepOf('287082', SECRET, {now: (59 + 30 * steps) * 1000, offset: -3})
    assert.deepEqual([1, 2, 3, 4, 5].map(at), [undefined, 1, 1, 1, undefined])
  })

  it('have a secret of 160 bits, each time another', () => {
    assert.match(newSecret(), /^[A-Z2-7]{32}$/)
    assert.notEqual(newSecret(), newSecret())
  })

  it('the set-up address names the agency and the account', () => {
    const {address, picture} = setUpOf(SECRET, 'layla@agency.example', 'OCP Real Estate')
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
  it('there are ten codes of 80 bits each, in groups that can be read out', () => {
    const codes = newRecoveryCodes()
    assert.equal(new Set(codes).size, 10)
    for (const code of codes) assert.match(code, /^([a-z0-9]{4}-){3}[a-z0-9]{4}$/)
  })

  it('codes match in capitals and without their dashes', () => {
    assert.equal(
      hashOfRecoveryCode('ABCD efgh jkmn-pqrs'),
      hashOfRecoveryCode('abcd-efgh-jkmn-pqrs'),
    )
  })
})
