import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page, Route} from 'playwright-core'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

const FALLBACK = '<a href="/contact">Write to us</a>'

const stage = setStage()

describe('files of the loader', () => {
  /** A visitor who is about to open a page with these two widgets. */
  async function arrive(test: TestContext) {
    const visitor = await stage.visitor(test)
    const body = `<ocp-book-now>${FALLBACK}</ocp-book-now><ocp-newsletter></ocp-newsletter>`
    const url = stage.partner.publish({head: loaderTag(stage.product), body})
    return {...visitor, fallback: visitor.page.getByRole('link', {name: 'Write to us'}), url}
  }

  const publish = (body: string) => stage.partner.publish({head: loaderTag(stage.product), body})

  describe('retry of a file that failed to load', {concurrency: 2}, () => {
    for (const file of ['kit', 'book-now']) {
      const itOnce = file === 'kit' ? everywhere(it) : it
      itOnce(`the fallback is visible until a retry of the file ${file} succeeds`, async test => {
        const {page, url, errors, fallback} = await arrive(test)
        const fallbackChecked = Promise.withResolvers<void>()
        // The retry waits until the fallback was checked.
        await page.route(pathOf(file), route =>
          fallbackChecked.promise.then(() => route.continue()),
        )
        await page.route(pathOf(file), route => route.abort(), {times: 1})
        const failed = page.waitForEvent('requestfailed')
        await page.goto(url)
        await failed
        assert.ok(await fallback.isVisible())
        fallbackChecked.resolve()
        await page.getByRole('button', {name: 'Book Now'}).waitFor()
        assert.ok(await fallback.isHidden())
        assert.deepEqual(errors, [])
      })
    }

    it('other widgets render while the file of Book Now fails to load', async test => {
      const {page, url, fallback} = await arrive(test)
      await page.route(pathOf('book-now'), route => route.abort())
      await page.goto(url)
      await page.getByRole('button', {name: 'Subscribe'}).waitFor()
      assert.ok(await fallback.isVisible())
    })

    it('a dialog that fails to load offers a retry and a phone link', async test => {
      const {page, url, errors} = await arrive(test)
      await page.route(pathOf('book-now-dialog'), route => route.abort())
      await page.goto(url)
      await page.getByRole('button', {name: 'Book Now'}).click()
      const notice = page.getByRole('alert')
      await notice.getByText('Something went wrong').waitFor()
      assert.match(`${await notice.getByRole('link').getAttribute('href')}`, /^tel:\+?\d+$/)
      await page.unroute(pathOf('book-now-dialog'))
      await notice.getByRole('button', {name: 'Try again'}).click()
      await page.getByRole('dialog', {name: 'Book Now'}).waitFor()
      assert.deepEqual(errors, [])
    })

    it('a form whose view fails to load offers a retry, which shows the form', async test => {
      const {page, errors} = await stage.visitor(test)
      await page.route(pathOf('list-with-us-view'), route => route.abort())
      await page.goto(publish('<ocp-list-with-us></ocp-list-with-us>'))
      const notice = page.getByRole('alert')
      await notice.getByText('Something went wrong').waitFor()
      await page.unroute(pathOf('list-with-us-view'))
      await notice.getByRole('button', {name: 'Try again'}).click()
      await page.getByLabel('Property location').waitFor()
      assert.deepEqual(errors, [])
    })

    it('open houses whose view fails to load offer a retry below their heading', async test => {
      const {page} = await stage.visitor(test)
      await page.route(pathOf('open-house-carousel-view'), route => route.abort())
      const carousel = '<ocp-open-house-carousel heading="This week"></ocp-open-house-carousel>'
      await page.goto(publish(carousel))
      await page.getByRole('alert').getByRole('button', {name: 'Try again'}).waitFor()
      assert.ok(await page.getByRole('heading', {name: 'This week'}).isVisible())
    })

    for (const name of ['reviews', 'project-page']) {
      const tag = `ocp-${name}`
      const itOnce = name === 'reviews' ? it : everywhere(it)
      itOnce(`a view that fails to load leaves nothing of ${tag}`, async test => {
        const {page} = await stage.visitor(test)
        await page.route(pathOf(`${name}-view`), route => route.abort())
        const failed = page.waitForEvent('requestfailed')
        await page.goto(publish(`<${tag} slug="creek-gate"></${tag}>`))
        await failed
        await page.waitForFunction(widget => {
          const box = document.querySelector(widget)?.shadowRoot?.querySelector('[data-root]')
          return box && !box.hasChildNodes()
        }, tag)
      })
    }

    it('an enquiry is sent when the rules of its form fail to load', async test => {
      const {page, url, errors} = await arrive(test)
      await page.route(pathOf('book-now-suite'), route => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await page.goto(url)
      await failed
      const dialog = await openBookNow(page)
      await fillIn(dialog, layla)
      await sendBooking(dialog)
      assert.deepEqual(errors, [])
    })

    it('the thank-you message is shown after a retry of the toaster', async test => {
      const {page, url, errors} = await arrive(test)
      await page.route(pathOf('toaster'), route => route.abort(), {times: 1})
      await page.goto(url)
      const dialog = await openBookNow(page)
      await fillIn(dialog, layla)
      await sendBooking(dialog)
      assert.deepEqual(errors, [])
    })
  })

  describe('file that was changed in transit', {concurrency: 2}, () => {
    for (const file of ['kit', 'book-now']) {
      const itOnce = file === 'kit' ? it : everywhere(it)
      itOnce(`a changed file ${file} never runs, and the fallback stays visible`, async test => {
        const {page, url, errors, fallback} = await arrive(test)
        const refused = await tamperWith(page, file)
        await page.goto(url)
        await refused(2) // the retry is refused, too
        assert.ok(await fallback.isVisible())
        assert.ok(!(await tampered(page)))
        assert.deepEqual(errors, [])
      })
    }

    it('a changed file that widgets share never runs, and Book Now renders', async test => {
      const {page, url, errors} = await arrive(test)
      const refused = await tamperWith(page, 'form')
      await page.goto(url)
      await refused(1)
      await page.getByRole('button', {name: 'Book Now'}).waitFor()
      assert.ok(!(await tampered(page)))
      assert.deepEqual(errors, [])
    })

    it('a changed dialog file never runs, and Book Now shows an error', async test => {
      const {page, url, errors} = await arrive(test)
      await tamperWith(page, 'book-now-dialog')
      await page.goto(url)
      await page.getByRole('button', {name: 'Book Now'}).click()
      await page.getByRole('alert').getByText('Something went wrong').waitFor()
      assert.ok(!(await tampered(page)))
      assert.deepEqual(errors, [])
    })
  })

  describe('response headers of the files', () => {
    it('the loader is served to every origin and cached for at most ten minutes', async () => {
      const {headers} = await fetch(`${stage.product.site}/embed/v1/loader.js`)
      assert.equal(headers.get('access-control-allow-origin'), '*')
      assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
      const seconds = Number(/max-age=(\d+)$/.exec(headers.get('cache-control') ?? '')?.[1])
      assert.ok(seconds > 0 && seconds <= 600, `${seconds} s`)
    })

    it('the hashed files are served to every origin and cached as immutable', async test => {
      const {page, url} = await arrive(test)
      const served: Record<string, string>[] = []
      page.on('response', response => {
        if (/v1\/.*-[\w-]{8}\.js$/.test(response.url())) served.push(response.headers())
      })
      await page.goto(url)
      await openBookNow(page)
      assert.ok(served.length >= 4, `${served.length} files`)
      for (const headers of served) {
        assert.equal(headers['access-control-allow-origin'], '*')
        assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
        assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
        assert.match(`${headers['content-type']}`, /^(text|application)\/javascript/)
      }
    })
  })
})

/** All files of that name, with any hash. */
const pathOf = (file: string) => new RegExp(`/${file}-[\\w-]{8}\\.js$`)

/** Adds a line to a file on its way; resolves when the browser has refused so many. */
async function tamperWith(page: Page, file: string) {
  await page.route(pathOf(file), async (route: Route) => {
    const response = await route.fetch()
    const body = `globalThis.tampered = true\n${await response.text()}`
    await route.fulfill({response, body})
  })
  let count = 0
  page.on('console', message => {
    if (/integrity/.test(message.text())) count++
  })
  return async (expected: number) => {
    while (count < expected) await page.waitForEvent('console')
  }
}

const tampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis)
