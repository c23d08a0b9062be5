import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Locator, Page} from 'playwright-core'
import type {PageApi} from '../../widgets/shared/page/page-api.ts'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {companionReady, intersectionsKnown, painted} from '../support/browser/conditions.ts'
import {longText} from '../support/partner/partner.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

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

  it('a command queued before the loader runs is executed by the loader', async test => {
    const queuedOpen = `<script>window.ocp = {q: []}; ocp.q.push(['open'])</script>`
    const {page} = await stage.visit(test, {body: queuedOpen + BOOK_NOW + loaderTag(stage.product)})
    await dialogOf(page).waitFor()
  })

  it('the Book Now dialog is open exactly while its open attribute is set', async test => {
    const {page} = await visit(test, '<ocp-book-now open></ocp-book-now>')
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

  it('an unknown target or command is named on the console', async test => {
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
  })

  it('ocp.on reports an event that was fired before the call', async test => {
    const {page} = await visit(test, BOOK_NOW)
    await ready(page)
    const reportedBy = await page.evaluate(
      () =>
        new Promise<string>(resolve => {
          ocp.on('ocp-ready', event => resolve((event.target as Element).localName))
        }),
    )
    assert.equal(reportedBy, 'ocp-book-now')
  })

  describe('prefill of forms', () => {
    const contact = '<ocp-contact-form></ocp-contact-form>'
    const prefilled = async (page: Page) => ({
      name: await page.getByLabel('Name').inputValue(),
      phone: await page.getByLabel('Phone').inputValue(),
    })

    it('the prefill attribute fills the fields of its form', async test => {
      const {page} = await visit(
        test,
        '<ocp-contact-form prefill="name=Layla Haddad&phone=%2B971 50 123 4567&nothing=x"></ocp-contact-form>',
      )
      await filled(page, 'Name', 'Layla Haddad')
      assert.deepEqual(await prefilled(page), {name: 'Layla Haddad', phone: '971501234567'})
    })

    it('only ocp- parameters in the page’s address fill a form', async test => {
      const {page} = await visit(test, contact, '?name=Somebody&ocp-name=Layla')
      await filled(page, 'Name', 'Layla')
      assert.deepEqual(await prefilled(page), {name: 'Layla', phone: ''})
    })

    it('ocp.prefill fills a form on the page and a form that opens later', async test => {
      const {page} = await visit(test, contact + BOOK_NOW)
      await page.getByLabel('Name').waitFor()
      await page.evaluate(() => ocp.prefill({name: 'Layla Haddad', rentOrSale: 'BUY'}))
      await filled(page, 'Name', 'Layla Haddad')
      const dialog = await openBookNow(page)
      await filled(page, 'Name', 'Layla Haddad', dialog)
      assert.ok(await dialog.getByLabel('Buy').isChecked())
    })

    it('ocp.prefill fills a dialog that was opened and closed before', async test => {
      const {page} = await visit(test, BOOK_NOW)
      await openBookNow(page)
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({state: 'detached'})
      await companionReady(page)
      await page.evaluate(() => ocp.prefill({name: 'Layla Haddad'}))
      await filled(page, 'Name', 'Layla Haddad', await openBookNow(page))
    })

    it('ocp.prefill keeps what the visitor typed and what the visitor emptied', async test => {
      const {page} = await visit(test, contact)
      await page.getByLabel('Name').fill('Omar')
      await page.evaluate(() => ocp.prefill({name: 'Layla', phone: '971501234567'}))
      await filled(page, 'Phone', '971501234567')
      assert.equal(await page.getByLabel('Name').inputValue(), 'Omar')
      await page.getByLabel('Phone').fill('')
      await page.getByLabel('Name').focus()
      await page.getByLabel('Phone').focus()
      assert.equal(await page.getByLabel('Phone').inputValue(), '')
    })
  })

  it('a floating Book Now loads at once and stays in the corner, above all else', async test => {
    const body = `<div style="transform:scale(1);overflow:hidden;height:40px">
      <ocp-book-now mode="floating"></ocp-book-now></div>${longText}
      <div style="position:fixed;inset:0;z-index:2147483647;background:#fff"></div>`
    const {page, errors} = await visit(test, longText + body)
    const button = page.getByRole('button', {name: 'Book Now'})
    await button.waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    const {x, y, width, height} = (await button.boundingBox()) as Box
    const window = page.viewportSize() as {width: number; height: number}
    const corner = [window.width - (x + width), window.height - (y + height)]
    assert.deepEqual(corner, [24, 24])
    await button.click()
    await dialogOf(page).waitFor()
    assert.deepEqual(errors, [])
  })

  it('data-theme and data-lang on the tag set theme and language', async test => {
    const tag = 'async data-theme="dark" data-partner="gulf-homes" data-lang="fr"'
    const {page} = await visit(test, BOOK_NOW, '', tag)
    const button = page.getByRole('button', {name: 'Prendre rendez-vous'})
    await button.waitFor()
    assert.equal(await page.locator('ocp-book-now').getAttribute('theme'), 'dark')
    assert.equal(await button.evaluate(it => getComputedStyle(it).colorScheme), 'dark')
  })

  describe('required consent', () => {
    it('nothing is fetched before consent, and the fallback is visible', async test => {
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

  it('the page’s dataLayer receives widget events without personal data', async test => {
    const {page} = await visit(
      test,
      `<script>dataLayer = []</script>${BOOK_NOW}`,
      '',
      'partner="gulf-homes"',
    )
    await companionReady(page)
    const dialog = await openBookNow(page)
    await fillIn(dialog, layla)
    const {id} = (await (await sendBooking(dialog)).json()).data
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

  it('an enquiry has the first campaign after a client-side navigation', async test => {
    const navigating = `async onload="history.pushState(null, '', '/homes')"`
    const {page} = await visit(test, BOOK_NOW, '?utm_source=portal&msclkid=m1', navigating)
    const dialog = await openBookNow(page)
    await fillIn(dialog, layla)
    const {searchParams} = new URL((await sendBooking(dialog)).request().url())
    assert.deepEqual(
      [searchParams.get('utm_source'), searchParams.get('msclkid')],
      ['portal', 'm1'],
    )
  })

  it('ocp.scan loads the widgets in an open and a closed shadow root', async test => {
    const hosts = '<div id="open"></div><div id="closed"></div>'
    const {page} = await visit(test, hosts)
    await page.evaluate(() => {
      for (const mode of ['open', 'closed'] as const) {
        const root = (document.getElementById(mode) as Element).attachShadow({mode})
        root.innerHTML = `<ocp-${mode === 'open' ? 'newsletter' : 'book-now'}></ocp-${mode === 'open' ? 'newsletter' : 'book-now'}>`
        ocp.scan(root)
      }
    })
    await page.getByRole('button', {name: 'Subscribe'}).waitFor()
    await page.waitForFunction(() => customElements.get('ocp-book-now'))
  })

  it('a page’s own variable ocp is left unchanged, and Book Now works', async test => {
    const own = '<script>var ocp = {colour: "teal"}</script>'
    const {page, errors} = await visit(test, own + BOOK_NOW, '', 'async partner="gulf-homes"')
    const dialog = await openBookNow(page)
    await fillIn(dialog, layla)
    const {searchParams} = new URL((await sendBooking(dialog)).request().url())
    assert.equal(searchParams.get('partner'), 'gulf-homes')
    assert.deepEqual(await page.evaluate(() => ocp), {colour: 'teal'})
    assert.deepEqual(errors, [])
  })
})

type Box = Record<'x' | 'y' | 'width' | 'height', number>

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Book Now'})
const ready = (page: Page) => page.getByRole('button', {name: 'Book Now'}).waitFor()

const filled = (page: Page, label: string, value: string, within: Page | Locator = page) =>
  within
    .getByLabel(label)
    .and(page.locator('input'))
    .evaluate(
      (field, expected) =>
        new Promise<void>(resolve => {
          const check = () =>
            (field as HTMLInputElement).value === expected
              ? resolve()
              : requestAnimationFrame(check)
          check()
        }),
      value,
    )
