/** A visitor looks at prices in their own currency and units. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage({product: 'demo'})
const menu = (page: Page) => page.getByRole('banner').getByRole('button', {name: /Currency and/})
const cards = (page: Page) => page.locator('ocp-property-list article.card')

describe('currency and units', () => {
  it('a choice is on the same page at once, where the visitor was, and on the next ones', async test => {
    const {page, errors} = await stage.visitor(test)
    await page.goto(`${stage.product.site}/properties?purpose=residential-sale`)
    await menu(page).click()
    const choices = page.getByRole('list', {name: 'Currency'}).getByRole('button')
    assert.equal(await choices.count(), 8)
    await choices.filter({hasText: 'US dollar'}).click()
    await menu(page).filter({hasText: 'USD'}).waitFor()
    await cards(page)
      .getByText(/≈ USD \d/)
      .first()
      .waitFor()
    assert.ok(
      await cards(page)
        .getByText(/^AED \d/)
        .first()
        .isVisible(),
    )
    await menu(page).click()
    await page.getByRole('button', {name: 'Square metres'}).click()
    await cards(page).getByText(/\d m²/).first().waitFor()
    assert.equal(new URL(page.url()).search, '?purpose=residential-sale')

    await cards(page).filter({hasText: '≈ USD'}).first().getByRole('link').click()
    await page.getByRole('heading', {level: 1}).waitFor()
    await page
      .getByText(/at the exchange rate of \d+ \w+ \d{4}/)
      .first()
      .waitFor()
    assert.ok(
      await page
        .getByText(/≈ USD \d/)
        .first()
        .isVisible(),
    )
    assert.ok(await page.getByText(/\d m²/).first().isVisible())
    assert.deepEqual(errors, [])
  })

  it('the menu works by keyboard, and says which choice is the current one', async test => {
    const {page} = await stage.visitor(test)
    await page.goto(`${stage.product.site}/properties`)
    await menu(page).focus()
    await page.keyboard.press('Enter')
    const current = page.getByRole('button', {name: 'UAE dirham'})
    assert.equal(await current.getAttribute('aria-current'), 'true')
    await page.getByRole('button', {name: 'Euro'}).focus()
    await page.keyboard.press('Enter')
    await cards(page)
      .getByText(/≈ EUR \d/)
      .first()
      .waitFor()
  })

  it('without JavaScript the choice is stored, and a price typed in it finds the same homes', async test => {
    const {page} = await stage.visitor(test, {javaScriptEnabled: false})
    await page.goto(`${stage.product.site}/properties`)
    await menu(page).click()
    await page.getByRole('button', {name: 'US dollar'}).click()
    const lowest = page.getByLabel('Price from, USD')
    await lowest.fill('1,000,000')
    await page.getByRole('button', {name: 'Apply'}).click()
    assert.equal(new URL(page.url()).searchParams.get('min_price'), '3672500')
    assert.equal(await lowest.inputValue(), '1,000,000')
    assert.ok((await cards(page).count()) > 0)
  })

  it('the price filter of a visitor with JavaScript is typed and shown in their currency', async test => {
    const {page} = await stage.visitor(test)
    await page.context().addCookies([{name: 'currency', value: 'EUR', url: stage.product.site}])
    await page.goto(`${stage.product.site}/properties`)
    const lowest = page.getByLabel('Price from, EUR')
    await lowest.fill('500 000')
    await lowest.press('Enter')
    await page.waitForURL(/min_price=2130000$/)
    await page.getByRole('list', {name: 'Active filters'}).getByText('From EUR 500,000').waitFor()
  })
})
