import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sanitize} from '../../../../widgets/shared/html/sanitize-on-server.ts'
import {harmful, harmless} from '../../../support/markup.ts'

describe('markup of the back end, on the server', () => {
  for (const markup of harmless) {
    it(`keeps ${markup.slice(0, 40)}`, () => assert.equal(sanitize(markup).safe, markup))
  }
  for (const [sent, remains] of harmful) {
    it(`leaves ${remains} of ${sent.slice(0, 50)}`, () =>
      assert.equal(sanitize(sent).safe, remains))
  }
})
