/** What has to hold for every page, whatever it shows. */
import assert from 'node:assert/strict'
import type {Page} from 'playwright-core'
import {looks, violations} from './axe.ts'
import {shiftOf, watchShifts} from './layout-shift.ts'
import type {SuiteBrowser} from './use-browser.ts'
import {visit} from './visitor.ts'

const PHONE = {width: 390, height: 844}

/** Accessible in each language, in light and dark, on a desktop and on a phone; nothing complains. */
export async function isAccessible(browser: SuiteBrowser, url: string) {
  for (const look of looks) {
    const {page, complaints, leave} = await visit(browser, url, look)
    // Before axe, whose own styles the policy refuses.
    assert.deepEqual(complaints, [])
    const where = `${url} ${look.language} ${look.colorScheme}`
    assert.deepEqual(await violations(page), [], where)
    await page.setViewportSize(PHONE)
    assert.deepEqual(await violations(page), [], `${where} on a phone`)
    await leave()
  }
}

/** The document asks for its largest picture before its markup is read. */
export async function asksForItsPictureFirst(url: string, picture: string) {
  const html = await (await fetch(url)).text()
  const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(html) ?? []
  assert.ok(preload.includes(`/${picture}`), `${url}: ${preload}`)
  assert.ok(html.indexOf(preload) < html.indexOf('<body>'))
}

/** Nothing moves while pictures and fonts arrive. */
export async function staysStill(browser: SuiteBrowser, url: string) {
  for (const width of [1440, 390]) {
    const context = await browser.newContext({viewport: {width, height: 844}})
    const page = await context.newPage()
    await watchShifts(page)
    await page.route(/\.woff2|\/storage\//, async route => {
      await new Promise(resolve => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.goto(url, {waitUntil: 'networkidle'})
    const shift = await shiftOf(page)
    assert.ok(shift <= 0.02, `${url} ${width}: ${shift}`)
    await context.close()
  }
}

export async function fitsNarrowWindows(browser: SuiteBrowser, url: string) {
  for (const language of ['en', 'fr', 'ru']) {
    const viewport = {width: 320, height: 640}
    const {page, leave} = await visit(browser, url, {language, viewport})
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth),
      320,
      `${url} ${language}`,
    )
    await leave()
  }
}

/** A visitor who comes from another page of the site reads what the server would have sent. */
export async function readsTheSameInPlace(browser: SuiteBrowser, site: string, path: string) {
  const {page, complaints, leave} = await visit(browser, `${site}/contact-us`)
  await follow(page, path)
  await page.locator('main [data-still]').first().waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(await page.evaluate(() => 'sameDocument' in globalThis), true)
  const main = page.locator('main')
  const inPlace = await main.innerText()
  assert.doesNotMatch(await main.innerHTML(), /alert\(/)
  await page.reload({waitUntil: 'networkidle'})
  assert.equal(await main.innerText(), inPlace)
  assert.deepEqual(complaints, [])
  await leave()
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
