/** Shows how pages of a disabled partner look to a visitor. */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {
  addPartner,
  joinAsAdministrator,
  switchWidgets,
} from '../end-to-end/support/desk-partners.ts'
import {openBookNow} from '../support/book-now.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

const FALLBACK = '<a href="/phone">Call the agency</a>'

const stage = setStage({product: async () => ({})})

describe('disabled partner', () => {
  let desk: Page
  before(async () => {
    desk = await stage.browser.newPage()
    await joinAsAdministrator(desk, stage.product)
    for (const name of ['marina-desk', 'gulf-homes']) await addPartner(desk, stage.product, name)
    await switchWidgets(desk, 'off')
  })
  after(() => desk.close())

  it('its pages keep what is between the tags, and fetch nothing but the script', async test => {
    const tag = loaderTag(stage.product, 'async data-partner="gulf-homes"')
    const body = `<ocp-book-now mode="floating">${FALLBACK}</ocp-book-now><ocp-book-now></ocp-book-now>${tag}`
    const {page, requests, errors, consoleMessages} = await stage.visit(test, {body})
    await page.waitForFunction(() => 'ocp' in globalThis)
    await page.evaluate(() => (globalThis as never as {ocp: {open(): void}}).ocp.open())
    // clock: that nothing more is fetched shows after a while without requests.
    await page.waitForLoadState('networkidle')
    assert.ok(await page.getByText('Call the agency').isVisible())
    assert.equal(await page.getByRole('button').count(), 0)
    const ours = requests.filter(url => url.includes('/embed/') || url.includes('/api/'))
    assert.deepEqual(ours, [`${stage.product.site}/embed/v1/loader.js`])
    assert.deepEqual([errors, consoleMessages], [[], []])
  })

  it('an element of a disabled partner keeps its content on the page of another', async test => {
    const tag = loaderTag(stage.product, 'async data-partner="marina-desk"')
    const body = `<ocp-newsletter partner="gulf-homes">${FALLBACK}</ocp-newsletter><ocp-book-now></ocp-book-now>${tag}`
    const {page} = await stage.visit(test, {body})
    await openBookNow(page)
    assert.equal(await page.evaluate(() => customElements.get('ocp-newsletter')), undefined)
  })

  it('a page that pins a release shows what is between the tags once a widget was counted', async test => {
    const {site} = stage.product
    const {loader} = (await (await fetch(`${site}/embed/v1/integrity.json`)).json()) as {
      loader: {href: string; integrity: string}
    }
    const tag = `<script async src="${site}${loader.href}" integrity="${loader.integrity}" crossorigin data-partner="gulf-homes"></script>`
    const room = '<div style="height: 3000px"></div>'
    const body = `<ocp-newsletter>${FALLBACK}</ocp-newsletter>${room}<ocp-book-now>${FALLBACK}</ocp-book-now>${tag}`
    const {page, errors, consoleMessages} = await stage.visitor(test)
    const counted = page.waitForResponse(answer => answer.url().includes('/countUse'))
    await page.goto(stage.partner.publish({body}))
    const [first, second] = [page.locator('ocp-newsletter'), page.locator('ocp-book-now')]
    assert.match(await (await counted).text(), /"data":\{"off":true\}/)
    await first.getByRole('textbox').waitFor({state: 'detached'})
    assert.ok(await first.getByText('Call the agency').isVisible())
    await second.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => customElements.get('ocp-book-now'))
    // clock: that nothing more is fetched shows after a while without requests.
    await page.waitForLoadState('networkidle')
    assert.ok(await second.getByText('Call the agency').isVisible())
    assert.equal(await page.getByRole('button').count(), 0)
    assert.deepEqual([errors, consoleMessages], [[], []])
  })

  it('the script names no disabled partner, and does not say so of an enabled one', async () => {
    const script = async () => (await fetch(`${stage.product.site}/embed/v1/loader.js`)).text()
    const listed = await script()
    assert.match(listed, /\\?"off\\?":\\?"\w+\\?"/)
    assert.doesNotMatch(listed, /gulf-homes/)
    await switchWidgets(desk, 'on')
    assert.doesNotMatch(await script(), /\\?"off\\?":/)
    await switchWidgets(desk, 'off')
  })
})
