/** WCAG 1.4.12: with the spacing of text that a visitor may set, the narrowest window is wide enough. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {openHydrated, painted} from '../support/browser/conditions.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {onePathOfEachRoute} from '../support/paths-of-site.ts'

const stage = setStage({product: 'demo'})

const NARROWEST = {width: 320, height: 640}

describe('text spacing', () => {
  it('makes no page scroll sideways in a window of 320 pixels', TIMEOUT, async test => {
    const {site} = stage.product
    const {page} = await stage.visitor(test, {viewport: NARROWEST})
    const wide: string[] = []
    for (const path of await onePathOfEachRoute(site)) {
      await openHydrated(page, site + path)
      await spaceText(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > NARROWEST.width) wide.push(`${path}: ${width}`)
    }
    assert.deepEqual(wide, [])
  })
})

/** The metrics that the criterion names, in shadow roots as well. */
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
