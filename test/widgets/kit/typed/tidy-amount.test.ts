import assert from 'node:assert/strict'
import {it} from 'node:test'
import {tidyAmount} from '#kit/typed/whole-amount.ts'

it('an amount of dirhams becomes digits when its field is left, and nothing before', () => {
  for (const amount of ['1,250,000', '1 250 000', '1\u00a0250\u202f000', "1'250'000", '1.25M']) {
    assert.equal(tidyAmount(amount, {leaving: false}), amount)
    assert.equal(tidyAmount(amount, {leaving: true}), '1250000')
  }
  assert.equal(tidyAmount('١٢٥٠٠٠٠', {leaving: false}), '1250000')
})

it('another currency and what is no whole amount stay for the rule to refuse', () => {
  for (const text of ['$500,000', '12.5', '2.500', 'ask me', '-5'])
    assert.equal(tidyAmount(text), text)
})
