/** A page of which nothing is still to come. */
import type {Page} from 'playwright-core'
import {contentLoaded, painted} from '../../support/browser/conditions.ts'

/** Opens a page until nothing of it is still to come; returns the document as it was sent. */
export async function openWhole(page: Page, url: string, settled: () => Promise<void>) {
  const response = await page.goto(url)
  await settled()
  await becomeWhole(page, settled)
  return (await response?.text()) ?? ''
}

/** Waits until visible pictures are loaded, maps are live, and the page's requests are answered. */
export async function becomeWhole(page: Page, settled: () => Promise<void>) {
  await contentLoaded(page)
  await hoursCome(page)
  await mapsMove(page)
  // The page of a launch asks for contact by itself, once.
  if (await page.locator('.landing-hero').count()) await page.getByRole('dialog').waitFor()
  await settled()
}

/** Hours for viewings are fetched when they are near. */
async function hoursCome(page: Page) {
  const hours = page.locator('ocp-viewing')
  if (!(await hours.count())) return
  await hours.scrollIntoViewIfNeeded()
  await hours.locator('[data-starts]').first().waitFor()
}

/** Maps are drawings until they are near the window; then what moves them is fetched. */
async function mapsMove(page: Page) {
  for (const map of await page.locator('.map[data-moving]').all()) {
    await map.scrollIntoViewIfNeeded()
    await map.and(page.locator('[data-moving=true]')).waitFor()
  }
  await page.evaluate(() => scrollTo(0, 0))
  await painted(page)
}
