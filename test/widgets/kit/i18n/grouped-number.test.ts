import assert from 'node:assert/strict'
import {it} from 'node:test'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'

const cases = [
  ['en', '1,250,000'],
  ['fr', '1\u00a0250\u00a0000'],
  ['ru', '1\u00a0250\u00a0000'],
  ['ar', '1,250,000'],
] as const

for (const [locale, written] of cases) {
  it(`a price is grouped as ${locale} groups numbers`, () =>
    assert.equal(groupedNumber(1250000, {locale}), written))
}

it('a number below a thousand has no groups, and a fraction is rounded', () => {
  const english = (number: number) => groupedNumber(number, {locale: 'en'})
  assert.deepEqual([0, 7, 999, 999.6].map(english), ['0', '7', '999', '1,000'])
})
