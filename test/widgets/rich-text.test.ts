import {expect} from '@open-wc/testing'
import {sanitize} from '#kit/html/sanitize-in-browser.ts'
import {accessible, harmful, harmless, PICTURE, pictureShown} from '../support/markup.ts'

describe('HTML sanitizer in the browser', () => {
  for (const markup of harmless) {
    it(`the sanitizer keeps ${markup.slice(0, 40)}`, () => {
      expect(sanitize(markup).safe).to.equal(markup)
    })
  }
  for (const [sent, remains] of harmful) {
    it(`the sanitizer leaves only ${remains} of ${sent.slice(0, 50)}`, () => {
      expect(sanitize(sent).safe).to.equal(remains)
    })
  }
  for (const [what, sent, shown] of accessible) {
    it(`shown markup has ${what}`, () => expect(sanitize(sent).safe).to.equal(shown))
  }
  it('a picture without alt is shown as decoration', () => {
    expect(sanitize(PICTURE).safe).to.match(pictureShown)
  })
})
