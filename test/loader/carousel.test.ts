import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {countShiftsFromNow, shiftOf, watchShifts} from '../site/support/pages/layout-shift.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage()
const reviews = ['Layla', 'Marc', 'Aisha', 'Dmitri', 'Julie'].map(author_name => ({
  author_name,
  rating: 5,
  text: 'They found the house.',
}))
const MOTION = /\/flicking-driver-/

describe('reviews carousel on a partner’s page', () => {
  /** A visitor who looks at reviews; the text below them shows whether anything has moved. */
  async function arrive(
    test: TestContext,
    {
      before = async () => {},
      ...options
    }: {before?: (page: Page) => Promise<unknown>} & Parameters<typeof stage.visitor>[1] = {},
  ) {
    const visitor = await stage.visitor(test, {reducedMotion: 'no-preference', ...options})
    const body = `<ocp-reviews reviews='${JSON.stringify(reviews)}'></ocp-reviews><p>below</p>`
    await before(visitor.page)
    await visitor.page.goto(stage.partner.publish({head: loaderTag(stage.product), body}))
    const next = visitor.page.getByRole('button', {name: 'Next'})
    await next.waitFor()
    return {...visitor, next, moving: visitor.page.locator('[data-motion=live]')}
  }
  const at = (page: Page, position: string) => page.getByText(position, {exact: true}).waitFor()

  it('the carousel works without animation when its motion file fails to load', async test => {
    const {page, next, errors} = await arrive(test, {
      before: page => page.route(MOTION, route => route.abort()),
    })
    await page.getByRole('button', {name: 'Pause'}).waitFor({state: 'detached'})
    await next.click()
    await at(page, '2 / 5')
    await page.keyboard.press('ArrowRight')
    await at(page, '3 / 5')
    await page.getByRole('button', {name: 'Previous'}).click()
    await at(page, '2 / 5')
    assert.deepEqual(errors, [])
  })

  it('the motion of a carousel shifts nothing when it loads, Enter opens a link in it, and a mouse drag clicks none', async test => {
    const {page, moving, errors} = await arrive(test, {
      async before(page) {
        await watchShifts(page)
        await page.route(MOTION, async route => {
          await countShiftsFromNow(page)
          await route.continue()
        })
      },
    })
    const below = await page.getByText('below').boundingBox()
    await moving.waitFor()
    await page.getByRole('button', {name: 'Next'}).click()
    await at(page, '2 / 5')
    assert.deepEqual(await page.getByText('below').boundingBox(), below)
    assert.equal(await shiftOf(page), 0)
    await moving.evaluate(viewport => {
      for (const [index, name] of ['A house', 'Another'].entries()) {
        const link = document.createElement('a')
        link.href = `#clicked-${index}`
        link.textContent = name
        viewport.querySelectorAll('.review')[index]?.prepend(link)
      }
    })
    await page.getByRole('link', {name: 'Another'}).press('Enter')
    await page.waitForURL('**#clicked-1')
    await page.getByRole('button', {name: 'Previous'}).click()
    await at(page, '1 / 5')
    const link = page.getByRole('link', {name: 'A house'})
    const box = await link.boundingBox()
    assert.ok(box)
    await page.mouse.move(box.x + 20, box.y + 8)
    await page.mouse.down()
    await page.mouse.move(box.x - 100, box.y + 8, {steps: 8})
    await page.mouse.move(box.x - 180, box.y + 8, {steps: 8})
    await page.mouse.up()
    await at(page, '2 / 5')
    assert.equal(new URL(page.url()).hash, '#clicked-1')
    await page.getByRole('button', {name: 'Previous'}).click()
    await at(page, '1 / 5')
    await link.click()
    await page.waitForURL('**#clicked-0')
    assert.deepEqual(errors, [])
  })

  it('the carousel loads no motion when the visitor prefers reduced motion', async test => {
    const {page, next, requests, moving} = await arrive(test, {reducedMotion: 'reduce'})
    await next.click()
    await at(page, '2 / 5')
    assert.equal(await page.getByRole('button', {name: 'Pause'}).isVisible(), false)
    assert.equal(await moving.count(), 0)
    assert.deepEqual(
      requests.filter(url => MOTION.test(url)),
      [],
    )
  })
})
