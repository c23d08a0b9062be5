/** Tests which files a partner's page prefetches for the first press, and when it does not. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {fillIn, layla, messagesOnSend, openBookNow} from '../support/book-now.ts'
import {companionReady} from '../support/browser/conditions.ts'
import type {Visitor} from '../support/browser/visitor.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

const stage = setStage()

/** Files for the first press of Book Now, and for a booking. */
const AHEAD = ['book-now-dialog', 'book-now-suite', 'form', 'rules', 'request', 'toaster']

describe('prefetch of what the first press needs', {concurrency: 2}, () => {
  const url = () =>
    stage.partner.publish({head: loaderTag(stage.product), body: '<ocp-book-now></ocp-book-now>'})
  const scripts = ({requests}: Visitor) => requests.filter(address => /\/v1\/.*\.js$/.test(address))

  /** All that was fetched ahead has arrived, and what it imports. */
  async function prefetched(page: Page) {
    const isAhead = (name: string) =>
      page.waitForFunction(
        file =>
          performance
            .getEntriesByType('resource')
            .some(entry => entry.name.includes(`/chunks/${file}-`)),
        name,
      )
    await Promise.all(AHEAD.map(isAhead))
    await companionReady(page)
    await idle(page)
  }
  /** The page has loaded, and has had time for all that waits until it has none to lose. */
  const idle = async (page: Page) => {
    await page.waitForLoadState('load')
    for (let times = 0; times < 3; times++) {
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => resolve(null))))
    }
  }

  it('pressing Book Now fetches no file, and neither does filling in its form', async test => {
    const visitor = await stage.visitor(test)
    const {page} = visitor
    await page.goto(url())
    await prefetched(page)
    const before = scripts(visitor)
    const dialog = await openBookNow(page)
    assert.ok((await messagesOnSend(dialog)).length > 0)
    await fillIn(dialog, layla)
    assert.deepEqual(scripts(visitor), before)
  })

  const connections: [what: string, connection: object][] = [
    ['for a visitor who saves data', {saveData: true, effectiveType: '4g'}],
    ['on a 2g connection', {effectiveType: '2g'}],
    ['on a slow 2g connection', {effectiveType: 'slow-2g'}],
  ]
  for (const [index, [what, connection]] of connections.entries()) {
    const itOnce = index ? everywhere(it) : it
    itOnce(`nothing is prefetched ${what}, and Book Now opens all the same`, async test => {
      const visitor = await stage.visitor(test)
      const {page} = visitor
      await page.addInitScript(value => {
        Object.defineProperty(navigator, 'connection', {value})
      }, connection)
      await page.goto(url())
      await companionReady(page)
      await idle(page)
      const fetched = scripts(visitor).filter(address => /book-now-dialog|suite/.test(address))
      assert.deepEqual(fetched, [])
      await openBookNow(page)
    })
  }

  it('a file whose prefetch failed is fetched again when it is needed', async test => {
    const {page, errors} = await stage.visitor(test)
    await failOnce(page, /book-now-dialog-[\w-]{8}\.js$/)
    const failed = page.waitForEvent('requestfailed')
    await page.goto(url())
    await failed
    await openBookNow(page)
    assert.deepEqual(errors, [])
  })
})

const failOnce = (page: Page, file: RegExp) => page.route(file, route => route.abort(), {times: 1})
