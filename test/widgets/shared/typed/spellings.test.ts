/** What people type, in the spellings of real life: each either means what was meant, or is refused. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {tidyAmount} from '../../../../widgets/shared/typed/tidy-amount.ts'
import {amounts} from './amounts.ts'

describe('amounts as people write them', () => {
  for (const [written, dirhams] of amounts) {
    it(`the amount "${written}" is ${dirhams ? `AED ${dirhams}` : 'refused'}`, () => {
      const tidied = tidyAmount(written, {leaving: true})
      assert.equal(/^\d+$/.test(tidied) ? tidied : null, dirhams)
    })
  }
})
