/** Assertions that hold for every page, independent of its content. */
import assert from 'node:assert/strict'
import type {Page, Route} from 'playwright-core'
import {contentLoaded, hydrated, painted} from '../../../support/browser/conditions.ts'
import type {SuiteBrowser} from '../site/use-browser.ts'
import {newVisitor, speak, visit} from '../site/visitor.ts'
import {looks, violations} from './axe.ts'
import {shiftOf, watchShifts} from './layout-shift.ts'

const DESKTOP = {width: 1280, height: 720}
const PHONE = {width: 390, height: 844}
const NARROWEST = {width: 320, height: 640}

/**
 * Passes axe in each language, in light and dark, on a desktop and on a phone; no errors are
 * logged, and nothing is wider than the narrowest window. Each pass looks for what the others
 * cannot see: names depend on the language, colors on the scheme, the layout on the width.
 */
export async function isAccessible(browser: SuiteBrowser, url: string) {
  const {page, consoleMessages, open, leave} = await newVisitor(browser)
  for (const {language, colorScheme, widths, contrast} of looks) {
    const where = `${url} ${language} ${colorScheme}`
    await speak(page, language, url)
    await page.emulateMedia({colorScheme})
    await page.setViewportSize(DESKTOP)
    await open(url)
    assert.deepEqual(consoleMessages, [], where)
    if (widths.includes('desktop')) assert.deepEqual(await violations(page), [], where)
    if (widths.includes('phone')) {
      await page.setViewportSize(PHONE)
      assert.deepEqual(await violations(page, {contrast}), [], `${where} on a phone`)
    }
    await fitsNarrowestWindow(page, where)
    // The CSP blocks axe's own styles.
    consoleMessages.length = 0
  }
  await leave()
}

/** The document preloads its largest picture in the head. */
export async function preloadsLargestPicture(url: string, picture: string) {
  const html = await (await fetch(url)).text()
  const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(html) ?? []
  assert.ok(preload.includes(`/${picture}`), `${url}: ${preload}`)
  assert.ok(html.indexOf(preload) < html.indexOf('<body>'))
}

/** No layout shift when pictures and fonts load after the page was hydrated and painted. */
export async function staysStill(browser: SuiteBrowser, url: string) {
  for (const width of [1440, 390]) {
    const context = await browser.newContext({viewport: {width, height: 844}})
    const page = await context.newPage()
    await watchShifts(page)
    const {promise: mayArrive, resolve: sendAll} = Promise.withResolvers<void>()
    const hold = async (route: Route) => {
      await mayArrive
      await route.continue()
    }
    await page.route(/\.woff2|\/storage\//, hold)
    await page.goto(url, {waitUntil: 'commit'})
    await hydrated(page)
    await painted(page)
    assert.equal(await page.evaluate(() => document.fonts.status), 'loading')
    sendAll()
    await page.waitForLoadState()
    await contentLoaded(page)
    const shift = await shiftOf(page)
    assert.ok(shift <= 0.02, `${url} ${width}: ${shift}`)
    await context.close()
  }
}

export async function fitsNarrowWindows(browser: SuiteBrowser, url: string) {
  const {page, open, leave} = await newVisitor(browser, {viewport: NARROWEST})
  for (const language of ['en', 'fr', 'ru']) {
    await speak(page, language, url)
    await open(url)
    await fitsNarrowestWindow(page, `${url} ${language}`)
  }
  await leave()
}

async function fitsNarrowestWindow(page: Page, where: string) {
  await page.setViewportSize(NARROWEST)
  await painted(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.equal(width, NARROWEST.width, where)
}

/** In-page navigation shows the same text as the page that the server renders. */
export async function readsTheSameInPlace(browser: SuiteBrowser, site: string, path: string) {
  const {page, consoleMessages, settled, leave} = await visit(browser, `${site}/contact-us`)
  await changeTo(page, path)
  await page.locator('main [data-static]').first().waitFor()
  await settled()
  assert.equal(await page.evaluate(() => 'sameDocument' in globalThis), true)
  const main = page.locator('main')
  const inPlace = await main.innerText()
  assert.doesNotMatch(await main.innerHTML(), /alert\(/)
  await page.reload()
  await settled()
  assert.equal(await main.innerText(), inPlace)
  assert.deepEqual(consoleMessages, [])
  await leave()
}

/** Navigates within the document; resolves when the data are loaded or have failed. */
export async function changeTo(page: Page, path: string) {
  await follow(page, path)
  // The address changes at once, the page later.
  await page.waitForURL(({pathname, search}) => pathname + search === path)
  await page.evaluate(() => navigation.transition?.finished.then(() => {}))
}

/** Follows a link to a path, within the document. */
export const follow = (page: Page, path: string) =>
  page.evaluate(href => {
    Object.assign(globalThis, {sameDocument: true})
    const link = Object.assign(document.createElement('a'), {href})
    document.body.append(link)
    link.click()
  }, path)

export const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts()

/** Link text -> address, of the links that a selector finds. */
export const links = async (page: Page, selector: string) =>
  Object.fromEntries(
    await page
      .locator(selector)
      .evaluateAll(all =>
        all.map(link => [link.textContent?.trim() ?? '', link.getAttribute('href')]),
      ),
  )
