import assert from 'node:assert/strict'
import {it} from 'node:test'
import {chooseLocale} from '../../../../widgets/shared/i18n/locale.ts'

it('the first language wins that the product speaks, else English', () => {
  assert.equal(chooseLocale(null, 'de-AT', 'RU-ru'), 'ru')
  assert.equal(chooseLocale('', undefined), 'en')
})
