import type {Page} from 'playwright-core'
import {painted} from '../../support/browser/conditions.ts'

/** Maps are drawings until they are near the window; then what moves them is fetched. */
export async function mapsMove(page: Page) {
  for (const map of await page.locator('.map[data-moving]').all()) {
    await map.scrollIntoViewIfNeeded()
    await map.and(page.locator('[data-moving=true]')).waitFor()
  }
  await page.evaluate(() => scrollTo(0, 0))
  await painted(page)
}
