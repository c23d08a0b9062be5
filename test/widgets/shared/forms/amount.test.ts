import assert from 'node:assert/strict'
import {it} from 'node:test'
import {tidyAmount} from '../../../../widgets/shared/forms/amount.ts'

it('an amount loses its thousands separators, other text is kept', () => {
  const written = ['1,250,000', '1 250 000', '1\u00a0250\u202f000', "1'250'000", '1’250’000']
  for (const amount of written) assert.equal(tidyAmount(amount), '1250000')
  assert.equal(tidyAmount('12.5m'), '12.5m')
})
