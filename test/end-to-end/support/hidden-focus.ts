import type {Page} from 'playwright-core'
import {type Direction, describeStop, hiddenStops} from '../../support/browser/focus-walk.ts'

/** Walks through a page by keyboard, and lists focused but wholly hidden elements (WCAG 2.4.11). */
export async function hiddenFocus(page: Page, directions: readonly Direction[]) {
  const hidden: string[] = []
  for (const key of directions) {
    // A walk goes through the page, and not through a dialog that is open.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({state: 'detached'})
    const stops = await hiddenStops(page, key)
    hidden.push(...stops.map(stop => `${key}: ${describeStop(stop)}`))
  }
  return hidden
}

/** Takes the links of header and footer, which all pages share, out of a walk; they stay in sight. */
export const skipHeaderAndFooter = (page: Page) =>
  page.evaluate(() => {
    const shared = document.querySelectorAll<HTMLElement>('body header *, body footer *')
    for (const element of shared)
      if (!element.closest('main') && element.tabIndex >= 0) element.tabIndex = -1
  })
