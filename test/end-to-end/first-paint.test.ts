/** What a visitor sees first, and what does not have to arrive before it. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {builtSheet} from '../site/build/support/built-sheet.ts'
import {shiftOf, watchShifts} from '../site/support/pages/layout-shift.ts'
import {contentLoaded, hydrated, openHydrated, painted} from '../support/browser/conditions.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {onePathOfEachRoute} from '../support/paths-of-site.ts'
import {hold} from './support/hold.ts'
import {largestPicture, watchLargest} from './support/largest-picture.ts'
import {unstyledElements} from './support/unstyled-elements.ts'

const stage = setStage({product: 'demo'})
const PHONE = {
  ...{viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true},
  userAgent:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
}
const DESKTOP = {viewport: {width: 1440, height: 900}}
/** The largest shift that is 0.00 in two decimals. */
const UNSEEN = 0.005

describe('first paint of each kind of page', () => {
  let kinds: string[]
  before(async () => {
    kinds = await onePathOfEachRoute(stage.product.site)
  }, TIMEOUT)

  it('has every rule of the site that is for something on the page', TIMEOUT, async test => {
    const {page} = await stage.visitor(test, DESKTOP)
    const whole = builtSheet('site/app/styles/index.css')
    for (const path of kinds) {
      await openHydrated(page, stage.product.site + path)
      const {missing, present, left} = await page.evaluate(unstyledElements, whole)
      assert.deepEqual(missing, [], path)
      assert.ok(present > 100 && left > 200, `${path}: ${present} rules, ${left} left out`)
    }
  })

  it('waits for no file', async () => {
    for (const path of kinds) {
      const html = await (await fetch(stage.product.site + path)).text()
      assert.doesNotMatch(html, /rel="(stylesheet|modulepreload)"|<script[^>]* src=/, path)
    }
  })

  for (const [device, options] of Object.entries({phone: PHONE, desktop: DESKTOP})) {
    it(`the first bytes name the largest picture on a ${device}`, TIMEOUT, async test => {
      const {page} = await stage.visitor(test, options)
      await watchLargest(page)
      for (const path of kinds) {
        const html = await (await fetch(stage.product.site + path)).text()
        await openHydrated(page, stage.product.site + path)
        await contentLoaded(page)
        const firstBytes = html.slice(0, 3000)
        const picture = await largestPicture(page, firstBytes)
        assert.ok(firstBytes.includes(picture), `${path}: ${picture}`)
      }
    })
  }

  for (const language of ['en', 'ru']) {
    it(`text in ${language} is readable before fonts, and stays in place`, TIMEOUT, async test => {
      const {page} = await stage.visitor(test, PHONE)
      const url = stage.product.site
      await page.context().addCookies([{name: 'language', value: language, url}])
      await watchShifts(page)
      for (const path of kinds) {
        const fonts = await hold(page, /\.woff2/)
        await page.goto(url + path, {waitUntil: 'commit'})
        await hydrated(page)
        await painted(page)
        assert.equal(await page.evaluate(() => document.fonts.status), 'loading', path)
        await fonts.release()
        await contentLoaded(page)
        const shift = await shiftOf(page)
        assert.ok(shift < UNSEEN, `${path}: ${shift}`)
      }
    })
  }
})

describe('code of a page', () => {
  const started = (page: Page) => page.waitForRequest(/\/assets\/react\/.*\.js/)
  const isStarted = (page: Page) =>
    page.evaluate(() => document.querySelector('link[rel=modulepreload]') !== null)

  it('is fetched when the largest picture is there', async test => {
    const {page} = await stage.visitor(test, PHONE)
    const picture = await hold(page, /home-tall-432.*\.avif/)
    await page.goto(stage.product.site, {waitUntil: 'commit'})
    await page.waitForFunction(() => document.readyState === 'interactive')
    await painted(page)
    assert.equal(await isStarted(page), false)
    const request = started(page)
    await picture.release()
    await request
    await hydrated(page)
  })

  it('is fetched at once when a visitor presses something, whose press is kept', async test => {
    const {page} = await stage.visitor(test, PHONE)
    const picture = await hold(page, /home-tall-432.*\.avif/)
    await page.goto(stage.product.site, {waitUntil: 'commit'})
    await page.waitForFunction(() => document.readyState === 'interactive')
    const request = started(page)
    await page.getByRole('button', {name: 'Book Now'}).click()
    await request
    await page.getByRole('dialog', {name: 'Book Now'}).waitFor()
    await picture.release()
  })

  it('does not wait for a picture that does not arrive', async test => {
    const {page} = await stage.visitor(test, PHONE)
    const picture = await hold(page, /home-tall-432.*\.avif/)
    await page.goto(stage.product.site, {waitUntil: 'commit'})
    await hydrated(page)
    await picture.release()
  })
})
