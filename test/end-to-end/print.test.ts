/** Any page on paper: white, dark words, nothing to press, and few sheets. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {contentLoaded, openHydrated} from '../support/browser/conditions.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {onePathOfEachRoute} from '../support/paths-of-site.ts'
import {faultsOnPaper, PAPER, paperUsed} from './support/printed-page.ts'

const stage = setStage({product: 'demo'})

const DOCS = ['/docs/', '/docs/theming/', '/docs/widgets/', '/docs/widgets/ocp-property-list/']

describe('printed pages', () => {
  it('are dark on white in light and dark schemes, with nothing to press', TIMEOUT, async test => {
    const {site} = stage.product
    const {page} = await stage.visitor(test, {viewport: PAPER, colorScheme: 'dark'})
    const faults: string[] = []
    for (const path of await onePathOfEachRoute(site)) {
      await openHydrated(page, site + path)
      await onPaper(page)
      faults.push(...(await faultsOnPaper(page)).map(fault => `${path}: ${fault}`))
      await page.emulateMedia({media: 'screen'})
    }
    for (const path of DOCS) {
      await page.goto(site + path)
      await onPaper(page)
      faults.push(...(await faultsOnPaper(page)).map(fault => `${path}: ${fault}`))
      await page.emulateMedia({media: 'screen'})
    }
    assert.deepEqual(faults, [])
  })

  for (const language of ['en', 'ar']) {
    it(
      `the home page takes three sheets and a megabyte at most, ${language}`,
      TIMEOUT,
      async test => {
        const {page} = await stage.visitor(test, {viewport: {width: 1280, height: 800}})
        await openHydrated(page, `${stage.product.site}/?lang=${language}`)
        await onPaper(page)
        const {sheets, bytes} = await paperUsed(page)
        assert.ok(sheets <= 3, `${sheets} sheets`)
        assert.ok(bytes <= 1_000_000, `${bytes} bytes`)
      },
    )
  }

  it('lists take few sheets, their pictures being small', TIMEOUT, async test => {
    const {page} = await stage.visitor(test, {viewport: {width: 1280, height: 800}})
    for (const [path, most] of Object.entries({
      '/properties': 5,
      '/open-houses': 3,
      '/blogs': 3,
      '/lifestyle': 2,
    })) {
      await openHydrated(page, stage.product.site + path)
      await onPaper(page)
      const {sheets, bytes} = await paperUsed(page)
      assert.ok(sheets <= most, `${path}: ${sheets} sheets`)
      assert.ok(bytes <= 3_000_000, `${path}: ${bytes} bytes`)
    }
  })
})

async function onPaper(page: Page) {
  await page.emulateMedia({media: 'print'})
  await contentLoaded(page)
}
