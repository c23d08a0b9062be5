/** A carousel on a page that is read from the right: the first slide is at the right, the next beside it. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {shiftOf, watchShifts} from '../site/support/pages/layout-shift.ts'
import {painted} from '../support/browser/conditions.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

const stage = setStage()
const names = ['Layla', 'Marc', 'Aisha', 'Dmitri', 'Julie']
const reviews = names.map(author_name => ({
  author_name,
  rating: 5,
  text: 'They found the house.',
}))

describe('reviews carousel in Arabic', {concurrency: 2}, () => {
  async function arrive(test: TestContext, reducedMotion: 'reduce' | 'no-preference') {
    const visitor = await stage.visitor(test, {reducedMotion})
    await watchShifts(visitor.page)
    const body = `<ocp-reviews reviews='${JSON.stringify(reviews)}'></ocp-reviews>`
    const head = loaderTag(stage.product)
    await visitor.page.goto(stage.partner.publish({html: 'lang="ar" dir="rtl"', head, body}))
    const next = visitor.page.locator('.carousel__button').last()
    await next.waitFor()
    if (reducedMotion === 'no-preference')
      await visitor.page.locator('[data-motion=live]').waitFor()
    return {...visitor, next}
  }
  const at = (page: Page, position: string) => page.getByText(position, {exact: true}).waitFor()

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const where = `where the visitor’s wish for motion is ${reducedMotion}`

    const itOnce = reducedMotion === 'reduce' ? everywhere(it) : it

    itOnce(
      `the next slide comes from the left, where arrow keys and the buttons’ arrows point, and the last is at the right, ${where}`,
      async test => {
        const {page, next, errors} = await arrive(test, reducedMotion)
        await begins(page, 'Layla', 'Marc')
        const turned = await next.locator('svg').evaluate(icon => getComputedStyle(icon).transform)
        assert.equal(turned, 'matrix(-1, 0, 0, 1, 0, 0)')
        await next.click()
        await at(page, '2 / 5')
        await begins(page, 'Marc', 'Aisha')
        await next.press('ArrowLeft')
        await at(page, '3 / 5')
        await begins(page, 'Aisha', 'Dmitri')
        for (const [position, first, second] of [
          ['2 / 5', 'Marc', 'Aisha'],
          ['1 / 5', 'Layla', 'Marc'],
          // Only what moves goes on to the first slide behind the last one.
          ...(reducedMotion === 'reduce' ? [] : [['5 / 5', 'Julie', 'Layla'] as const]),
        ] as const) {
          await next.press('ArrowRight')
          await at(page, position)
          await begins(page, first, second)
        }
        assert.deepEqual(errors, [])
      },
    )
  }

  it('nothing jumps when motion takes over the slides', async test => {
    const {page} = await arrive(test, 'no-preference')
    await painted(page)
    assert.equal(await shiftOf(page), 0)
  })

  it('a drag to the right shows the next slide, to the left the one before, and the counter follows quick ones', async test => {
    const {page} = await arrive(test, 'no-preference')
    await begins(page, 'Layla', 'Marc')
    await drag(page, 200)
    await at(page, '2 / 5')
    await begins(page, 'Marc', 'Aisha')
    await drag(page, -200)
    await at(page, '1 / 5')
    await begins(page, 'Layla', 'Marc')
    for (const drags of [
      [200, -200],
      [200, 200],
      [-200, 200, -200],
    ]) {
      for (const by of drags) await drag(page, by)
      await page.waitForFunction(isFirstCounted, names)
    }
  })
})

async function drag(page: Page, by: number) {
  await page.mouse.move(640, 120)
  await page.mouse.down()
  await page.mouse.move(640 + by / 2, 120, {steps: 8})
  await page.mouse.move(640 + by, 120, {steps: 8})
  await page.mouse.up()
}

/** In the page: whether the slide at the right edge of the carousel is the one that the counter names. */
function isFirstCounted(names: string[]) {
  const shadow = document.querySelector('ocp-reviews')?.shadowRoot
  const edge = shadow?.querySelector('.carousel__viewport')?.getBoundingClientRect().right ?? 0
  const slides = [...(shadow?.querySelectorAll('.carousel__slide') ?? [])]
  const first = slides.find(it => Math.abs(it.getBoundingClientRect().right - edge) < 1)
  const number = 1 + names.findIndex(name => first?.textContent?.includes(name))
  return shadow?.textContent?.includes(`${number} / ${names.length}`)
}

/**
 * Waits until a slide lies at the right edge of the carousel, and another one beside it; within a
 * pixel, since browsers scroll to whole ones.
 */
const begins = (page: Page, first: string, second: string) =>
  page.waitForFunction(
    names => {
      const shadow = document.querySelector('ocp-reviews')?.shadowRoot
      const edge = shadow?.querySelector('.carousel__viewport')?.getBoundingClientRect().right ?? 0
      const boxes = names.map(name => {
        const slides = [...(shadow?.querySelectorAll('.carousel__slide') ?? [])]
        return slides.find(it => it.textContent?.includes(name))?.getBoundingClientRect()
      })
      const [one, other] = boxes
      if (!one || !other) return false
      const gap = one.left - other.right
      return Math.abs(one.right - edge) < 1 && gap >= 0 && gap < one.width / 2
    },
    [first, second],
  )
