import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {intersectionsKnown, openHydrated, painted} from '../../../../support/browser/conditions.ts'
import {violations} from '../../../support/pages/axe.ts'
import {searchAnswer} from '../../../support/records/homes.ts'
import {homeAnswers} from '../../../support/records/listed-homes.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

describe('recently viewed homes', () => {
  const {site, browser} = useSite()
  before(() => {
    Object.assign(site.answers, homeAnswers, {'search-properties': searchAnswer})
  })

  const strip = (page: Page) => page.getByRole('region', {name: 'Recently viewed'})
  const scrollToFooter = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const withViewed = async (slugs: string[], options = {}) => {
    const visitor = await visit(browser, `${site.url}/thank-you`, options)
    await visitor.page.evaluate(
      slugs => localStorage.setItem('recent', JSON.stringify(slugs)),
      slugs,
    )
    return visitor
  }

  it('the recently viewed strip lists homes newest first and omits delisted ones', async () => {
    const {page, consoleMessages, leave} = await withViewed([
      'palm-villa',
      'sold-villa',
      'marina-loft',
    ])
    await openHydrated(page, `${site.url}/properties`)
    await scrollToFooter(page)
    await strip(page).getByRole('link').first().waitFor()
    assert.deepEqual(await strip(page).getByRole('heading', {level: 3}).allTextContents(), [
      'Palm Villa',
      'Marina Loft',
    ])
    // The browser logs the 404 response; nothing else may be logged.
    assert.deepEqual(
      consoleMessages.filter(text => !text.includes('404')),
      [],
    )
    assert.deepEqual(await violations(page), [])
    await leave()
  })

  it('Clear removes the recently viewed strip and moves focus to the heading', async () => {
    const {page, leave} = await withViewed(['palm-villa'])
    await openHydrated(page, `${site.url}/properties`)
    await scrollToFooter(page)
    await strip(page).getByRole('button', {name: 'Clear'}).click()
    await strip(page).waitFor({state: 'detached'})
    assert.equal(await page.evaluate(() => localStorage.getItem('recent')), '[]')
    assert.equal(await page.evaluate(() => document.activeElement?.localName), 'h1')
    await leave()
  })

  it('recently viewed homes are requested only near the viewport and if any exist', async () => {
    const detailRequestCount = () =>
      site.received.filter(({call}) => call === 'property-detail').length
    const {page, leave} = await withViewed(['palm-villa'], {viewport: {width: 390, height: 500}})
    const before = detailRequestCount()
    const sent: string[] = []
    page.on('request', request => sent.push(request.url()))
    await openHydrated(page, `${site.url}/properties`)
    await page.locator('.recent').waitFor({state: 'attached'})
    await intersectionsKnown(page)
    await painted(page)
    assert.ok(!sent.some(url => url.includes('property-detail')))
    assert.equal(detailRequestCount() - before, 0)
    await scrollToFooter(page)
    await strip(page).getByRole('link', {name: 'Palm Villa'}).waitFor()
    assert.equal(detailRequestCount() - before, 1)
    await page.evaluate(() => localStorage.clear())
    await openHydrated(page, `${site.url}/properties`)
    await painted(page)
    assert.equal(await page.locator('.recent').count(), 0)
    await leave()
  })
})
