import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Locator, Page} from 'playwright-core'
import {THANKS} from '../support/book-now.ts'
import {moduleReady, openHydrated, painted} from '../support/browser/conditions.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage()

describe('Book Now with the keyboard alone', () => {
  const places = [
    {on: 'the site', open: (page: Page) => openHydrated(page, stage.product.site)},
    {
      on: 'a partner’s page',
      open: async (page: Page) => {
        const body = `${loaderTag(stage.product, 'async')}<a href="#">Before</a><ocp-book-now></ocp-book-now><a href="#">After</a>`
        await page.goto(stage.partner.publish({body}))
      },
    },
  ]

  for (const {on, open} of places) {
    it(`Book Now on ${on} traps keyboard focus, sends and returns the focus`, async test => {
      const {page} = await stage.visitor(test)
      await open(page)
      const button = page.getByRole('button', {name: 'Book Now'})
      await button.focus()
      const rules = moduleReady(page, 'suite')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', {name: 'Book Now'})
      await focusEnters(dialog)

      assert.deepEqual(await pressRepeatedly(page, 'Tab', 4), [
        'name',
        'phone',
        'email',
        'rentOrSale',
      ])
      // The form is drawn once more while a radio button has the focus.
      await rules
      await painted(page)
      assert.deepEqual(await pressRepeatedly(page, 'Tab', 3), ['Send', 'Close', 'name'])
      assert.deepEqual(await pressRepeatedly(page, 'Shift+Tab', 2), ['Close', 'Send'])

      await page.keyboard.press('Escape')
      await dialog.waitFor({state: 'detached'})
      assert.equal(await focused(page), 'Book Now')

      await page.keyboard.press('Enter')
      await focusEnters(dialog)
      const keys: [stop: string, press: () => Promise<void>][] = [
        ['name', () => page.keyboard.type('Layla Haddad')],
        ['phone', () => page.keyboard.type('971501234567')],
        ['is_whatsapp_number', () => page.keyboard.press('Space')],
        ['email', () => page.keyboard.type('layla@example.com')],
        ['rentOrSale', () => page.keyboard.press('ArrowRight')],
      ]
      for (const [stop, press] of keys) {
        assert.deepEqual(await pressRepeatedly(page, 'Tab', 1), [stop])
        await press()
      }
      await page.keyboard.press('Enter')
      await page.getByText(THANKS).waitFor()
      await dialog.waitFor({state: 'detached'})
      assert.equal(await focused(page), 'Book Now')
    })
  }
})

/** A dialog is seen a moment before it has the focus, and a key in between is the page's. */
async function focusEnters(dialog: Locator) {
  await dialog.waitFor()
  await dialog.and(dialog.page().locator(':focus-within')).waitFor()
}

/** Presses a key so many times; returns what had the focus after each. */
async function pressRepeatedly(page: Page, key: string, steps: number): Promise<string[]> {
  const stops: string[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    stops.push(await focused(page))
  }
  return stops
}

/** The name of what really has the focus, inside shadow roots as well. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return (
      active?.getAttribute('name') ??
      active?.getAttribute('aria-label') ??
      active?.firstChild?.textContent?.trim() ??
      ''
    )
  })
