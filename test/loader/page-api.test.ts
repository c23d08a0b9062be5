import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Locator, Page} from 'playwright-core'
import type {PageApi} from '../../widgets/partner-page/page-api.ts'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {companionReady, intersectionsKnown, painted} from '../support/browser/conditions.ts'
import {longText} from '../support/partner/partner.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

/** The global object by which a page controls its widgets. */
declare const ocp: PageApi

const BOOK_NOW = '<ocp-book-now></ocp-book-now>'

const stage = setStage()

describe('page API', {concurrency: 2}, () => {
  const visit = (test: TestContext, body: string, query = '', tag = 'async') =>
    stage.visit(test, {head: loaderTag(stage.product, tag), body}, query)

  it('a link with ocp.open opens the dialog of a widget that was never in view', async test => {
    const link = '<a href="#" onclick="ocp.open(\'#visit\');return false">Arrange a visit</a>'
    const distantWidget = `<ocp-book-now id="visit"></ocp-book-now>`
    const {page, errors, consoleMessages} = await visit(test, link + longText + distantWidget)
    await page.getByRole('link', {name: 'Arrange a visit'}).click()
    await dialogOf(page).waitFor()
    await page.evaluate(() => ocp.close('#visit'))
    await dialogOf(page).waitFor({state: 'detached'})
    assert.deepEqual([errors, consoleMessages], [[], []])
  })

  it('a command queued before the loader opens the dialog, which is open exactly while its open attribute is set', async test => {
    const queuedOpen = `<script>window.ocp = {q: []}; ocp.q.push(['open'])</script>`
    const {page} = await stage.visit(test, {body: queuedOpen + BOOK_NOW + loaderTag(stage.product)})
    const element = page.locator('ocp-book-now')
    await dialogOf(page).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({state: 'detached'})
    assert.equal(await element.getAttribute('open'), null)
    await element.evaluate(book => {
      ;(book as unknown as {open: boolean}).open = true
    })
    await dialogOf(page).waitFor()
    assert.equal(await element.getAttribute('open'), '')
  })

  it('ocp names unknown targets and commands on the console, reports earlier events and scans shadow roots', async test => {
    const {page, errors} = await visit(test, BOOK_NOW)
    const consoleMessages: string[] = []
    page.on('console', message => consoleMessages.push(message.text()))
    await ready(page)
    await page.evaluate(() => ocp.open('#nowhere'))
    const last = page.waitForEvent('console', message => message.text().includes('"opne"'))
    await page.evaluate(() => ocp.q.push(['opne']))
    await last
    assert.deepEqual(errors, [])
    assert.match(
      consoleMessages.join('\n'),
      /nothing on this page is #nowhere[\s\S]*no command "opne"/,
    )
    const reportedBy = await page.evaluate(
      () =>
        new Promise<string>(resolve => {
          ocp.on('ocp-ready', event => resolve((event.target as Element).localName))
        }),
    )
    assert.equal(reportedBy, 'ocp-book-now')
    await page.evaluate(() => {
      for (const [mode, name] of [
        ['open', 'newsletter'],
        ['closed', 'contact-form'],
      ] as const) {
        const host = document.body.appendChild(document.createElement('div'))
        const root = host.attachShadow({mode})
        root.innerHTML = `<ocp-${name}></ocp-${name}>`
        ocp.scan(root)
      }
    })
    await page.getByRole('button', {name: 'Subscribe'}).waitFor()
    await page.waitForFunction(() => customElements.get('ocp-contact-form'))
  })

  describe('prefill of forms', () => {
    const contact = '<ocp-contact-form></ocp-contact-form>'
    it('the prefill attribute, ocp- parameters of the address and ocp.prefill fill forms, also those that open later', async test => {
      const form =
        '<ocp-contact-form prefill="phone=%2B971 50 123 4567&nothing=x"></ocp-contact-form>'
      const {page} = await visit(test, form + BOOK_NOW, '?name=Somebody&ocp-name=Layla')
      await filled(page, 'Name', 'Layla')
      assert.equal(await page.getByLabel('Phone').inputValue(), '+971501234567')
      await companionReady(page)
      await page.evaluate(() => ocp.prefill({email: 'layla@example.com', rentOrSale: 'BUY'}))
      await filled(page, 'Email', 'layla@example.com')
      const dialog = await openBookNow(page)
      await filled(page, 'Email', 'layla@example.com', dialog)
      assert.ok(await dialog.getByLabel('Buy').isChecked())
    })

    it('ocp.prefill fills a dialog that was closed, and keeps what the visitor typed or emptied', async test => {
      const {page} = await visit(test, contact + BOOK_NOW)
      await openBookNow(page)
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({state: 'detached'})
      await companionReady(page)
      await page.getByLabel('Name').fill('Omar')
      await page.evaluate(() => ocp.prefill({name: 'Layla', phone: '971501234567'}))
      await filled(page, 'Phone', '971501234567')
      assert.equal(await page.getByLabel('Name').inputValue(), 'Omar')
      await page.getByLabel('Phone').fill('')
      await page.getByLabel('Name').focus()
      await page.getByLabel('Phone').focus()
      assert.equal(await page.getByLabel('Phone').inputValue(), '')
      await filled(page, 'Name', 'Layla', await openBookNow(page))
    })
  })

  it('a floating Book Now loads at once, with theme and language of the tag, and stays in the corner, above all else', async test => {
    const body = `<div style="transform:scale(1);overflow:hidden;height:40px">
      <ocp-book-now mode="floating"></ocp-book-now></div>${longText}
      <div style="position:fixed;inset:0;z-index:2147483647;background:#fff"></div>`
    const tag = 'async data-theme="dark" data-lang="fr"'
    const {page, errors} = await visit(test, longText + body, '', tag)
    const button = page.getByRole('button', {name: 'Prendre rendez-vous'})
    await button.waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    const {x, y, width, height} = (await button.boundingBox()) as Box
    const window = page.viewportSize() as {width: number; height: number}
    const corner = [window.width - (x + width), window.height - (y + height)]
    assert.deepEqual(corner, [24, 24])
    assert.equal(await page.locator('ocp-book-now').getAttribute('theme'), 'dark')
    assert.equal(await button.evaluate(it => getComputedStyle(it).colorScheme), 'dark')
    await button.click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(errors, [])
  })

  describe('required consent', () => {
    everywhere(it)('nothing is fetched before consent, and the fallback is visible', async test => {
      const body = '<ocp-book-now><a href="/contact">Write to us</a></ocp-book-now>'
      const visitor = await visit(test, body, '', 'async data-consent="required"')
      const {page, requests} = visitor
      // With consent the loader would have seen the element now, and requested its widget.
      await intersectionsKnown(page)
      await painted(page)
      const ours = requests.filter(url => !url.startsWith(new URL(page.url()).origin))
      assert.deepEqual(
        ours.map(url => new URL(url).pathname),
        ['/embed/v1/loader.js'],
      )
      assert.ok(await page.getByRole('link', {name: 'Write to us'}).isVisible())
      const before = [...requests]
      await page.evaluate(() => ocp.consent(false))
      // With consent it requests the companion before it returns.
      await page.evaluate(() => ocp.open())
      await painted(page)
      assert.deepEqual(requests, before)
      await page.evaluate(() => ocp.consent(true))
      await dialogOf(page).waitFor() // what was requested meanwhile
    })
  })

  it('a booking has partner and first campaign after a client-side navigation, tells the dataLayer no personal data, and leaves the page’s variable ocp', async test => {
    const own = '<script>dataLayer = []; var ocp = {colour: "teal"}</script>'
    const tag = `async partner="gulf-homes" onload="history.pushState(null, '', '/homes')"`
    const campaign = '?utm_source=portal&msclkid=m1'
    const {page, errors} = await visit(test, own + BOOK_NOW, campaign, tag)
    await companionReady(page)
    const dialog = await openBookNow(page)
    await fillIn(dialog, layla)
    const answer = await sendBooking(dialog)
    const {searchParams} = new URL(answer.request().url())
    assert.deepEqual(
      ['partner', 'utm_source', 'msclkid'].map(name => searchParams.get(name)),
      ['gulf-homes', 'portal', 'm1'],
    )
    assert.deepEqual(await page.evaluate(() => ocp), {colour: 'teal'})
    assert.deepEqual(errors, [])
    const {id} = (await answer.json()).data
    await dialog.waitFor({state: 'detached'})
    const dataLayer = await page.evaluate(
      () => (globalThis as unknown as {dataLayer: object[]}).dataLayer,
    )
    const common = {widget: 'ocp-book-now', partner: 'gulf-homes'}
    assert.deepEqual(dataLayer, [
      {event: 'ocp-ready', ...common},
      {event: 'ocp-open', ...common},
      {
        event: 'ocp-submit',
        ...common,
        form: 'book-now',
        message: 'Your booking request has been received.',
        id,
      },
      {event: 'ocp-close', ...common},
    ])
  })
})

type Box = Record<'x' | 'y' | 'width' | 'height', number>

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Book Now'})
const ready = (page: Page) => page.getByRole('button', {name: 'Book Now'}).waitFor()

async function filled(page: Page, label: string, value: string, within: Page | Locator = page) {
  const field = await within.getByLabel(label).and(page.locator('input')).elementHandle()
  await page.waitForFunction(
    ([input, expected]) => (input as HTMLInputElement).value === expected,
    [field, value] as const,
  )
}
