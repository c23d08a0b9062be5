import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page, Route} from 'playwright-core'
import {bookNowDialog, fillIn, layla, sendBooking} from '../support/book-now.ts'
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
        // Other widgets render meanwhile, unless they need the same file.
        if (file === 'book-now') await page.getByRole('button', {name: 'Subscribe'}).waitFor()
        assert.ok(await fallback.isVisible())
        fallbackChecked.resolve()
        await page.getByRole('button', {name: 'Book Now'}).waitFor()
        assert.ok(await fallback.isHidden())
        assert.deepEqual(errors, [])
      })
    }

    it('a dialog that fails to load offers a retry and a phone link, and sends without its rules and toaster', async test => {
      const {page, url, errors} = await arrive(test)
      await page.route(pathOf('book-now-suite'), route => route.abort())
      await page.route(pathOf('toaster'), route => route.abort(), {times: 1})
      await page.route(pathOf('book-now-dialog'), route => route.abort())
      await page.goto(url)
      await page.getByRole('button', {name: 'Book Now'}).click()
      const notice = page.getByRole('alert')
      await notice.getByText('Something went wrong').waitFor()
      assert.match(`${await notice.getByRole('link').getAttribute('href')}`, /^tel:\+?\d+$/)
      await page.unroute(pathOf('book-now-dialog'))
      await notice.getByRole('button', {name: 'Try again'}).click()
      const dialog = await bookNowDialog(page)
      await fillIn(dialog, layla)
      // The message of thanks is shown after a retry of the toaster.
      await sendBooking(dialog)
      assert.deepEqual(errors, [])
    })

    it('views that fail to load offer a retry, below their heading, or leave nothing of their widget', async test => {
      const {page, errors} = await stage.visitor(test)
      const views = [
        'list-with-us-view',
        'open-house-carousel-view',
        'reviews-view',
        'project-page-view',
      ]
      for (const view of views) await page.route(pathOf(view), route => route.abort())
      const carousel = '<ocp-open-house-carousel heading="This week"></ocp-open-house-carousel>'
      const left = ['reviews', 'project-page']
      const head = loaderTag(stage.product)
      const body = `<ocp-list-with-us loading="eager"></ocp-list-with-us>${carousel}${left.map(name => `<ocp-${name} slug="creek-gate"></ocp-${name}>`).join('')}`
      await page.goto(stage.partner.publish({head, body}))
      const retryIn = (tag: string) =>
        page.locator(tag).getByRole('alert').getByRole('button', {name: 'Try again'})
      await retryIn('ocp-open-house-carousel').waitFor()
      assert.ok(await page.getByRole('heading', {name: 'This week'}).isVisible())
      await retryIn('ocp-list-with-us').waitFor()
      for (const name of left) {
        await page.waitForFunction(widget => {
          const box = document.querySelector(widget)?.shadowRoot?.querySelector('[data-root]')
          return box && !box.hasChildNodes()
        }, `ocp-${name}`)
      }
      await page.unroute(pathOf('list-with-us-view'))
      await retryIn('ocp-list-with-us').click()
      await page.getByLabel('Property location').waitFor()
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

    it('changed files of the dialog and of what widgets share never run: Book Now renders, and its dialog shows an error', async test => {
      const {page, url, errors} = await arrive(test)
      const refused = await tamperWith(page, 'form')
      await tamperWith(page, 'book-now-dialog')
      await page.goto(url)
      await refused(1)
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

    it('the hashed files are served to every origin and cached as immutable', async () => {
      const {site} = stage.product
      const {files} = (await (await fetch(`${site}/embed/v1/integrity.json`)).json()) as {
        files: Record<string, string>
      }
      const scripts = Object.keys(files).filter(name => name.endsWith('.js'))
      assert.ok(scripts.length >= 4, `${scripts.length} files`)
      for (const name of scripts.slice(0, 4)) {
        const {headers} = await fetch(`${site}/embed/v1/${name}`)
        assert.equal(headers.get('access-control-allow-origin'), '*')
        assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
        assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
        assert.match(`${headers.get('content-type')}`, /^(text|application)\/javascript/)
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
