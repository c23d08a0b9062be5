import type {Page} from 'playwright-core'
import {contentLoaded, openHydrated, painted} from '../../support/browser/conditions.ts'

/** A phone and a laptop. */
export const VIEWPORTS = [
  {width: 390, height: 844},
  {width: 1280, height: 800},
]

/** Opens a page until nothing of it is still to come: files, pictures, maps that move. */
export async function openWhole(page: Page, url: string) {
  await openHydrated(page, url)
  await contentLoaded(page)
  await mapsMove(page)
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
