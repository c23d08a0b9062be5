/** The first paint does not wait for the code of its page. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {hydrated, painted} from '../support/browser/conditions.ts'
import {setStage} from '../support/partner/stage.ts'
import {hold} from './support/hold.ts'
import {PHONE} from './support/phone.ts'

const stage = setStage({product: 'demo'})

describe('code of a page', () => {
  const started = (page: Page) => page.waitForRequest(/\/assets\/react\/.*\.js/)
  const isStarted = (page: Page) =>
    page.evaluate(() => document.querySelector('link[rel=modulepreload]') !== null)

  it('page code is fetched once the largest picture has loaded', async test => {
    const {page} = await stage.visitor(test, PHONE)
    const picture = await hold(page, /home-tall-432.*\.avif/)
    await page.goto(stage.product.site, {waitUntil: 'commit'})
    await page.waitForFunction(() => document.readyState === 'interactive')
    await painted(page)
    assert.equal(await isStarted(page), false)
    const request = started(page)
    picture.release()
    await request
    await hydrated(page)
  })

  it('a press starts the fetch at once, and is answered later', async test => {
    const {page} = await stage.visitor(test, PHONE)
    const picture = await hold(page, /home-tall-432.*\.avif/)
    await page.goto(stage.product.site, {waitUntil: 'commit'})
    await page.waitForFunction(() => document.readyState === 'interactive')
    const request = started(page)
    await page.getByRole('button', {name: 'Book Now'}).click()
    await request
    await page.getByRole('dialog', {name: 'Book Now'}).waitFor()
    picture.release()
  })

  it('does not wait for a picture that does not arrive', async test => {
    const {page} = await stage.visitor(test, PHONE)
    const picture = await hold(page, /home-tall-432.*\.avif/)
    await page.goto(stage.product.site, {waitUntil: 'commit'})
    await hydrated(page)
    picture.release()
  })
})
