/** The docs on paper: white, dark words, and nothing to press. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {faultsOnPaper, showOnPaper} from './support/printed-page.ts'

const stage = setStage()

const DOCS = ['/docs/', '/docs/theming/', '/docs/widgets/', '/docs/widgets/ocp-property-list/']

describe('printed pages of the docs', () => {
  for (const path of DOCS) {
    it(`${path} is dark on white in a dark scheme, with nothing to press`, TIMEOUT, async test => {
      const {page} = await stage.visitor(test)
      await page.goto(stage.product.site + path)
      await showOnPaper(page, 'dark')
      assert.deepEqual(await faultsOnPaper(page), [])
    })
  }
})
