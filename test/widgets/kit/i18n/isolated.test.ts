import assert from 'node:assert/strict'
import {it} from 'node:test'
import {isolated, otherLanguage} from '#kit/i18n/locale.ts'

it('a text is isolated where the one around it is read from the right', () => {
  assert.equal(isolated('JVC-1', 'ar'), '\u2068JVC-1\u2069')
  assert.equal(isolated('JVC-1', 'en'), 'JVC-1')
})

it('a text in another language says its language and direction, any other says nothing', () => {
  assert.deepEqual(otherLanguage('en'), {lang: 'en', dir: 'ltr'})
  assert.deepEqual(otherLanguage(undefined), {})
})
