/** Checks the claims of the page contract on pages that have no contract test, and on the menus. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {once} from '../../../support/browser/once.ts'
import {violations} from '../../support/pages/axe.ts'
import {type Faults, newInspection} from '../../support/pages/inspection.ts'
import {tooWide} from '../../support/pages/page-claims.ts'
import {useSite} from '../../support/site/use-site.ts'
import {visit} from '../../support/site/visitor.ts'

describe('accessibility of pages without a contract', () => {
  const {site, browser} = useSite()

  for (const path of ['/contact-us', '/thank-you', '/nothing-here']) {
    const inspected = once(async () => {
      const {inspect, faults, leave} = await newInspection(browser)
      await inspect(site.url + path)
      await leave()
      return faults
    })
    const isFreeOf = (claim: keyof Faults) => async () =>
      assert.deepEqual((await inspected())[claim], [])

    it(`${path} has no axe violation in its languages, in light and dark`, isFreeOf('axe'))
    it(`${path} fits 320 pixels in its languages`, isFreeOf('narrow'))
    it(`${path} shifts by at most 0.02 while its fonts load`, isFreeOf('shift'))
  }

  it('the open menus and the account page have no axe violation and fit 320 pixels', async () => {
    const {page, open, leave} = await visit(browser, site.url)
    await page.getByRole('button', {name: 'Language'}).click()
    assert.deepEqual(await violations(page), [])
    await page.setViewportSize({width: 390, height: 844})
    await page.getByRole('button', {name: 'Menu'}).click()
    assert.deepEqual(await violations(page), [])
    await page.evaluate(() => {
      localStorage.setItem('token', 'a.b.c')
      localStorage.setItem('user', '{"user_type":"B","name":"Omar"}')
    })
    await open(`${site.url}/dashboard1`)
    await page.getByText('Omar').waitFor()
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(await tooWide(page, '/dashboard1'), [])
    await leave()
  })
})
