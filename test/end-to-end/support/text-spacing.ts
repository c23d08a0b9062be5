/** WCAG 1.4.12: with the spacing of text that a visitor may set, the narrowest window is wide enough. */
import type {Page} from 'playwright-core'
import {painted} from '../../support/browser/conditions.ts'

const NARROWEST = {width: 320, height: 640}

/** The width of a page that is too wide with the spacing that the criterion names, which stays. */
export async function tooWideWithSpacing(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST)
  await spaceText(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width > NARROWEST.width ? [`${width} pixels wide`] : []
}

/** In shadow roots as well. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
      p {margin-block-end: 2em !important}
    `)
    const apply = (root: Document | ShadowRoot) => {
      root.adoptedStyleSheets.push(sheet)
      for (const {shadowRoot} of root.querySelectorAll('*')) if (shadowRoot) apply(shadowRoot)
    }
    apply(document)
  })
  await painted(page)
}
