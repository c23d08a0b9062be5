import assert from 'node:assert/strict'
import {it} from 'node:test'
import {labelled} from '#kit/i18n/labelled.ts'

const cases = [
  ['en', 'Film: Dune House'],
  ['fr', 'Film\u00a0: Dune House'],
  ['ru', 'Film: Dune House'],
  ['ar', 'Film: Dune House'],
] as const

for (const [locale, label] of cases) {
  it(`a label has the colon of ${locale}`, () =>
    assert.equal(labelled({locale}, 'Film', 'Dune House'), label))
}
