import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {useSite} from '../../support/site/use-site.ts'
import {visit} from '../../support/site/visitor.ts'

const inProduction = {NODE_ENV: 'production'}

describe('a page for a lost connection', () => {
  const {site, browser} = useSite({env: inProduction})
  const retry = (page: Page) => page.locator('#retry')

  /** A page whose worker has stored what it needs. */
  const visitWithWorker = async (path: string, language = 'en') => {
    const visitor = await visit(browser, site.url + path, {language})
    await visitor.page.evaluate(() => navigator.serviceWorker.ready)
    return visitor
  }

  it('a reload without a connection shows our own page, which leads back by itself', async () => {
    const {page, leave} = await visitWithWorker('/thank-you')
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', {level: 1, name: 'Out of reach for a moment'}).waitFor()
    await page.getByText('No Internet Connection').waitFor()
    assert.equal(await page.getByRole('main').getByRole('link').count(), 2)
    assert.equal(await page.locator('#typed-text').isVisible(), false, 'nothing was typed')
    await retry(page).click()
    await page.getByRole('heading', {level: 1, name: 'Out of reach for a moment'}).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', {level: 1, name: 'Thank you'}).waitFor()
    await leave()
  })

  it('it is in the language of the last page', async () => {
    const {page, leave} = await visitWithWorker('/thank-you', 'fr')
    await page.context().setOffline(true)
    await page.goto(`${site.url}/team`)
    await page.getByRole('heading', {level: 1, name: 'Momentanément hors ligne'}).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr')
    await leave()
  })

  it('typed text is there again after a reload without a connection', async () => {
    const {page, leave} = await visitWithWorker('/contact-us')
    const message = page.getByLabel('Message')
    await message.fill('A terrace with a view of the sea')
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('What you have typed is kept').waitFor()
    await page.context().setOffline(false)
    await page.waitForFunction(() => !document.querySelector('#retry'))
    await page.waitForFunction(
      () =>
        document.querySelector('ocp-contact-form')?.shadowRoot?.querySelector('textarea')?.value ===
        'A terrace with a view of the sea',
    )
    await leave()
  })

  it('with a connection each page is the server’s, and only the page for its loss is stored', async () => {
    const {page, leave} = await visitWithWorker('/thank-you')
    const reloaded = await page.reload()
    assert.match(reloaded?.headers().etag ?? '', /./)
    assert.equal(reloaded?.status(), 200)
    const stored = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)))
      const requests = (await Promise.all(caches_.map(cache => cache.keys()))).flat()
      return requests.map(({url}) => new URL(url).pathname)
    })
    assert.deepEqual(stored, ['/offline.html'])
    await leave()
  })

  it('the docs are left to the browser', async () => {
    const {page, leave} = await visitWithWorker('/thank-you')
    await page.context().setOffline(true)
    await assert.rejects(page.goto(`${site.url}/docs/`), /ERR_INTERNET_DISCONNECTED/)
    await leave()
  })

  it('the script changes with the page, and may do nothing else', async () => {
    const get = async (path: string) => {
      const response = await fetch(site.url + path)
      return {text: await response.text(), headers: response.headers}
    }
    const english = await get('/service-worker.js')
    assert.equal(english.text, (await get('/service-worker.js')).text)
    assert.notEqual(english.text, (await get('/service-worker.js?lang=fr')).text)
    assert.equal(english.headers.get('cache-control'), 'no-cache')
    assert.equal(
      english.headers.get('content-security-policy'),
      "default-src 'none'; connect-src 'self'",
    )
    assert.match((await get('/offline.html')).text, /<meta name="robots" content="noindex">/)
  })
})

describe('a site without a page for a lost connection', () => {
  const {site, browser} = useSite({env: {...inProduction, OFFLINE_PAGE: 'off'}})

  it('no page registers a worker, and one that is there ends itself', async () => {
    const {page, settled, leave} = await visit(browser, `${site.url}/thank-you`)
    await settled()
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    assert.equal(await registrations(), 0)
    assert.doesNotMatch(await (await fetch(`${site.url}/thank-you`)).text(), /service-worker/)
    await page.evaluate(async () => {
      const policy = (
        globalThis as unknown as {
          trustedTypes: {
            createPolicy(name: string, rules: object): {createScriptURL(url: string): string}
          }
        }
      ).trustedTypes.createPolicy('ocp-offline', {createScriptURL: (url: string) => url})
      await caches.open('offline')
      await navigator.serviceWorker.register(policy.createScriptURL('/service-worker.js'))
    })
    await page.waitForFunction(async () => (await caches.keys()).length === 0)
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
    )
    await leave()
  })
})
