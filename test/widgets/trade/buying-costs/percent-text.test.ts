import assert from 'node:assert/strict'
import {it} from 'node:test'
import {percentText} from '#trade/buying-costs/percent-text.ts'

const cases = [
  ['en', '3.99%', '80%'],
  ['fr', '3,99\u00a0%', '80\u00a0%'],
  ['ru', '3,99\u00a0%', '80\u00a0%'],
  ['ar', '3.99%', '80%'],
] as const

for (const [locale, rate, share] of cases) {
  it(`readers of ${locale} see percentages as ${rate} and ${share}`, () => {
    assert.equal(percentText(3.99, {locale}), rate)
    assert.equal(percentText(80, {locale}), share)
  })
}
