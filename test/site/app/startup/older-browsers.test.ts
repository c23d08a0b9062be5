/** The minimum that package.json names, with the fallbacks that it needs. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {fillIn, layla, openBookNow} from '../../../support/book-now.ts'
import {contrastOf} from '../../../support/browser/contrast.ts'
import {isOfTheDisguise, makeOld} from '../../../support/browser/older-browser.ts'
import {everywhere} from '../../../support/tier.ts'
import {types} from '../../support/records/places.ts'
import {answered, completeProperty} from '../../support/records/property.ts'
import {useSite} from '../../support/site/use-site.ts'
import {newVisitor, type Visitor, type VisitorOptions} from '../../support/site/visitor.ts'

const ENQUIRY = {
  Name: 'Layla',
  Phone: '971501234567',
  Email: 'layla@example.com',
  Message: 'A desk by the window.',
}

describe('browser of the minimum version', () => {
  const {site, browser} = useSite()
  let visitor: Visitor
  let page: Page

  beforeEach(() => {
    site.answers.getPropertyTypesWithProperties = answered(types)
    site.answers['property-detail'] = answered(completeProperty)
  })
  const openIn = async (path: string, options: VisitorOptions = {}) => {
    visitor = await newVisitor(browser, options)
    page = visitor.page
    await makeOld(page.context())
    await visitor.open(site.url + path)
  }
  const consoleMessages = () => visitor.consoleMessages.filter(each => !isOfTheDisguise(each))
  const received = (call: string) =>
    site.received.filter(one => one.call === call).map(({body}) => body.name)

  it('Book Now books a viewing in a browser of the minimum version', async () => {
    await openIn('/lifestyle?utm_source=letter')
    const dialog = await openBookNow(page)
    await fillIn(dialog, layla)
    await dialog.getByRole('button', {name: 'Send'}).click()
    await page.getByText('Thank you! We will contact you shortly.').waitFor()
    assert.deepEqual(received('createBooking'), [layla.Name])
    assert.match(`${site.received.at(-1)?.query}`, /utm_source=letter/)
    assert.deepEqual(consoleMessages(), [])
    await visitor.leave()
  })

  it('a property page sends its form in a browser of the minimum version', async () => {
    await openIn('/properties/lighthouse-villa')
    for (const [label, value] of Object.entries(ENQUIRY)) {
      await page.getByRole('main').getByLabel(label, {exact: true}).fill(value)
    }
    await page.getByRole('main').getByRole('button', {name: 'Send'}).click()
    await page.getByText('Thank you! We will contact you shortly.').waitFor()
    assert.deepEqual(received('contact'), ['Layla'])
    assert.deepEqual(consoleMessages(), [])
    await visitor.leave()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    const itOnce = colorScheme === 'light' ? it : everywhere(it)
    itOnce(
      `texts have enough contrast in an older browser with a ${colorScheme} system`,
      async () => {
        await openIn('/lifestyle', {colorScheme})
        const button = page.getByRole('button', {name: 'Book Now'})
        assert.ok((await contrastOf(button)) >= 4.5, 'button')
        assert.ok((await contrastOf(page.locator('html'))) >= 4.5, 'page')
        const dialog = await openBookNow(page)
        assert.ok((await contrastOf(dialog)) >= 4.5, 'dialog')
        const field = dialog.getByRole('textbox', {name: 'Name', exact: true})
        assert.ok((await contrastOf(field)) >= 4.5, 'field')
        await visitor.leave()
      },
    )
  }

  it('the phone and language menus open and close in an older browser', async () => {
    await openIn('/contact-us', {viewport: {width: 390, height: 800}})
    const menu = page.getByRole('dialog', {name: 'Menu'})
    const french = menu.getByRole('link', {name: 'Français'})
    assert.equal(await menu.isVisible(), false)
    await page.getByRole('button', {name: 'Menu'}).click()
    await menu.getByRole('button', {name: 'Language'}).click()
    await french.waitFor()
    await page.keyboard.press('Escape')
    await french.waitFor({state: 'hidden'})
    await page.getByRole('button', {name: 'Menu'}).click()
    await menu.getByRole('link', {name: 'Communities'}).click()
    await page.waitForURL('**/communities')
    await menu.waitFor({state: 'hidden'})
    await page.getByRole('button', {name: 'Menu'}).click()
    await menu.getByRole('button', {name: 'Language'}).click()
    await french.click()
    await page.waitForFunction(() => document.documentElement.lang === 'fr')
    await visitor.leave()
  })
})
