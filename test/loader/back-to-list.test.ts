/** Back from a home to a partner's page with a list, as browsers do it that keep no page. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {longText} from '../support/partner/partner.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

describe('Back to a list on a partner’s page', () => {
  const stage = setStage({product: 'demo'})

  for (const [what, head] of [
    ['that the browser cannot keep', '<script>addEventListener("unload", () => {})</script>'],
    [
      'whose router has a state of its own',
      '<script>history.state || history.replaceState({idx: 4}, "")</script>',
    ],
  ] as const) {
    it(`a list is as it was after Back to a page ${what}`, async test => {
      const home = stage.partner.publish({body: '<h1>The home</h1>'})
      const list = `<ocp-property-list tiles="none" details-url="${home}?{slug}"></ocp-property-list>`
      const body = longText + list + loaderTag(stage.product)
      const {page, errors} = await stage.visit(test, {head, body})
      const address = page.url()
      await page.locator('ocp-property-list').scrollIntoViewIfNeeded()
      await page.getByLabel('Purpose').selectOption('residential-sale')
      await page.getByRole('link', {name: 'Remove filter: Residential Sale'}).waitFor()
      await page.getByRole('link', {name: 'Page 2', exact: true}).click()
      await isOnPage(page, 2)
      const card = page.getByRole('article').nth(3)
      await card.evaluate(node => node.scrollIntoView({block: 'center', behavior: 'instant'}))
      const before = await seenOf(page)
      await card.getByRole('link').click()
      await page.getByRole('heading', {name: 'The home'}).waitFor()
      await page.goBack()
      await isOnPage(page, 2)
      await page.getByRole('link', {name: 'Remove filter: Residential Sale'}).waitFor()
      assert.deepEqual(await seenOf(page), before)
      assert.equal(page.url(), address)
      assert.deepEqual(errors, [])
    })
  }
})

const isOnPage = (page: Page, number: number) =>
  page
    .getByRole('link', {name: `Page ${number}`, exact: true})
    .and(page.locator('[aria-current]'))
    .waitFor()

/** The homes, where one of them is in the window, and what the page's own script keeps. */
async function seenOf(page: Page) {
  const names = await page.getByRole('article').getByRole('heading').allTextContents()
  const top = await page
    .getByRole('article')
    .nth(3)
    .evaluate(node => Math.round(node.getBoundingClientRect().top))
  return {names, top, idx: await page.evaluate(() => history.state?.idx)}
}
