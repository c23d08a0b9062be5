/** Asking prices of an area, on the pages of a home, of a neighbourhood and of a comparison. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import type {Property} from '#trade/contract/entities.ts'
import {openHydrated} from '../../../../support/browser/conditions.ts'
import {harbourPrices, rentedFlats, villas} from '../../../../support/records/area-prices.ts'
import {looksAtOthers} from '../../../support/pages/axe.ts'
import {newInspection} from '../../../support/pages/inspection.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {saltHarbour} from '../../../support/records/places.ts'
import {answered, completeProperty} from '../../../support/records/property.ts'
import type {FakeAnswer} from '../../../support/site/site.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const HEADING = 'Asking prices here'
const HOME = `/properties/${completeProperty.slug}`
const PLACE = '/neighborhood/detail/Salt%20Harbour'

/** 1,371 per square foot. */
const {slug} = completeProperty
const dearer: Property = {...completeProperty, slug: 'dearer', name: 'Dearer', area_sqft: 5_000}
const cheaper: Property = {...completeProperty, slug: 'cheaper', name: 'Cheaper', area_sqft: 20_000}
const elsewhere: Property = {...completeProperty, slug: 'elsewhere', neighborhood: undefined}
const monthly: Property = {
  ...completeProperty,
  slug: 'monthly',
  purpose: 'residential-rent',
  price_period: 'month',
  about: {price: 8_000},
  area_sqft: 800,
}
const homes = [completeProperty, dearer, cheaper, elsewhere, monthly]

const onlyVillas = answered({...harbourPrices, prices: [villas]})

describe('asking prices', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers['property-detail'] = query =>
      answered(homes.find(home => home.slug === query.get('slug')))
    site.answers['getNeighborhood/Salt%20Harbour'] = answered(saltHarbour)
    site.answers.getAreaPrices = onlyVillas
  })

  const read = (path: string, language = 'en') =>
    visit(browser, site.url + path, {...WITHOUT_SCRIPT, language})
  const facts = (page: Page) =>
    page
      .locator('.asking__fact')
      .evaluateAll(all =>
        all.map(fact =>
          [...fact.children].map(part => part.textContent?.replaceAll('\u00a0', ' ')).join(': '),
        ),
      )
  const heading = (page: Page) => page.getByRole('heading', {name: HEADING})

  it('the page of a home shows it among those of its type, without JavaScript', async () => {
    const {page, leave} = await read(HOME)
    await heading(page).waitFor()
    assert.deepEqual(await facts(page), [
      'Median: AED 1,400 per sq ft',
      'Typical range: AED 1,200 – AED 1,600',
      'This home: AED 1,371 within the typical range',
      'Listings: 12',
    ])
    assert.equal(await page.locator('.asking__own').count(), 1)
    await page.getByText('As a table').click()
    const table = page.getByRole('table', {
      name: 'Villa, Harbour Row, Residential Sale, per sq ft',
    })
    assert.ok(await table.getByRole('row', {name: 'This home AED 1,371'}).isVisible())
    const [asked] = site.received.filter(({call}) => call === 'getAreaPrices')
    assert.equal(
      `${new URLSearchParams(asked?.query)}`,
      'lang=en&area=harbour-row&property_type=villa',
    )
    await leave()
  })

  it('below eight listings pages say in one plain sentence how far a home is from others', async () => {
    site.answers.getAreaPrices = answered({...harbourPrices, prices: [{...villas, count: 7}]})
    const page = await readPage(site.url + HOME)
    assert.deepEqual(
      page.texts('.asking__sentence').map(text => text.replaceAll('\u00a0', ' ')),
      ['AED 1,371 per sq ft, 2% below comparable homes here'],
    )
    assert.equal(page.count('.asking__chart'), 0)
    const compared = await readPage(`${site.url}/compare?properties=${slug},dearer`)
    assert.ok(compared.says('2% below comparable homes here'))
    assert.ok(!compared.says('typical range'))
  })

  it('a rent for a month counts twelve times', async () => {
    site.answers.getAreaPrices = answered({...harbourPrices, prices: [rentedFlats]})
    const {page, leave} = await read('/properties/monthly')
    assert.ok((await facts(page)).includes('This home: AED 120 within the typical range'))
    await leave()
  })

  it('the page of a neighbourhood shows a block for each type, and no home', async () => {
    site.answers.getAreaPrices = answered(harbourPrices)
    const {page, leave} = await read(PLACE)
    await heading(page).waitFor()
    assert.deepEqual(await page.locator('.asking__kind').allInnerTexts(), [
      'Villa\nResidential Sale',
      'Apartment\nResidential Rent',
    ])
    assert.ok((await facts(page)).includes('Median: AED 110 per sq ft per year'))
    assert.equal(await page.getByText('This home').count(), 0)
    await leave()
  })

  it('the comparison says where each home lies, in words that judge nothing', async () => {
    const slugs = [slug, 'dearer', 'cheaper', 'elsewhere'].join()
    const {page, leave} = await read(`/compare?properties=${slugs}`)
    const cells = page.getByRole('row', {name: HEADING}).getByRole('cell')
    assert.deepEqual(
      (await cells.allTextContents()).map(text => text.replaceAll('\u00a0', ' ')),
      [
        'within the typical range: AED 1,200 – AED 1,600',
        'above the typical range: AED 1,200 – AED 1,600',
        'below the typical range: AED 1,200 – AED 1,600',
        'not stated',
      ],
    )
    await leave()
  })

  const none: [string, FakeAnswer][] = [
    ['has too few listings', answered({...harbourPrices, prices: [{...villas, count: 4}]})],
    ['has no such call', {statusCode: 404, message: 'There is nothing at this address.'}],
    ['fails', {statusCode: 500, message: 'Something broke'}],
    ['answers something else', answered({prices: 'many'})],
    ['drops the connection', 'no answer'],
  ]
  for (const [what, answer] of none) {
    it(`pages say nothing of prices when a back end ${what}`, async () => {
      site.answers.getAreaPrices = answer
      for (const path of [HOME, PLACE, `/compare?properties=${slug},dearer`]) {
        const served = await readPage(site.url + path)
        assert.deepEqual([served.says(HEADING), served.count('h1')], [false, 1], path)
      }
      const {page, consoleMessages, leave} = await visit(browser, site.url + HOME)
      assert.equal(await page.getByText(HEADING).count(), 0)
      assert.deepEqual(consoleMessages, [])
      await leave()
    })
  }

  it('pages with prices pass axe and fit a narrow window, in every look', async () => {
    const {inspect, faults, leave} = await newInspection(browser)
    await inspect(site.url + HOME)
    for (const path of [PLACE, `/compare?properties=${slug},dearer,cheaper`]) {
      await inspect(site.url + path, {looks: looksAtOthers})
    }
    await leave()
    assert.deepEqual([...faults.axe, ...faults.narrow, ...faults.console], [])
  })

  it('a page that is changed to in place shows the same prices', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    await openHydrated(page, `${site.url}${HOME}`)
    const served = await page.locator('.property-prices').innerHTML()
    await page.getByRole('link', {name: 'Home', exact: true}).first().click()
    await page.waitForURL(`${site.url}/`)
    await page.goBack()
    assert.equal(await page.locator('.property-prices').innerHTML(), served)
    await leave()
  })

  it('the prices do not travel as data beside their markup', async () => {
    for (const path of [HOME, PLACE]) {
      const html = await (await fetch(site.url + path)).text()
      assert.match(html, /asking__chart/)
      assert.doesNotMatch(html, /lower_quartile/, path)
    }
  })
})
