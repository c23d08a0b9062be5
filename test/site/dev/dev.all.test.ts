import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {after, before, describe, it, type TestContext} from 'node:test'
import type {Browser, Page} from 'playwright-core'
import {
  addPartner,
  joinAsAdministrator,
  switchWidgets,
} from '../../end-to-end/support/desk-partners.ts'
import {launchBrowser} from '../../support/browser/browser.ts'
import {type Partner, startPartner} from '../../support/partner/partner.ts'
import {type DevServer, startDev} from './support/dev-server.ts'
import {openWatched} from './support/watched-page.ts'

const FORM = 'widgets/contact-form/view.tsx'
const FORMS_SHEET = 'widgets/kit/forms/fields/forms.css'
const HEADERS = 'site/server/http/pages/headers.ts'

/** A busy machine takes long to bundle the libraries and to make a database. */
const COLD_START = {timeout: 180_000}

/** React's development build warns so when forms hydrate: until then fields are uncontrolled. */
const ASLEEP = /^A component is changing an uncontrolled input to be controlled/

describe('npm run dev', () => {
  let dev: DevServer
  let browser: Browser
  let partner: Partner
  before(async () => {
    ;[dev, browser, partner] = await Promise.all([startDev(), launchBrowser(), startPartner()])
  }, COLD_START)
  after(async () => {
    partner?.close()
    await Promise.all([browser?.close(), dev?.stop()])
  })

  /** A page whose errors fail the test. */
  async function open(test: TestContext, url: string): Promise<Page> {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(String(error)))
    page.on('console', message => {
      if (message.type() === 'error' && !ASLEEP.test(message.text())) errors.push(message.text())
    })
    test.after(async () => {
      await page.close()
      assert.deepEqual(errors, [])
    })
    await page.goto(url)
    return page
  }

  const name = (page: Page) => page.locator('ocp-contact-form [name=name]')

  it('npm run dev serves the home page and the docs', async test => {
    await (await open(test, `${dev.url}/`)).getByRole('heading', {level: 1}).waitFor()
    const docs = await open(test, `${dev.url}/docs/widgets/ocp-book-now/`)
    await docs.locator('ocp-book-now').getByRole('button').waitFor()
  })

  it('npm run dev serves the docs for programs, made of what the sources say now', async () => {
    const manifest = await (await fetch(`${dev.url}/docs/custom-elements.json`)).json()
    const tags = manifest.modules.map(({declarations: [element]}: Module) => element?.tagName)
    assert.ok(tags.includes('ocp-book-now'), tags.join())
    const llms = await fetch(`${dev.url}/llms.txt`)
    assert.equal(llms.headers.get('content-type'), 'text/plain; charset=utf-8')
    assert.match(await llms.text(), new RegExp(`\\(${dev.url}/docs/theming\\.md\\)`))
    const start = await (await fetch(`${dev.url}/docs/`)).text()
    assert.match(start, /Sizes are measured by a build, and there is none yet: run npm run build\./)
  })

  it('widgets work on a page of the site during development', async test => {
    const page = await open(test, `${dev.url}/contact-us`)
    // Registered as the page is hydrated.
    await page.locator('ocp-toaster:defined').waitFor({state: 'attached'})
    await page.getByRole('banner').getByRole('button', {name: 'Book Now'}).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Layla')
  })

  for (const query of ['', '?build=react']) {
    it(`widgets work on a partner page during development: loader.js${query}`, async test => {
      const page = await open(
        test,
        partner.publish({
          body: `<script async src="${dev.url}/embed/v1/loader.js${query}"></script><ocp-book-now></ocp-book-now>`,
        }),
      )
      await page.getByRole('button', {name: 'Book Now'}).click()
      await page.getByRole('dialog').getByLabel('Name').waitFor()
    })
  }

  it('the script knows disabled partners during development', async () => {
    const page = await browser.newPage()
    const product = {site: dev.url, env: {DATA_DIR: join(dev.folder, '.data')}}
    await joinAsAdministrator(page, product)
    const script = async () => (await fetch(`${dev.url}/embed/v1/loader.js`)).text()
    await addPartner(page, product, 'gulf-homes')
    assert.doesNotMatch(await script(), /"?off"?: ?"/)
    await switchWidgets(page, 'off')
    assert.match(await script(), /"?off"?: ?"\w+"/)
    await switchWidgets(page, 'on')
    await page.close()
  })

  it('a saved view shows in the browser and in server-rendered HTML', async () => {
    const page = await openWatched(browser, `${dev.url}/contact-us`)
    await dev.edit(FORM, '<ContactFields', '<p>Saved just now</p><ContactFields')
    await page.getByText('Saved just now').waitFor()
    assert.match(await (await fetch(`${dev.url}/contact-us`)).text(), /Saved just now/)
    await dev.undo(FORM)
    await page.getByText('Saved just now').waitFor({state: 'detached'})
    await page.close()
  })

  for (const path of ['/contact-us', '/docs/widgets/ocp-contact-form/']) {
    it(`a saved style shows on ${path} and keeps what was typed`, async () => {
      const page = await openWatched(browser, dev.url + path)
      await name(page).fill('Layla')
      const before = await page.evaluateHandle(() => document.documentElement)
      await dev.edit(FORMS_SHEET, '', 'form { --saved: now; }\n')
      await page.waitForFunction(() => {
        const form = document.querySelector('ocp-contact-form')?.shadowRoot?.querySelector('form')
        return form && getComputedStyle(form).getPropertyValue('--saved') === 'now'
      })
      assert.equal(await name(page).inputValue(), 'Layla')
      assert.ok(await before.evaluate(element => element.isConnected))
      await dev.restore(FORMS_SHEET)
      await page.close()
    })
  }

  it('a saved server file restarts the server and reloads the page', async () => {
    const page = await openWatched(browser, `${dev.url}/contact-us`)
    const reloaded = page.waitForResponse(
      async response =>
        response.url() === page.url() && (await response.headerValue('x-saved')) === 'now',
    )
    await dev.edit(
      HEADERS,
      "'x-content-type-options'",
      "'x-saved': 'now', 'x-content-type-options'",
    )
    await reloaded
    await dev.undo(HEADERS)
    await page.close()
  })

  const mistakes = [
    {what: 'view', file: FORM, from: 'const {i18n} ='},
    {what: 'server file', file: HEADERS, from: 'const COMMON_HEADERS ='},
  ]
  for (const {what, file, from} of mistakes) {
    const place = endOf(from, file)
    it(`a mistake in a ${what} shows its line and column until the next save`, async () => {
      const page = await openWatched(browser, `${dev.url}/contact-us`)
      const overlay = page.locator('vite-error-overlay')
      await dev.edit(file, from, `${from} =`)
      await Promise.all([dev.printed(place), overlay.getByText(place).first().waitFor()])
      await page.reload()
      await overlay.getByText(place).first().waitFor()
      await dev.undo(file)
      await overlay.waitFor({state: 'detached'})
      await name(page).waitFor()
      await page.close()
    })
  }
})

/** Finds the line and column after a text and a space where a file has one character too many. */
function endOf(text: string, file: string) {
  const before = readFileSync(file, 'utf8').split(text, 1).join() + text
  const lines = before.split('\n')
  return `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 2}`
}

interface Module {
  declarations: {tagName: string}[]
}
