/** Figures, partners and operation at the agency's desk in a browser. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {BrowserContextOptions} from 'playwright-core'
import {sendBooking, sendUse} from '../site/server/support/api/send.ts'
import {until} from '../site/server/support/until.ts'
import {violations} from '../site/support/pages/axe.ts'
import {setStage} from '../support/partner/stage.ts'
import {ADA, openDesk} from './support/desk-people.ts'
import {SCREENS} from './support/screens.ts'
import {tableRoles} from './support/table-roles.ts'

const PARTNER = 'gulf-homes'

const stage = setStage({product: 'desk'})

describe('running the site from the desk, in a browser', () => {
  const visit = async (test: TestContext, path: string, options: BrowserContextOptions = {}) => {
    const visitor = await stage.visitor(test, options)
    await openDesk(visitor.page, ADA, path)
    return visitor
  }

  it('registers a partner, copies its private address by one press, and counts what it brings', async test => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const {page, errors} = await visit(test, '/desk/partners/new', {permissions})
    await page.getByLabel('Name').fill(PARTNER)
    await page.getByRole('button', {name: 'Add', exact: true}).click()
    await page.getByRole('status').filter({hasText: 'The partner is registered.'}).waitFor()
    await page.getByRole('button', {name: 'Make a new link'}).click()
    const address = await page.getByLabel('The partner’s private address').inputValue()
    await page.getByRole('button', {name: 'Copy'}).click()
    await page.getByRole('button', {name: 'Copied'}).waitFor()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address)

    await sendUse(stage.product, {partner: PARTNER, viewed: 'ocp-book-now ocp-book-now'})
    await sendBooking(stage.product, {name: 'Layla Haddad', partner: PARTNER})
    const row = page.getByRole('row', {name: new RegExp(PARTNER)})
    await until(async () => {
      await page.goto(`${stage.product.site}/desk/figures/partners`)
      await page.getByText('As a table').click()
      const [text = ''] = await row.allInnerTexts()
      return /\s2\s+0\s+1\s+50\.0%/.test(text)
    })
    await row.getByRole('link').click()
    await page.getByRole('link', {name: 'Layla Haddad'}).waitFor()
    assert.deepEqual(errors, [])
  })

  it('shows the private address without JavaScript, too', async test => {
    const {page} = await visit(test, '/desk/partners/new', {javaScriptEnabled: false})
    await page.getByLabel('Name').fill('gulf-villas')
    await page.getByRole('button', {name: 'Add', exact: true}).click()
    await page.getByRole('button', {name: 'Make a new link'}).click()
    const address = await page.getByLabel('The partner’s private address').inputValue()
    assert.match(address, /\/partners\/[\w-]{43}$/)
    assert.equal(await page.getByRole('button', {name: 'Copy'}).count(), 0)
  })

  it('has the same tables for a screen reader on a phone, and each part says what it is', async test => {
    const {page} = await visit(test, '/desk/accounts', {viewport: {width: 1440, height: 900}})
    const wide = await tableRoles(page)
    await page.setViewportSize({width: 390, height: 900})
    assert.deepEqual(await tableRoles(page), wide)
    for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell'])
      assert.ok(wide.includes(role), role)
    // Safari takes a table of blocks for plain text where it has no roles.
    const silent = page.locator(':is(table, thead, tbody, tr, th, td):not([role])')
    assert.equal(await silent.count(), 0)
    await page.getByRole('row', {name: /Ada/}).getByRole('rowheader').waitFor()
  })

  for (const path of ['figures', 'figures/response', 'figures/partners', 'partners', 'operation']) {
    it(`${path} is accessible and no wider than a phone or a desktop`, async test => {
      const {page, errors} = await visit(test, `/desk/${path}`)
      await page.evaluate(() => {
        for (const closed of document.querySelectorAll('details')) closed.open = true
      })
      for (const {colorScheme, ...viewport} of SCREENS) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({colorScheme})
        const overflow = 'document.documentElement.scrollWidth - innerWidth'
        assert.equal(await page.evaluate(overflow), 0, `${viewport.width}`)
        assert.deepEqual(await violations(page), [], `${viewport.width}, ${colorScheme}`)
      }
      assert.deepEqual(errors, [])
    })
  }
})
