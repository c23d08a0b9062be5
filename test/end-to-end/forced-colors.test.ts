/** Windows' contrast themes: what only a gradient or a shadow draws is drawn otherwise. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {openHydrated} from '../support/browser/conditions.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage({product: 'demo'})

describe('forced colours', () => {
  it('selects keep an arrow, and the current view and page a line', async test => {
    const {page} = await stage.visitor(test, {forcedColors: 'active'})
    await openHydrated(page, `${stage.product.site}/properties`)
    const selects = page.locator('main select:visible')
    await selects.first().waitFor()
    for (const select of await selects.all()) {
      assert.equal(await select.evaluate(node => getComputedStyle(node).appearance), 'auto')
    }
    const current = page.locator('ocp-property-list [aria-current]:visible')
    assert.ok((await current.count()) >= 2)
    for (const link of await current.all()) {
      const line = await link.evaluate(node => getComputedStyle(node).textDecorationLine)
      assert.equal(line, 'underline')
    }
  })

  it('the page of the docs that is shown is marked in the menu', async test => {
    const {page} = await stage.visitor(test, {forcedColors: 'active'})
    await page.goto(`${stage.product.site}/docs/theming/`)
    const current = page.locator('.menu a[aria-current]').last()
    const line = await current.evaluate(node => getComputedStyle(node).textDecorationLine)
    assert.equal(line, 'underline')
  })
})
