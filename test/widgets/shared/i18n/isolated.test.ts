import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {it} from 'node:test'
import {isolated} from '../../../../widgets/shared/i18n/isolated.ts'
import {locales, otherLanguage} from '../../../../widgets/shared/i18n/locale.ts'

it('a text is isolated where the one around it is read from the right', () => {
  assert.equal(isolated('JVC-1', 'ar'), '\u2068JVC-1\u2069')
  assert.equal(isolated('JVC-1', 'en'), 'JVC-1')
})

it('a text in another language says its language and direction, any other says nothing', () => {
  assert.deepEqual(otherLanguage('en'), {lang: 'en', dir: 'ltr'})
  assert.deepEqual(otherLanguage(undefined), {})
})

it('the docs of the attribute lang name each language', () => {
  const docs = readFileSync('widgets/shared/core/common-attributes.ts', 'utf8')
  for (const locale of locales) assert.ok(docs.includes(`\`${locale}\``), locale)
})
