/** A partner's own page in a browser, for anybody with the private address, on any screen. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {sendBooking, sendUse} from '../site/server/support/api/send.ts'
import {violations} from '../site/support/pages/axe.ts'
import {setStage} from '../support/partner/stage.ts'
import {isEverything} from '../support/tier.ts'
import {addPartner, makeLink} from './support/desk-partners.ts'
import {ADA, openDesk} from './support/desk-people.ts'
import {SCREENS} from './support/screens.ts'
import {tableRoles} from './support/table-roles.ts'

const PARTNER = 'harbour-homes'

const stage = setStage({product: 'desk'})

const MORE_SCREENS = [
  {width: 390, height: 900, colorScheme: 'light'},
  {width: 768, height: 900, colorScheme: 'dark'},
] as const

describe("partner's own page in a browser", () => {
  let address = ''
  before(async () => {
    const page = await stage.browser.newPage()
    await openDesk(page, ADA, '/desk/partners')
    await addPartner(page, stage.product, PARTNER, '1')
    address = await makeLink(page)
    await page.close()
    await sendUse(stage.product, {partner: PARTNER, viewed: 'ocp-book-now ocp-reviews'})
    for (const name of ['Layla', 'Omar']) await sendBooking(stage.product, {name, partner: PARTNER})
  })

  it('the page is accessible and no wider than the screen, on a phone and a desktop', async test => {
    const {page, errors, consoleMessages} = await stage.visitor(test)
    await page.goto(address)
    await page.getByText('Every day as a table').click()
    for (const {colorScheme, ...viewport} of [...SCREENS, ...(isEverything ? MORE_SCREENS : [])]) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({colorScheme})
      const screen = `${viewport.width} pixels, ${colorScheme}`
      const overflow = 'document.documentElement.scrollWidth - innerWidth'
      assert.equal(await page.evaluate(overflow), 0, screen)
      assert.deepEqual(await violations(page), [], screen)
    }
    assert.deepEqual([errors, consoleMessages], [[], []])
  })

  it('has the same tables for a screen reader on a phone, with no role but where rows are blocks', async test => {
    const {page} = await stage.visitor(test, {viewport: {width: 1440, height: 900}})
    await page.goto(address)
    await page.getByText('Every day as a table').click()
    const wide = await tableRoles(page)
    await page.setViewportSize({width: 390, height: 900})
    assert.deepEqual(await tableRoles(page), wide)
    for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell'])
      assert.ok(wide.includes(role), role)
    const repeated = page.locator('.table:not(.table--stacked) :is(table, table *)[role]')
    assert.equal(await repeated.count(), 0)
  })

  it('shows other days when they are chosen, without a script of ours', async test => {
    const {page, requests} = await stage.visitor(test, {javaScriptEnabled: false})
    await page.goto(address)
    await page.getByLabel('From').fill('2026-01-01')
    await page.getByLabel('To', {exact: true}).fill('2026-01-31')
    await page.getByRole('button', {name: 'Show'}).click()
    await page.getByText('1 January 2026 to 31 January 2026').waitFor()
    assert.ok(!requests.some(url => url.endsWith('.js')))
  })
})
