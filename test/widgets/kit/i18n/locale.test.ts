import assert from 'node:assert/strict'
import {it} from 'node:test'
import {chooseLocale} from '#kit/i18n/locale.ts'

it('the first supported language is chosen, or else English', () => {
  assert.equal(chooseLocale(null, 'de-AT', 'RU-ru'), 'ru')
  assert.equal(chooseLocale('', undefined), 'en')
})
