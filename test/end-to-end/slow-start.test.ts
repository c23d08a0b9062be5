/** Measures the start of a page on a slow phone with a slow network. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {openHydrated} from '../support/browser/conditions.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {recordEvaluations} from './support/evaluations.ts'
import {hold} from './support/hold.ts'

const stage = setStage({product: 'demo'})
const NEWS = '/news/open-house-season-2026'

describe('fonts on a slow network', () => {
  /** As browsers report round trips of so many milliseconds. */
  const onSlowNetwork = (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {rtt: 600, effectiveType: '3g'}}),
    )
  const loadedFaces = (page: Page) =>
    page.evaluate(() => {
      const loaded = [...document.fonts].filter(({status}) => status === 'loaded')
      return [...new Set(loaded.map(({family}) => family.replaceAll('"', '')))]
        .filter(family => !/Fallback|Android|Paper/.test(family))
        .sort()
    })
  const fetched = (page: Page) =>
    Promise.all(
      ['manrope', 'cormorant'].map(name =>
        page.waitForEvent('requestfinished', request =>
          new RegExp(`${name}.*-(latin|common)-wght`).test(request.url()),
        ),
      ),
    )

  it(
    'headings of the first page take their font at last, and its text keeps the fallback',
    TIMEOUT,
    async test => {
      const {page} = await stage.visitor(test)
      await onSlowNetwork(page)
      const fonts = fetched(page)
      await openHydrated(page, stage.product.site + NEWS)
      await fonts
      await page.evaluate(() => document.fonts.ready)
      assert.deepEqual(await loadedFaces(page), ['Cormorant Garamond'])

      await page.getByRole('contentinfo').getByRole('link', {name: 'Careers'}).click()
      await page.waitForURL('**/careers')
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({family, status}) => /Manrope$/.test(family.replaceAll('"', '')) && status === 'loaded',
        ),
      )
    },
  )

  it('the next document has them at its first paint', TIMEOUT, async test => {
    const {page} = await stage.visitor(test)
    await onSlowNetwork(page)
    const fonts = fetched(page)
    await openHydrated(page, stage.product.site + NEWS)
    await fonts
    const code = await hold(page, /\.js/)
    await page.goto(`${stage.product.site}/team`, {referer: stage.product.site + NEWS})
    assert.equal(await page.locator('#faces').getAttribute('media'), null)
    await page.evaluate(() => document.fonts.ready)
    assert.deepEqual(await loadedFaces(page), ['Cormorant Garamond', 'Manrope'])
    code.release()
  })
})

describe('start of a page', () => {
  it(
    'evaluates its code, and each file that this imports, in a task of its own',
    TIMEOUT,
    async test => {
      const {page} = await stage.visitor(test)
      const evaluations = await recordEvaluations(page)
      await openHydrated(page, stage.product.site + NEWS)
      const {entry, imports} = JSON.parse(await page.locator('#modules').innerText())
      const files = [...imports, entry]
      const started = (await evaluations()).filter(([file]) => files.includes(file))
      assert.deepEqual(
        started.map(([file]) => file),
        files,
      )
      assert.equal(new Set(started.map(([, task]) => task)).size, files.length)
    },
  )

  it('parses no data that only static sections show', async () => {
    const lists = ['/blogs', '/news', '/communities', '/open-houses', '/builders', '/lifestyle']
    for (const path of [...lists, NEWS, '/blogs/detail/what-a-purchase-costs-in-dubai']) {
      const html = await (await fetch(stage.product.site + path)).text()
      const [, handover = ''] = /id="handover">(.*?)<\/script>/s.exec(html) ?? []
      const data = JSON.stringify(JSON.parse(handover).data)
      assert.ok(data.length < 400, `${path}: ${data}`)
    }
  })

  it('formats no number that the server has written', TIMEOUT, async test => {
    const {page} = await stage.visitor(test)
    await page.addInitScript(() => {
      const made: string[] = []
      Object.assign(globalThis, {made})
      Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
        construct(NumberFormat, [locale, options]) {
          made.push(String(locale))
          return new NumberFormat(locale, options)
        },
      })
    })
    await openHydrated(page, stage.product.site + NEWS)
    assert.deepEqual(await page.evaluate(() => (globalThis as {made?: string[]}).made), [])
  })
})
