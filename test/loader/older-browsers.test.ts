/** A partner's page in a browser as old as the minimum that package.json names, or below it. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {intersectionsKnown, painted} from '../support/browser/conditions.ts'
import {contrastOf} from '../support/browser/contrast.ts'
import {makeOld, NEEDED} from '../support/browser/older-browser.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'
import {loaderFiles, visitWith} from './support/source.ts'

const stage = setStage()

describe('widgets in the oldest supported browser', () => {
  const visit = async (test: TestContext, body: string, html = 'lang="en"') => {
    const visitor = await stage.visitor(test, {colorScheme: 'dark'})
    await makeOld(visitor.page.context())
    await visitor.page.goto(stage.partner.publish({head: loaderTag(stage.product), body, html}))
    return visitor
  }

  it('Book Now takes a booking in the oldest supported browser, from within a popover of the page', async test => {
    const body = '<div popover="manual"><ocp-book-now></ocp-book-now></div>'
    const {page, errors} = await visit(test, body)
    await page.addStyleTag({content: '[popover] { display: block !important }'})
    const dialog = await openBookNow(page)
    assert.ok((await contrastOf(dialog)) >= 4.5, 'dialog')
    await fillIn(dialog, layla)
    await sendBooking(dialog)
    assert.deepEqual(errors, [])
  })

  const LIGHT = 'rgb(15, 76, 92)'
  const DARK = 'rgb(111, 183, 195)'
  /** The scheme of the page, that of a button without a theme, and the theme with the other colour. */
  const schemes: [scheme: string, own: string, theme: string, other: string][] = [
    ['light dark', DARK, 'light', LIGHT],
    ['dark', DARK, 'light', LIGHT],
    ['normal', LIGHT, 'dark', DARK],
  ]
  for (const [index, [scheme, own, theme, other]] of schemes.entries()) {
    const itOnce = index ? everywhere(it) : it
    itOnce(
      `Book Now has the colours of a page whose scheme is ${scheme}, or those of its theme`,
      async test => {
        const body = `<ocp-book-now></ocp-book-now><ocp-book-now theme="${theme}"></ocp-book-now>`
        const {page} = await visit(test, body, `lang="en" style="color-scheme: ${scheme}"`)
        for (const [at, expected] of [own, other].entries()) {
          const button = page.getByRole('button', {name: 'Book Now'}).nth(at)
          assert.equal(
            await button.evaluate(element => getComputedStyle(element).backgroundColor),
            expected,
          )
          assert.ok((await contrastOf(button)) >= 4.5)
        }
      },
    )
  }
})

describe('widgets in an unsupported browser', () => {
  for (const missing of NEEDED) {
    it(`a widget keeps its fallback content, nothing is fetched or drawn, without ${missing}`, async test => {
      const {page, errors} = await stage.visitor(test)
      await makeOld(page.context(), [missing])
      // The loader draws a button in it in other browsers.
      const empty = '<ocp-book-now></ocp-book-now>'
      const fallback = '<ocp-book-now><a href="/contact">Contact us</a></ocp-book-now>'
      await visitWith(page, {after: fallback + empty})
      await intersectionsKnown(page)
      await painted(page)
      assert.ok(await page.getByRole('link', {name: 'Contact us'}).isVisible())
      assert.equal(await page.getByRole('button').count(), 0)
      assert.deepEqual(loaderFiles(page), ['loader.js'])
      assert.deepEqual(errors, [])
    })
  }
})
