import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {openHydrated, painted, reloadHydrated} from '../../../../support/browser/conditions.ts'
import {looks, seenIn, violations} from '../../../support/pages/axe.ts'
import {shiftOf, watchShifts} from '../../../support/pages/layout-shift.ts'
import {tooWide} from '../../../support/pages/page-claims.ts'
import {addressOf, homeAnswers} from '../../../support/records/listed-homes.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const DESKTOP = {width: 1280, height: 720}
const STATES = [addressOf('/shortlist', 3), '/shortlist', '/shortlist?properties=gone-home']

describe('shortlist', () => {
  const {site, browser} = useSite()
  before(() => {
    Object.assign(site.answers, homeAnswers)
  })

  const shared = (count = 3) => site.url + addressOf('/shortlist', count)
  const heart = (page: Page, name: string) => page.getByRole('button', {name: `Shortlist: ${name}`})
  const names = (page: Page) => page.locator('main article h2').allTextContents()
  const storedShortlist = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'))
  const linkTo = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', {name, exact: true})
  /** The list of the device is read in the browser; until then the page is busy. */
  const listed = (page: Page) => page.locator('main [aria-busy=true]').waitFor({state: 'detached'})
  async function open(page: Page, path: string) {
    await openHydrated(page, site.url + path)
    await listed(page)
    await painted(page)
  }

  for (const {language, colorScheme} of looks) {
    it(`the shortlist passes axe and fits 320 px, ${language}, ${colorScheme}`, async () => {
      const looking = {language, colorScheme, viewport: DESKTOP}
      const {page, leave} = await visit(browser, shared(), looking)
      await page.locator('.heart').first().click()
      await page.locator('.homes__compare').first().click()
      for (const path of seenIn(STATES, language)) {
        await open(page, path)
        assert.deepEqual(await violations(page), [], path)
        assert.deepEqual(await tooWide(page, path), [])
        await page.setViewportSize(DESKTOP)
      }
      await page.evaluate(() => localStorage.clear())
      await open(page, '/shortlist')
      assert.deepEqual(await violations(page), [], 'empty')
      await leave()
    })
  }

  it('a home whose price has changed lately says so in a list', async () => {
    const {page, leave} = await visit(browser, shared(6), {javaScriptEnabled: false})
    const homes = page.locator('main article').filter({hasText: 'New price'})
    assert.deepEqual(await homes.locator('h2').allTextContents(), ['Old Town Flat'])
    await leave()
  })

  it('hearts survive a reload, are counted in the header and fill the shortlist', async () => {
    const {page, consoleMessages, leave} = await visit(browser, shared())
    assert.ok(await linkTo(page, 'Shortlist').isVisible())
    await heart(page, 'Marina Loft').click()
    assert.ok(await linkTo(page, 'Shortlist 1').isVisible())
    await heart(page, 'Creek Studio').click()
    await reloadHydrated(page)
    await linkTo(page, 'Shortlist 2').waitFor()
    assert.equal(await heart(page, 'Marina Loft').getAttribute('aria-pressed'), 'true')
    assert.equal(await heart(page, 'Palm Villa').getAttribute('aria-pressed'), 'false')
    await linkTo(page, 'Shortlist 2').click()
    await page.getByRole('heading', {level: 1, name: 'Your shortlist'}).waitFor()
    assert.equal(new URL(page.url()).search, '')
    assert.deepEqual(await names(page), ['Marina Loft', 'Creek Studio'])
    await reloadHydrated(page)
    await listed(page)
    assert.deepEqual(await names(page), ['Marina Loft', 'Creek Studio'])
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('hearts and their count in the header stay in sync between tabs', async () => {
    const {page, leave} = await visit(browser, shared())
    const other = await page.context().newPage()
    await openHydrated(other, site.url)
    await heart(page, 'Palm Villa').click()
    await linkTo(other, 'Shortlist 1').waitFor()
    await other.evaluate(() => localStorage.clear())
    await linkTo(page, 'Shortlist').waitFor()
    assert.equal(await heart(page, 'Palm Villa').getAttribute('aria-pressed'), 'false')
    await leave()
  })

  it('an unmarked home stays on the shortlist until the page is opened again', async () => {
    const {page, leave} = await visit(browser, shared())
    await heart(page, 'Marina Loft').click()
    await open(page, '/shortlist')
    await heart(page, 'Marina Loft').click()
    assert.deepEqual(await names(page), ['Marina Loft'])
    await open(page, '/shortlist')
    assert.ok(await page.getByRole('heading', {name: 'Your shortlist is waiting'}).isVisible())
    const propertiesLink = page.getByRole('main').getByRole('link', {name: 'Our Properties'})
    assert.equal(await propertiesLink.getAttribute('href'), '/properties')
    await leave()
  })

  it('an empty shortlist says so before any code has arrived, and one with homes shows their places', async () => {
    const {page, leave} = await visit(browser, shared())
    await page.route(/\.js$/, () => {})
    const head = (name: string) => page.getByRole('heading', {name, exact: true})
    await page.goto(`${site.url}/shortlist`, {waitUntil: 'domcontentloaded'})
    assert.ok(await head('Your shortlist is waiting').isVisible())
    assert.equal(await head('Your shortlist').isVisible(), false)
    await page.evaluate(() => localStorage.setItem('shortlist', '["marina-loft"]'))
    await page.goto(`${site.url}/shortlist`, {waitUntil: 'domcontentloaded'})
    assert.ok(await head('Your shortlist').isVisible())
    assert.equal(await head('Your shortlist is waiting').isVisible(), false)
    await leave()
  })

  it('a shared shortlist is stored on another device only after Add all to my shortlist', async () => {
    const owner = await visit(browser, shared())
    for (const name of ['Palm Villa', 'Marina Loft']) await heart(owner.page, name).click()
    await open(owner.page, '/shortlist')
    await owner.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await owner.page.getByRole('main').getByRole('button', {name: 'Share'}).click()
    await owner.page.getByText('Link copied.').waitFor()
    const address = await owner.page.evaluate(() => navigator.clipboard.readText())
    const send = owner.page.getByRole('link', {name: 'Send by WhatsApp'})
    const message = new URL(`${await send.getAttribute('href')}`).searchParams.get('text')
    assert.equal(message, `Palm Villa\nMarina Loft (OCP-1)\n${address}`)
    await owner.leave()

    const {page, leave} = await visit(browser, address)
    assert.deepEqual(await names(page), ['Palm Villa', 'Marina Loft'])
    assert.equal(await storedShortlist(page), null)
    assert.ok(await linkTo(page, 'Shortlist').isVisible())
    await page.getByRole('button', {name: 'Add all to my shortlist'}).click()
    const words = 'All of these are on your shortlist.'
    const notice = page.getByRole('status').filter({hasText: words})
    await notice.waitFor()
    assert.ok(await notice.evaluate(element => element === document.activeElement))
    assert.equal(await storedShortlist(page), '["palm-villa","marina-loft"]')
    assert.ok(await linkTo(page, 'Shortlist 2').isVisible())
    await leave()
  })

  it('the shortlist names delisted homes, and only its owner can remove them', async () => {
    const {page, leave} = await visit(browser, `${shared(1)},sold-villa`)
    assert.ok(await page.getByText('Sold villa').isVisible())
    assert.equal(await page.getByRole('button', {name: 'Remove: Sold villa'}).count(), 0)
    await page.evaluate(() => localStorage.setItem('shortlist', '["sold-villa","marina-loft"]'))
    await open(page, '/shortlist')
    await page.getByRole('button', {name: 'Remove: Sold villa'}).click()
    assert.equal(await storedShortlist(page), '["marina-loft"]')
    assert.ok(await page.getByText('Sold villa').isHidden())
    await leave()
  })

  it('the shortlist shows an error when homes fail, and Try again loads them', async () => {
    const {page, leave} = await visit(browser, shared())
    await heart(page, 'Marina Loft').click()
    const answer = site.answers['property-detail']
    site.answers['property-detail'] = {statusCode: 503, message: 'busy'}
    await open(page, '/shortlist')
    await page.getByText('Something went wrong').waitFor()
    assert.ok(answer)
    site.answers['property-detail'] = answer
    await page.getByRole('button', {name: 'Try again'}).click()
    await page.getByRole('link', {name: 'Marina Loft'}).waitFor()
    assert.ok(await page.getByText('Something went wrong').isHidden())
    await leave()
  })

  it('the server requests each home of a shared list once, and at most 24', async () => {
    const detailRequestCount = () =>
      site.received.filter(({call}) => call === 'property-detail').length
    const before = detailRequestCount()
    const {consoleMessages, leave} = await visit(browser, shared(3))
    assert.equal(detailRequestCount() - before, 3)
    assert.deepEqual(consoleMessages, [])
    await leave()
    const many = Array.from({length: 30}, (_, at) => `home-${at}`)
    await fetch(`${site.url}/shortlist?properties=${many}`)
    assert.equal(detailRequestCount() - before, 3 + 24)
  })

  it('hearts work until a reload when storage is blocked, corrupt or full', async () => {
    for (const breakStorage of [
      () => {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      },
      () => localStorage.setItem('shortlist', '{"not": "a list'),
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ]) {
      const {page, consoleMessages, leave} = await visit(browser, 'about:blank')
      await page.addInitScript(breakStorage)
      await openHydrated(page, shared())
      await heart(page, 'Marina Loft').click()
      await heart(page, 'Palm Villa').click()
      await linkTo(page, 'Shortlist 2').click()
      await page.getByRole('heading', {level: 1, name: 'Your shortlist'}).waitFor()
      assert.deepEqual(await names(page), ['Marina Loft', 'Palm Villa'])
      assert.deepEqual(consoleMessages, [])
      await leave()
    }
  })

  it('without JavaScript a shared list works and an own list shows why it cannot', async () => {
    const {page, leave} = await visit(browser, shared(), {javaScriptEnabled: false})
    assert.equal((await names(page)).length, 3)
    assert.ok(await page.getByRole('button', {name: 'Add all to my shortlist'}).isHidden())
    await page.getByLabel('Compare: Marina Loft').check()
    await page.getByLabel('Compare: Palm Villa').check()
    await page.getByRole('button', {name: 'Compare'}).click()
    await page.getByRole('table', {name: 'Homes side by side'}).waitFor()
    await page.goto(`${site.url}/shortlist`)
    // Playwright's text locators ignore the content of <noscript>.
    const words = await page.locator('main noscript').innerText()
    assert.match(words, /Your browser keeps your shortlist/)
    const propertiesLink = page.getByRole('main').getByRole('link', {name: 'Our Properties'})
    assert.equal(await propertiesLink.getAttribute('href'), '/properties')
    await leave()
  })

  it('the shortlist asks search engines not to list it', async () => {
    for (const path of STATES) {
      const html = await (await fetch(site.url + path)).text()
      assert.match(html, /<meta name="robots" content="noindex">/, path)
    }
  })

  it('the shortlist count in the header keeps layout shift below 0.02', async () => {
    const {page, leave} = await visit(browser, shared())
    await heart(page, 'Marina Loft').click()
    await watchShifts(page)
    for (const path of ['/thank-you', '/shortlist']) {
      await open(page, path)
      assert.ok(await linkTo(page, 'Shortlist 1').isVisible())
      const shift = await shiftOf(page)
      assert.ok(shift < 0.02, `${path}: ${shift}`)
    }
    await leave()
  })
})
