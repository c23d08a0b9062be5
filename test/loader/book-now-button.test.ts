/** Book Now on a partner's page, before and after its code has arrived. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {BrowserContextOptions, Page} from 'playwright-core'
import {bookNowDialog} from '../support/book-now.ts'
import {painted} from '../support/browser/conditions.ts'
import type {PartnerPage} from '../support/partner/partner.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

const BOOK_NOW = '<ocp-book-now></ocp-book-now>'
/** All our files but the loader. */
const FILES = /\/v1\/.*-[\w-]{8}\.js$/

const stage = setStage()

describe('Book Now button before its code arrives', {concurrency: 2}, () => {
  /** A visitor on a page where these files wait until they are released. */
  async function arrive(
    test: TestContext,
    {head = '', ...given}: PartnerPage,
    {
      held = FILES,
      tag = 'async',
      ...options
    }: BrowserContextOptions & {held?: RegExp; tag?: string},
  ) {
    const visitor = await stage.visitor(test, {viewport: {width: 600, height: 200}, ...options})
    const {page} = visitor
    const released = Promise.withResolvers<void>()
    await page.addInitScript(() => {
      document.addEventListener('ocp-ready', () => Object.assign(globalThis, {isReady: true}))
    })
    await page.route(held, route => released.promise.then(() => route.continue()))
    await page.goto(stage.partner.publish({...given, head: head + loaderTag(stage.product, tag)}))
    await page.getByRole('button').waitFor()
    return {
      ...visitor,
      button: page.getByRole('button').first(),
      release: released.resolve,
      /** Until the widget has taken over its button. */
      async becomeAlive() {
        released.resolve()
        await page.waitForFunction(() => 'isReady' in globalThis)
        await painted(page)
      },
    }
  }
  const isAlive = (page: Page) => page.evaluate(() => Boolean(customElements.get('ocp-book-now')))

  it('a button that was pressed before its code arrives opens the dialog then, and again when it was closed', async test => {
    const {page, button, release, errors} = await arrive(test, {body: BOOK_NOW}, {})
    await button.click()
    assert.equal(await isAlive(page), false)
    release()
    const dialog = await bookNowDialog(page)
    for (let times = 0; times < 2; times++) {
      await page.keyboard.press('Escape')
      await dialog.waitFor({state: 'detached'})
      assert.equal(await page.locator('ocp-book-now[open]').count(), 0)
      await button.click()
      await dialog.waitFor()
    }
    assert.deepEqual(errors, [])
  })

  it('a button that is pressed while its translation arrives opens the dialog', async test => {
    const {page, button, release} = await arrive(
      test,
      {body: BOOK_NOW, html: 'lang="ru"'},
      {held: /-ru-[\w-]{8}\.js$/},
    )
    await page.waitForFunction(() => customElements.get('ocp-book-now'))
    await button.click()
    release()
    await page.getByRole('dialog').waitFor()
  })

  const PART = '<style>ocp-book-now::part(button){border-radius:20px;letter-spacing:2px}</style>'
  const TOKENS = '<style>ocp-book-now{--ocp-action:#7a1f3d;--ocp-radius:9px}</style>'
  const looks: [what: string, page: PartnerPage, options: {colorScheme?: 'dark'; tag?: string}][] =
    [
      [
        'in Arabic with the dark theme',
        {body: BOOK_NOW, html: 'lang="ar" dir="rtl"'},
        {tag: 'async data-theme="dark"'},
      ],
      [
        'with a partner’s label and colours of the page',
        {body: '<ocp-book-now label="Come by"></ocp-book-now>', head: TOKENS},
        {},
      ],
      ['on a light page', {body: BOOK_NOW}, {}],
      [
        'on a dark page',
        {body: BOOK_NOW, html: 'lang="en" style="color-scheme: dark"'},
        {colorScheme: 'dark'},
      ],
      ['in Russian', {body: BOOK_NOW, html: 'lang="ru"'}, {}],
      ['with styles of the page for its part', {body: BOOK_NOW, head: PART}, {}],
    ]
  for (const [index, [what, partnerPage, options]] of looks.entries()) {
    const itOnce = index < 2 ? it : everywhere(it)
    itOnce(
      `the drawn button becomes the widget’s, keeps its focus and each pixel, ${what}`,
      async test => {
        const {page, button, becomeAlive} = await arrive(test, partnerPage, options)
        const element = await button.elementHandle()
        await painted(page)
        const drawn = await page.screenshot()
        await button.focus()
        await becomeAlive()
        assert.deepEqual(
          await page.evaluate(expected => {
            const root = document.querySelector('ocp-book-now')?.shadowRoot
            const buttons = [...(root?.querySelectorAll('button') ?? [])]
            return [buttons.length, buttons[0] === expected, root?.activeElement === expected]
          }, element),
          [1, true, true],
        )
        await button.blur()
        assert.ok(drawn.equals(await page.screenshot()))
      },
    )
  }
})
