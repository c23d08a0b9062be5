/** Pages whose texts are changed on the way to their visitor, or in the visitor's browser. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {changeTexts, TRANSLATED} from '../support/browser/changed-by-others.ts'
import {hydrated, openHydrated, widgetReady} from '../support/browser/conditions.ts'
import {setStage} from '../support/partner/stage.ts'
import {PAGE_TYPES} from '../support/paths-of-site.ts'
import {isEverything} from '../support/tier.ts'
import {eachPage, faultsOfCode, type Visit} from './each-page/each-page.ts'
import {openWhole} from './each-page/whole-page.ts'
import {hold} from './support/hold.ts'
import {turnToWidgets} from './support/turn-to-widgets.ts'

const SOME = [
  ...['/', '/properties', '/properties/{slug}', '/projects/detail/{slug}', '/contact-us'],
  ...['/buying-costs', '/list-with-us'],
]

const stage = setStage({product: 'demo'})

describe('each type of page whose texts others change', () => {
  eachPage(stage, {
    name: 'in other words',
    screen: {viewport: {width: 1280, height: 800}},
    types: isEverything ? PAGE_TYPES : SOME,
    prepare: page => page.addInitScript(changeTexts),
    open: openWhole,
    aspects: () => ({
      'is hydrated without an error, its widgets as well': faultsOfAllCode,
      'keeps the words that others gave it': unchangedHeadings,
      'can be left in place and returned to': faultsOfReturn,
    }),
  })
})

async function faultsOfAllCode(visit: Visit) {
  await turnToWidgets(visit.page)
  return faultsOfCode(visit)
}

/** Wraps two of three adjacent texts in foreign elements. */
async function unchangedHeadings({page}: Visit) {
  const words = await page.locator('main').textContent()
  const fonts = await page.locator('font').count()
  return words?.includes(TRANSLATED) && fonts > 0 ? [] : ['nothing is translated']
}

async function faultsOfReturn(visit: Visit) {
  const {page} = visit
  await page.evaluate(() => Object.assign(window, {isSamePage: true}))
  const go = (to: string) =>
    page.evaluate(async path => {
      await (path ? navigation.navigate(path) : navigation.back()).finished
    }, to)
  // A page that is gone to from itself is no step of the history.
  const next = visit.type === '/team' ? '/lifestyle' : '/team'
  for (const to of [next, '/careers', '', '']) {
    await go(to)
    await page.locator('h1').first().waitFor()
  }
  const isSame = await page.evaluate(() => 'isSamePage' in window)
  return [...faultsOfCode(visit), ...(isSame ? [] : ['the page was loaded again'])]
}

describe('visitor whose browser translates the page', () => {
  const open = async (test: TestContext, path: string) => {
    const visitor = await stage.visitor(test)
    await visitor.page.addInitScript(changeTexts)
    await openHydrated(visitor.page, stage.product.site + path)
    return visitor
  }

  const found = async (query: string) => {
    const answer = await fetch(`${stage.product.api}/api/v1/user/search-properties?${query}`)
    return ((await answer.json()) as {data: {total: number}}).data.total
  }
  /** Waits for the count of the list, even if another script has changed the text. */
  const listSays = (page: Page, total: number) =>
    page.locator('.count', {hasText: `${total} properties`}).waitFor()

  it('a translated list can be filtered and paged, and counts right', async test => {
    const {page, errors, consoleMessages} = await open(test, '/properties')
    const alive = widgetReady(page, 'ocp-property-list')
    await page.locator('ocp-property-list').hover()
    await alive
    await page.getByLabel('Purpose').selectOption('residential-sale')
    await page.waitForURL(/purpose=residential-sale/)
    await listSays(page, await found('purpose=residential-sale'))
    await page.getByRole('link', {name: 'Page 2', exact: true}).click()
    await page.waitForURL(/page=2/)
    await page.getByRole('link', {name: 'Remove filter: Residential Sale'}).click()
    await page.waitForURL(/\/properties$/)
    await listSays(page, await found(''))
    await page.goBack()
    await page.waitForURL(/page=2/)
    await listSays(page, await found('purpose=residential-sale'))
    assert.deepEqual([...errors, ...consoleMessages], [])
  })

  it('Book Now is sent from a translated page, which says that it is being sent', async test => {
    const {page, errors, consoleMessages} = await open(test, '/communities')
    const dialog = await openBookNow(page)
    await dialog.getByRole('button', {name: 'Send'}).click()
    await dialog.getByText('Name is Required!').waitFor()
    await fillIn(dialog, layla)
    const sent = await hold(page, /createBooking/)
    const answered = sendBooking(dialog)
    await dialog.getByText('Sending…').waitFor({state: 'attached'})
    sent.release()
    await answered
    assert.deepEqual([...errors, ...consoleMessages], [])
  })

  it('a translated page keeps what was typed into its form, and sends it', async test => {
    const {page, errors, consoleMessages} = await stage.visitor(test)
    const code = await hold(page, /\/assets\/react\/.*\.js/)
    await page.addInitScript(changeTexts)
    await page.goto(`${stage.product.site}/contact-us`, {waitUntil: 'commit'})
    const form = page.locator('main').getByRole('form')
    const field = (label: string) => form.getByLabel(label, {exact: true})
    await field('Name').fill('Layla Haddad')
    code.release()
    await hydrated(page)
    await field('Phone').fill('971501234567')
    await field('Email').fill('layla@example.com')
    await field('Message').fill('A villa by the water.')
    assert.equal(await field('Name').inputValue(), 'Layla Haddad')
    await form.getByRole('button', {name: 'Send'}).click()
    await page.getByText('Thank you! We will contact you shortly.').waitFor()
    assert.deepEqual([...errors, ...consoleMessages], [])
  })

  it('a translated page changes its language by the menu, and Back returns to it', async test => {
    const {page, errors, consoleMessages} = await open(test, '/team')
    await page.getByRole('button', {name: 'Language'}).click()
    await page.getByRole('link', {name: 'Français'}).click()
    await page.locator('html[lang=fr]').waitFor()
    await hydrated(page)
    await page.locator('header a[href="/properties"]').first().click()
    await page.waitForURL(/\/properties$/)
    await page.goBack()
    await page.waitForURL(/\/team$/)
    await page.locator('h1').waitFor()
    assert.deepEqual([...errors, ...consoleMessages], [])
  })
})

describe('what proxies and phones make of a document', () => {
  const PATHS = ['/', '/contact-us', '/privacy-policy', '/nothing-here', '/docs/', '/docs/start/']
  const documents = () =>
    Promise.all(PATHS.map(async path => (await fetch(stage.product.site + path)).text()))

  it('Cloudflare finds no mail address that it would replace', async () => {
    const all = await documents()
    assert.ok(all.some(html => html.includes('href="mailto:')))
    assert.deepEqual(
      all.map(addressesReplaced),
      PATHS.map(() => []),
    )
  })

  it('phones make no links of numbers', async () => {
    const tag = 'content="telephone=no, date=no, address=no, email=no"'
    for (const html of await documents())
      assert.equal(html.split(`<meta name="format-detection" ${tag}>`).length, 2)
  })
})

/** https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/ */
const addressesReplaced = (html: string) =>
  html
    .replace(/<(head|script|noscript|textarea)\b.*?<\/\1>/gs, '')
    .replace(/<!--email_off-->.*?<!--\/email_off-->/gs, '')
    .match(/[\w.+-]+@[\w-]+\.\w+/g) ?? []
