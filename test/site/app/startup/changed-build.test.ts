import assert from 'node:assert/strict'
import {after, afterEach, before, beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {openBookNow} from '../../../support/book-now.ts'
import {freePort} from '../../server/support/api/free-port.ts'
import {types} from '../../support/records/places.ts'
import {answered} from '../../support/records/property.ts'
import {type RunningSite, startSite} from '../../support/site/site.ts'
import {useBrowser} from '../../support/site/use-browser.ts'
import {visit} from '../../support/site/visitor.ts'
import {anotherBuild} from './support/another-build.ts'

describe('page whose build is no longer served', () => {
  const browser = useBrowser()
  let nextBuild: string
  let env: Record<string, string>
  let site: RunningSite

  before(async () => {
    nextBuild = await anotherBuild()
    env = {PORT: String(await freePort())}
  })
  const serve = async (dist = '') => {
    process.env.SITE_DIST = dist
    site = await startSite(env)
    site.answers.getPropertyTypesWithProperties = answered(types)
  }
  beforeEach(() => serve())
  afterEach(() => site.close())
  after(() => {
    delete process.env.SITE_DIST
  })

  /** The server is replaced by one of the next build. */
  const deploy = async () => {
    await site.close()
    await serve(nextBuild)
  }

  /** Nothing is fetched ahead, as for visitors who save data. */
  const open = async (path: string) => {
    const visitor = await visit(browser, 'about:blank')
    await visitor.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}})
    })
    await visitor.open(site.url + path)
    return visitor
  }
  const loads = (page: Page) => {
    let count = 0
    page.on('domcontentloaded', () => count++)
    return () => count
  }

  it('Book Now opens its dialog, after the page has loaded itself again, once', async () => {
    const {page, leave} = await open('/')
    const loaded = loads(page)
    await deploy()
    await openBookNow(page)
    assert.equal(loaded(), 1)
    assert.equal(await page.evaluate(() => sessionStorage.getItem('typed')), null)
    await leave()
  })

  it('text typed into a form of the page is restored', async () => {
    const {page, leave} = await open('/lifestyle')
    const form = page.getByRole('form', {name: 'Write to us'})
    const field = (label: string) => form.getByLabel(label, {exact: true})
    await field('Name').fill('Layla Haddad')
    await field('Message').fill('A desk by the window.')
    await deploy()
    const dialog = await openBookNow(page)
    await dialog.getByRole('button', {name: 'Close'}).click()
    assert.equal(await field('Name').inputValue(), 'Layla Haddad')
    assert.equal(await field('Message').inputValue(), 'A desk by the window.')
    await leave()
  })

  it('a file that the next build lacks, too, is reported with a retry, without another load', async () => {
    const {page, leave} = await open('/')
    const loaded = loads(page)
    await page.clock.install()
    await page.route('**/chunks/dialog-*.js', route => route.fulfill({status: 404, body: 'no'}))
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('button', {name: 'Book Now'}).click()
    await reloaded
    await page.getByRole('button', {name: 'Try again'}).waitFor()
    await page.clock.fastForward(20_000)
    assert.equal(loaded(), 1)
    assert.ok(await page.getByRole('button', {name: 'Try again'}).isVisible())
    await leave()
  })

  it('without a connection the message with its retry stays, and nothing is loaded again', async () => {
    const {page, leave} = await open('/')
    const loaded = loads(page)
    await page.clock.install()
    await page.context().setOffline(true)
    await page.getByRole('button', {name: 'Book Now'}).click()
    await page.getByRole('button', {name: 'Try again'}).waitFor()
    await page.clock.fastForward(20_000)
    await page.context().setOffline(false)
    assert.ok(await page.getByRole('button', {name: 'Try again'}).isVisible())
    assert.equal(loaded(), 0)
    await leave()
  })
})
