/** Assertions that hold for every page, independent of its content. */
import assert from 'node:assert/strict'
import type {Page} from 'playwright-core'
import {painted} from '../../../support/browser/conditions.ts'

/** The document preloads its largest picture in the head. */
export async function preloadsLargestPicture(url: string, picture: string) {
  const html = await (await fetch(url)).text()
  const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(html) ?? []
  assert.ok(preload.includes(`/${picture}`), `${url}: ${preload}`)
  assert.ok(html.indexOf(preload) < html.indexOf('<body>'))
}

const NARROWEST = {width: 320, height: 640}

/** By how much an open page is too wide for the narrowest window: an empty list if it fits. */
export async function tooWide(page: Page, where: string): Promise<string[]> {
  await page.setViewportSize(NARROWEST)
  await painted(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width === NARROWEST.width ? [] : [`${where}: ${width}`]
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
    link.remove()
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
