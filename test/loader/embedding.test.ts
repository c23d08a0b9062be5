import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {layla} from '../support/book-now.ts'
import {companionReady, intersectionsKnown, painted} from '../support/browser/conditions.ts'
import type {Visitor} from '../support/browser/visitor.ts'
import {longText} from '../support/partner/partner.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

const BOOK_NOW = '<ocp-book-now></ocp-book-now>'

const stage = setStage()

describe('loader tag on a partner’s page', {concurrency: 2}, () => {
  const tag = (attributes?: string) => loaderTag(stage.product, attributes)
  /** Names of our files that were requested, without their hashes. */
  const files = ({requests}: Visitor) =>
    requests
      .filter(url => url.startsWith(stage.product.site))
      .map(url => url.replace(/^.*\/v1\//, '').replace(/(-[\w-]{8})?\.js$/, ''))

  for (const attributes of ['', 'async', 'defer']) {
    everywhere(it)(`Book Now renders below its loader tag <script ${attributes}>`, async test => {
      const {page} = await stage.visit(test, {head: tag(attributes), body: BOOK_NOW})
      await bookNow(page).waitFor()
    })
    everywhere(it)(`Book Now renders above its loader tag <script ${attributes}>`, async test => {
      const {page} = await stage.visit(test, {body: BOOK_NOW + tag(attributes)})
      await bookNow(page).waitFor()
    })
  }

  it('the loader works when a script inserts its tag, as tag managers do', async test => {
    const {page} = await stage.visit(test, {body: BOOK_NOW})
    await page.evaluate(src => {
      document.head.append(Object.assign(document.createElement('script'), {src}))
    }, `${stage.product.site}/embed/v1/loader.js`)
    await bookNow(page).waitFor()
  })

  it('two tags render each of 20 widgets once, fetch no file twice and leave unknown elements unchanged', async test => {
    const unknown = '<ocp-nothing>Still here</ocp-nothing><other-element>Me too</other-element>'
    const moved = '<ocp-newsletter></ocp-newsletter><footer></footer>'
    const body = tag() + moved + BOOK_NOW.repeat(20) + unknown + tag()
    const {page, requests, errors, consoleMessages} = await stage.visit(test, {body})
    await bookNow(page).nth(19).waitFor()
    await page.getByLabel('Email').fill(layla.Email)
    // Each tag has requested the widgets, and what loads after them.
    await companionReady(page)
    await painted(page)
    assert.equal(await bookNow(page).count(), 20)
    assert.equal(new Set(requests).size, requests.length, 'nothing is fetched twice')
    assert.ok(await page.getByText('Still here').isVisible())
    assert.ok(await page.getByText('Me too').isVisible())
    // A widget keeps what a visitor typed when the page moves it.
    await page.evaluate(() => {
      document.querySelector('footer')?.append(document.querySelector('ocp-newsletter') as Element)
    })
    assert.equal(await page.locator('footer').getByLabel('Email').inputValue(), layla.Email)
    assert.deepEqual([consoleMessages, errors], [[], []])
  })

  it('the loader fetches a widget when it comes near the viewport, and nothing else before', async test => {
    const visitor = await stage.visit(test, {head: tag(), body: longText + BOOK_NOW})
    const {page} = visitor
    await intersectionsKnown(page)
    await painted(page)
    assert.deepEqual(files(visitor), ['loader'])
    await page.evaluate(() => {
      const {top} = (document.querySelector('ocp-book-now') as Element).getBoundingClientRect()
      scrollTo(0, top - innerHeight - 300) // not yet in sight
    })
    // The loader itself draws the button before the widget has come.
    await page.locator('ocp-book-now:defined').waitFor()
    assert.deepEqual(files(visitor).slice(0, 3).toSorted(), ['book-now', 'chunks/kit', 'loader'])
  })
})

const bookNow = (page: Page) => page.getByRole('button', {name: 'Book Now'})
