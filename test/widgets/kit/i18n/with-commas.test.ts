import assert from 'node:assert/strict'
import {it} from 'node:test'
import {withCommas} from '#kit/i18n/with-commas.ts'

it('a list has the comma of the script that it is written in, and nothing for what is missing', () => {
  assert.equal(withCommas('Business Bay', undefined, 'Dubai'), 'Business Bay, Dubai')
  assert.equal(withCommas('نخلة جميرا', 'دبي'), 'نخلة جميرا، دبي')
  assert.equal(withCommas('Marasi Drive', '', 'الخليج التجاري'), 'Marasi Drive، الخليج التجاري')
  assert.equal(withCommas(null), '')
})
