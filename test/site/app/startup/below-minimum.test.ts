/** Older than the minimum that package.json names: pages stay what the server rendered. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {isOfTheDisguise, makeOld, NEEDED} from '../../../support/browser/older-browser.ts'
import {everywhere} from '../../../support/tier.ts'
import {types} from '../../support/records/places.ts'
import {answered} from '../../support/records/property.ts'
import {useSite} from '../../support/site/use-site.ts'
import {newVisitor, type Visitor} from '../../support/site/visitor.ts'

const ENQUIRY = {
  Name: 'Layla',
  Phone: '971501234567',
  Email: 'layla@example.com',
  Message: 'A desk by the window.',
}

describe('browser below the minimum', () => {
  const {site, browser} = useSite()
  let visitor: Visitor
  let page: Page

  beforeEach(() => {
    site.answers.getPropertyTypesWithProperties = answered(types)
  })
  const open = async (path: string, missing = NEEDED) => {
    visitor = await newVisitor(browser)
    page = visitor.page
    await makeOld(page.context(), missing)
    await page.goto(site.url + path)
  }
  const consoleMessages = () => visitor.consoleMessages.filter(each => !isOfTheDisguise(each))
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabel(label, {exact: true}).fill(value)
    }
  }
  const send = () => page.getByRole('button', {name: 'Send'}).click()

  for (const [at, missing] of NEEDED.entries()) {
    const itOnce = at === 0 ? it : everywhere(it)
    itOnce(
      `a page without ${missing} stays as the server rendered it, and links work`,
      async () => {
        await open('/lifestyle', [missing])
        await page.getByRole('link', {name: 'Communities'}).first().click()
        await page.waitForURL('**/communities')
        // clock: that nothing more is fetched shows after a while without requests.
        await page.waitForLoadState('networkidle')
        assert.equal(await page.locator('ocp-toaster:defined').count(), 0)
        assert.deepEqual(consoleMessages(), [])
        await visitor.leave()
      },
    )
  }

  it('a browser below the minimum posts a form natively', async () => {
    await open('/lifestyle')
    await fill(ENQUIRY)
    await send()
    await page.waitForURL('**/thank-you')
    const leads = site.received.filter(({call}) => call === 'contact')
    assert.deepEqual(
      leads.map(({body}) => body.name),
      ['Layla'],
    )
    await visitor.leave()
  })

  it('an invalid native form shows its errors and keeps what was typed', async () => {
    await open('/lifestyle')
    await fill({...ENQUIRY, Phone: 'none'})
    await send()
    await page.getByText('Some fields need another look.').waitFor()
    await page.getByText('Please enter a valid number!').waitFor()
    assert.equal(await page.getByLabel('Name', {exact: true}).inputValue(), 'Layla')
    await visitor.leave()
  })

  it('Book Now opens the contact page in a browser below the minimum', async () => {
    await open('/lifestyle')
    await page.getByRole('button', {name: 'Book Now'}).click()
    await page.waitForURL('**/contact-us')
    await visitor.leave()
  })

  it('the language menu works in a browser below the minimum', async () => {
    await open('/contact-us')
    await page.getByRole('button', {name: 'Language'}).click()
    await page.getByRole('link', {name: 'Français'}).click()
    await page.waitForFunction(() => document.documentElement.lang === 'fr')
    await visitor.leave()
  })
})
