/** A partner's page in a browser as old as the minimum that package.json names, or below it. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {contrastOf} from '../support/browser/contrast.ts'
import {makeOld, NEEDED} from '../support/browser/older-browser.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

const stage = setStage()

describe('widgets in the oldest supported browser', () => {
  const visit = async (test: TestContext, body: string, html = 'lang="en"') => {
    const visitor = await stage.visitor(test, {colorScheme: 'dark'})
    await makeOld(visitor.page.context())
    await visitor.page.goto(stage.partner.publish({head: loaderTag(stage.product), body, html}))
    return visitor
  }

  it('Book Now takes a booking in the oldest supported browser', async test => {
    const {page, errors} = await visit(test, '<ocp-book-now></ocp-book-now>')
    const dialog = await openBookNow(page)
    assert.ok((await contrastOf(dialog)) >= 4.5, 'dialog')
    await fillIn(dialog, layla)
    await sendBooking(dialog)
    assert.deepEqual(errors, [])
  })

  it('Book Now opens its dialog from within a popover of the page', async test => {
    const body = '<div popover="manual"><ocp-book-now></ocp-book-now></div>'
    const {page, errors} = await visit(test, body)
    await page.addStyleTag({content: '[popover] { display: block !important }'})
    await openBookNow(page)
    assert.deepEqual(errors, [])
  })

  const LIGHT = 'rgb(15, 76, 92)'
  const DARK = 'rgb(111, 183, 195)'
  const schemes: [what: string, attributes: string, scheme: string, expected: string][] = [
    ['light on a page without a colour scheme', '', 'normal', LIGHT],
    ['dark on a dark page', '', 'dark', DARK],
    ['dark on a page that follows a dark system', '', 'light dark', DARK],
    ['light on a dark page with theme="light"', 'theme="light"', 'dark', LIGHT],
    ['dark on a light page with theme="dark"', 'theme="dark"', 'normal', DARK],
  ]
  for (const [index, [what, attributes, scheme, expected]] of schemes.entries()) {
    const itOnce = index < 2 ? everywhere(it) : it
    itOnce(`Book Now is ${what}`, async test => {
      const body = `<ocp-book-now ${attributes}></ocp-book-now>`
      const {page} = await visit(test, body, `lang="en" style="color-scheme: ${scheme}"`)
      const button = page.getByRole('button', {name: 'Book Now'})
      assert.equal(
        await button.evaluate(element => getComputedStyle(element).backgroundColor),
        expected,
      )
      assert.ok((await contrastOf(button)) >= 4.5)
    })
  }
})

/** Where the loader draws a button in other browsers. */
const EMPTY = '<ocp-book-now></ocp-book-now>'

describe('widgets in an unsupported browser', () => {
  for (const missing of NEEDED) {
    it(`a widget keeps its fallback content, and no button is drawn, without ${missing}`, async test => {
      const {page, errors} = await stage.visitor(test)
      await makeOld(page.context(), [missing])
      const body = '<ocp-book-now><a href="/contact">Contact us</a></ocp-book-now>'
      await page.goto(stage.partner.publish({head: loaderTag(stage.product), body: body + EMPTY}))
      // clock: that nothing more is fetched shows after a while without requests.
      await page.waitForLoadState('networkidle')
      assert.ok(await page.getByRole('link', {name: 'Contact us'}).isVisible())
      assert.equal(await page.getByRole('button').count(), 0)
      assert.equal(await page.locator('ocp-book-now:defined').count(), 0)
      assert.deepEqual(errors, [])
    })
  }
})
