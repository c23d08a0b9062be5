import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {openHydrated, reloadHydrated, scrolledTo} from '../../../support/browser/conditions.ts'
import {languages, violations} from '../../support/pages/axe.ts'
import {shiftOf, watchShifts} from '../../support/pages/layout-shift.ts'
import {useSite} from '../../support/site/use-site.ts'
import {newVisitor, visit} from '../../support/site/visitor.ts'

/** The text of the page's heading, if it has the focus. */
const focusedHeading = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('h1')?.textContent ?? null)

describe('navigation', () => {
  const {site, browser} = useSite()

  const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
  const main = (page: Page, name: string) =>
    page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name})

  it('pages hydrate without errors and without API calls from the browser', async () => {
    // SEO records are read once for each language.
    for (const language of languages) {
      await fetch(site.url, {headers: {cookie: `language=${language}`}})
    }
    // The server reads the data of a page, and sends no Origin header.
    const byBrowser = () =>
      site.received.filter(({headers}) => headers.origin).map(({call}) => call)
    for (const [at, path] of ['/', '/contact-us', '/thank-you'].entries()) {
      const {consoleMessages, leave} = await visit(browser, site.url + path, {
        language: languages[at % languages.length],
      })
      assert.deepEqual([consoleMessages, byBrowser()], [[], []], path)
      await leave()
    }
  })

  it('a link changes page, title and focus in place, within the same document', async () => {
    const {page, consoleMessages, leave} = await visit(browser, `${site.url}/`)
    await page.evaluate(() => Object.assign(globalThis, {sameDocument: true}))
    await main(page, 'Contact Us').click()
    await page.getByRole('heading', {level: 1, name: 'Tell us what home means to you'}).waitFor()
    assert.equal(await page.title(), 'Contact Us')
    assert.equal(await focusedHeading(page), 'Tell us what home means to you')
    assert.equal(await page.evaluate(() => 'sameDocument' in globalThis), true)
    assert.equal(await main(page, 'Contact Us').getAttribute('aria-current'), 'page')
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('a change of page is announced by its title, and Back focuses the heading too', async () => {
    const {page, leave} = await visit(browser, `${site.url}/`)
    const said = page.locator('#site > [role=status]')
    assert.equal(await said.textContent(), '')
    assert.equal(await focusedHeading(page), null, 'a first page leaves the focus alone')
    const title = await page.title()
    await main(page, 'Contact Us').click()
    await said.getByText('Contact Us', {exact: true}).waitFor({state: 'attached'})
    await page.goBack()
    await said.getByText(title, {exact: true}).waitFor({state: 'attached'})
    assert.equal(await focusedHeading(page), 'The Dubai you will call home')
    await leave()
  })

  it('a page that is changed to in place has the styles of its own document', async () => {
    const {page, leave} = await visit(browser, `${site.url}/`)
    const sheet = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-page-styles]')].map(element => ({
          address: element.getAttribute('data-page-styles'),
          rules: [...((element as HTMLStyleElement).sheet?.cssRules ?? [])].map(
            rule => rule.cssText,
          ),
          media: (element as HTMLLinkElement).media || 'all',
        })),
      )
    const [ofHome] = await sheet()
    await main(page, 'Contact Us').click()
    await page.waitForFunction(() => document.title === 'Contact Us')
    const inPlace = await sheet()
    await reloadHydrated(page)
    assert.deepEqual(inPlace, await sheet())
    assert.notEqual(inPlace[0]?.address, ofHome?.address)
    await leave()
  })

  it('a page whose styles do not arrive is loaded from the server', async () => {
    const {page, leave} = await visit(browser, `${site.url}/`)
    await page.route('**/*.css', route => route.abort())
    const answered = page.waitForResponse('**/contact-us')
    await main(page, 'Contact Us').click()
    assert.equal((await answered).request().isNavigationRequest(), true)
    await leave()
  })

  it('a new page starts at its top, and Back restores the scroll position', async () => {
    const {page, leave} = await visit(browser, `${site.url}/`)
    await scrolledTo(page, 900)
    await main(page, 'Contact Us').evaluate(link => (link as HTMLElement).click())
    await page.waitForURL('**/contact-us')
    await page.waitForFunction(() => scrollY === 0)
    await page.goBack()
    await page.waitForFunction(() => Math.round(scrollY) === 900)
    await leave()
  })

  it('a link pressed without a connection leaves the page as it is, which says so', async () => {
    const {page, consoleMessages, leave} = await visit(browser, `${site.url}/`)
    const lost = page.getByRole('alert').filter({hasText: 'No Internet Connection'})
    await scrolledTo(page, 300)
    await page.context().setOffline(true)
    for (const name of ['Find A Specialist', 'Communities']) {
      await main(page, name).evaluate(link => (link as HTMLElement).click())
      await lost.waitFor()
      await page.waitForURL(`${site.url}/`)
    }
    assert.equal(await page.title(), 'Home')
    assert.equal(await scrollTop(page), 300)
    await page.context().setOffline(false)
    await lost.waitFor({state: 'detached'})
    await main(page, 'Contact Us').click()
    await page.getByRole('heading', {level: 1, name: 'Tell us what home means to you'}).waitFor()
    assert.deepEqual(
      consoleMessages.filter(text => !text.includes('ERR_INTERNET_DISCONNECTED')),
      [],
    )
    await leave()
  })

  it('a page that takes its time has a skeleton in its place until it is there', async () => {
    const {page, consoleMessages, open, leave} = await newVisitor(browser)
    await watchShifts(page)
    await open(`${site.url}/`)
    const answering = Promise.withResolvers<void>()
    await page.route('**/api/v1/**', async route => {
      await answering.promise
      await route.continue()
    })
    await main(page, 'Find A Specialist').click()
    const skeleton = page.locator('.page-skeleton')
    await skeleton.waitFor()
    await skeleton.evaluate(element =>
      Promise.all(element.getAnimations().map(({finished}) => finished)),
    )
    const isCovered = await page.evaluate(() =>
      Boolean(document.elementFromPoint(200, 500)?.closest('.page-skeleton')),
    )
    assert.ok(isCovered, 'nothing of the page that is left can be pressed')
    assert.equal(await page.locator('main').getAttribute('aria-busy'), 'true')
    await page.getByRole('progressbar', {name: 'Loading'}).waitFor()
    assert.deepEqual(await violations(page), [])
    const moved = await shiftOf(page)
    answering.resolve()
    await skeleton.waitFor({state: 'detached'})
    assert.equal(await page.locator('main').getAttribute('aria-busy'), null)
    assert.equal(await shiftOf(page), moved, 'nothing moves as the page takes its place')
    assert.equal(await main(page, 'Find A Specialist').getAttribute('aria-current'), 'page')
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('the skeleton has the shape of the next page', async () => {
    const {page, leave} = await visit(browser, `${site.url}/thank-you`)
    await page.route('**/api/v1/**', () => {})
    const seen = async (path: string) => {
      await page.evaluate(address => location.assign(address), path)
      const skeleton = page.locator(`.page-skeleton[data-path="${path}"]`)
      await skeleton.waitFor()
      const [, picture, , , row, card] = await skeleton.locator('span').all()
      const parts = {picture, row, card}
      const visible = Object.entries(parts).map(async ([name, part]) =>
        (await part?.isVisible()) ? name : undefined,
      )
      return (await Promise.all(visible)).filter(Boolean).join()
    }
    assert.equal(await seen('/team'), 'card')
    assert.equal(await seen('/properties'), 'row,card')
    assert.equal(await seen('/properties/villa'), 'picture,row,card')
    assert.equal(await seen('/news/letter'), 'row')
    await leave()
  })

  it('a reload keeps the scroll position', async () => {
    const {page, leave} = await visit(browser, `${site.url}/`)
    await scrolledTo(page, 700)
    await reloadHydrated(page)
    assert.equal(await scrollTop(page), 700)
    await leave()
  })

  it('an unknown address shows the not-found page in place', async () => {
    const {page, consoleMessages, leave} = await visit(browser, `${site.url}/`)
    await page.evaluate(() => location.assign('/no-such-page'))
    await page.getByRole('heading', {name: 'This door leads nowhere'}).waitFor()
    assert.equal(await page.title(), 'Page not found')
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('the docs are loaded from the server instead of changed in place', async () => {
    const {page, leave} = await visit(browser, `${site.url}/`)
    const answered = page.waitForResponse('**/docs/')
    await page.evaluate(() => location.assign('/docs/'))
    assert.equal((await answered).request().isNavigationRequest(), true)
    await leave()
  })

  it('links of the header work in a browser without the Navigation API', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript(() => {
      // biome-ignore lint/suspicious/noExplicitAny: the test takes the API away.
      delete (globalThis as any).navigation
      // biome-ignore lint/suspicious/noExplicitAny: the same, where it is inherited.
      delete (Window.prototype as any).navigation
    })
    await openHydrated(page, `${site.url}/`)
    await main(page, 'Contact Us').click()
    await page.waitForURL('**/contact-us')
    assert.equal(await page.title(), 'Contact Us')
    await context.close()
  })
})
