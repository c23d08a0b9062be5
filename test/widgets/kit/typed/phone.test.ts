import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {tidyPhone} from '#kit/typed/phone.ts'
import {cpuSeconds} from '../../../support/browser/cpu-time.ts'

describe('phone number', () => {
  const normalized: [string, string, string][] = [
    // typed, while typing, when the field is left
    ['+971 50 123 4567', '+971501234567', '+971501234567'],
    ['00971501234567', '00971501234567', '+971501234567'],
    ['+00971501234567', '+00971501234567', '+971501234567'],
    ['(971) 50-123.45–67', '(971)501234567', '971501234567'],
    ['+44 (0)20 7946', '+44(0)207946', '+44207946'],
    ['971\u00a050\u202f123\u20114567', '971501234567', '971501234567'],
    ['\u202a+971\u200e501234567\u202c', '+971501234567', '+971501234567'],
    ['＋971−50—1', '+971501', '+971501'],
    ['0501234567', '0501234567', '0501234567'],
    ['000501', '000501', '+0501'],
    ['0', '0', '0'],
    ['00', '00', ''],
    ['+', '+', ''],
    ['', '', ''],
    ['971+50', '971+50', '971+50'],
    ['call me', 'callme', 'callme'],
    ['٩٧١', '971', '971'],
  ]
  for (const [typed, typing, left] of normalized) {
    it(`a phone number typed as ${JSON.stringify(typed)} becomes ${left || 'empty'}`, () => {
      assert.equal(tidyPhone(typed, {leaving: false}), typing)
      assert.equal(tidyPhone(typed, {leaving: true}), left)
    })
  }

  it('a phone number of a million characters is tidied within five seconds', () => {
    assert.ok(cpuSeconds(() => tidyPhone(' +'.repeat(500_000), {leaving: true})) < 5)
  })
})
