import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sanitize} from '#kit/html/sanitize-on-server.ts'
import {accessible, harmful, harmless, PICTURE, pictureShown} from '../../../support/markup.ts'

describe('sanitizer on the server', () => {
  for (const markup of harmless) {
    it(`sanitize keeps ${markup.slice(0, 40)}`, () => assert.equal(sanitize(markup).safe, markup))
  }
  for (const [sent, remains] of harmful) {
    it(`sanitize reduces ${sent.slice(0, 50)} to ${remains}`, () =>
      assert.equal(sanitize(sent).safe, remains))
  }
  for (const [what, sent, shown] of accessible) {
    it(`shown markup has ${what}`, () => assert.equal(sanitize(sent).safe, shown))
  }
  it('a picture without alt is shown as decoration', () =>
    assert.match(sanitize(PICTURE).safe, pictureShown))
})
