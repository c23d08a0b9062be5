/** From the home page to a home and back, by keyboard alone and without JavaScript. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {openHydrated} from '../support/browser/conditions.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage({product: 'demo'})

describe('search for a home', () => {
  const place = (page: Page) => page.getByLabel('Location')
  const cards = (page: Page) => page.locator('ocp-property-list article.card')

  it('a keyboard user finds a home, and Back restores the list and its scroll', async test => {
    const {page, errors} = await stage.visitor(test)
    await openHydrated(page, stage.product.site)
    await tabTo(page, 'place')
    await page.keyboard.type('marina')
    await page.getByRole('option', {name: 'Dubai Marina'}).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    assert.equal(await place(page).inputValue(), 'Dubai Marina')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/properties\?place=Dubai\+Marina$/)
    await cards(page).first().waitFor()

    const last = cards(page).last().getByRole('link')
    const name = (await last.textContent()) ?? ''
    await tabTo(page, name)
    // Remembers the position at which the list is left: after Tab the page scrolls a moment later.
    await page.evaluate(() =>
      navigation.addEventListener('navigate', () => Object.assign(globalThis, {left: scrollY}), {
        once: true,
      }),
    )
    await page.keyboard.press('Enter')
    await page.getByRole('heading', {level: 1, name}).waitFor()

    await page.goBack()
    await last.waitFor()
    const left = await page.evaluate(() => (globalThis as unknown as {left: number}).left)
    assert.ok(left > 0, 'the list is longer than the screen')
    await page.waitForFunction(top => Math.abs(scrollY - top) < 3, left)
    assert.equal(await last.textContent(), name)
    assert.deepEqual(errors, [])
  })

  it('a visitor without JavaScript finds a home through forms and links', async test => {
    const {page} = await stage.visitor(test, {javaScriptEnabled: false})
    await page.goto(stage.product.site)
    await place(page).fill('marina')
    await page.getByRole('button', {name: 'Search'}).click()
    await page.waitForURL(/\/properties\?.*place=marina/)
    const link = cards(page).first().getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await page.getByRole('heading', {level: 1, name}).waitFor()
    await page.goBack()
    await cards(page).first().waitFor()
    assert.equal(await link.textContent(), name)
  })
})

/** Presses Tab until the focus is on the field or link of that name. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) === name) return
  }
  assert.fail(`Tab never reached ${name}`)
}

/** The name or the words of what has the focus, inside shadow roots as well. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.getAttribute('name') ?? active?.textContent?.trim() ?? ''
  })
