import {expect} from '@open-wc/testing'
import {sanitize} from '../../widgets/shared/html/sanitize-in-browser.ts'
import {harmful, harmless} from '../support/markup.ts'

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
})
