import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Property} from '#trade/contract/entities.ts'
import {hydrated, intersectionsKnown} from '../../../../support/browser/conditions.ts'
import {harbourPrices, rentedFlats} from '../../../../support/records/area-prices.ts'
import {twoEmirates} from '../../../../support/records/buying-costs.ts'
import {rentsOfTwoEmirates} from '../../../../support/records/renting-costs.ts'
import {ok} from '../../../support/pages/error-catalogue.ts'
import {completeProperty} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

describe('buying costs on the page of a home', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers.getBuyingCosts = ok(twoEmirates)
    site.answers.getRentingCosts = ok(rentsOfTwoEmirates)
    site.answers['property-detail'] = ok(home)
  })
  const home = {...completeProperty, purpose: 'residential-sale', emirate: 'Ras Al Khaimah'}
  const homeToLet: Property = {
    ...home,
    ...{purpose: 'residential-rent', price_period: 'month', about: {...home.about, price: 10_000}},
    ...{furnishing: 'furnished', cheques: 4, deposit: 9_000},
  }

  const PATHS = ['/properties/lighthouse-villa', '/projects/detail/lighthouse-villa']
  const markup = async (path: string) => (await fetch(site.url + path)).text()
  const SECTION = /id="costs"/

  for (const path of PATHS) {
    it(`${path} has its price, and the rules of its emirate only, without JavaScript`, async () => {
      const {page, leave} = await visit(browser, site.url + path, {javaScriptEnabled: false})
      const section = page.locator('#costs')
      assert.equal(await section.getByRole('heading', {level: 2}).textContent(), 'Buying costs')
      const price = await section.getByLabel('Price, AED').inputValue()
      assert.equal(price.replaceAll(',', ''), `${home.about.price}`)
      assert.equal(await section.getByLabel('Emirate').count(), 0)
      assert.match((await section.locator('.costs__lines').textContent()) ?? '', /2% of the price/)
      await leave()
    })

    it(`${path} of a home to let has what renting it costs, with its rent, cheques and deposit`, async () => {
      site.answers['property-detail'] = ok(homeToLet)
      const {page, leave} = await visit(browser, site.url + path, {javaScriptEnabled: false})
      const section = page.locator('#costs')
      assert.equal(await section.getByRole('heading', {level: 2}).textContent(), 'Renting costs')
      assert.equal(await section.getByLabel('Rent, AED a year').inputValue(), '120,000')
      assert.equal(await section.getByLabel('Number of cheques').inputValue(), '4')
      // 30,000, a deposit of 9,000, 6,300 for the agency and 120 for the registration.
      assert.equal(
        await section.getByLabel('To move in', {exact: true}).textContent(),
        'AED 45,420',
      )
      await leave()
    })

    it(`${path} has none for a sold home, one without a price, or without rules`, async () => {
      assert.match(await markup(path), SECTION)
      for (const other of [
        {...homeToLet, price_period: 'week'},
        {...homeToLet, status: 'SOLD'},
        {...homeToLet, emirate: 'Ajman'},
        {...home, status: 'SOLD'},
        {...home, about: {...home.about, price: null}},
        {...home, emirate: 'Ajman'},
      ]) {
        site.answers['property-detail'] = ok(other)
        assert.doesNotMatch(await markup(path), SECTION)
      }
    })

    it(`${path} is complete with a back end that knows no costs, or fails`, async () => {
      for (const statusCode of [404, 500]) {
        site.answers.getBuyingCosts = {statusCode, message: ''}
        site.answers.getRentingCosts = {statusCode, message: ''}
        for (const other of [home, homeToLet]) {
          site.answers['property-detail'] = ok(other)
          const response = await fetch(site.url + path)
          assert.equal(response.status, 200)
          assert.doesNotMatch(await response.text(), SECTION)
        }
      }
    })
  }

  it('the yield of a home starts from the rents of its type in its area, and stays one request', async () => {
    const rented = {...rentedFlats, property_type: {_id: 'villa', name: 'Villa'}}
    site.answers.getAreaPrices = ok({...harbourPrices, prices: [rented]})
    site.answers['property-detail'] = ok({...home, area_sqft: 1_000, service_charge: 18})
    const before = site.received.length
    const {page, leave} = await visit(browser, site.url + PATHS[0], {javaScriptEnabled: false})
    const summary = page.locator('.costs__yield > summary')
    assert.match((await summary.textContent()) ?? '', /^Rental yield: \d+\.\d\d% gross, /)
    await summary.click()
    assert.equal(await page.getByLabel('Expected rent, AED a year').inputValue(), '110,000')
    assert.ok(await page.getByText('The median of 8 asking rents here').isVisible())
    const asked = site.received.slice(before).filter(({call}) => call === 'getAreaPrices')
    assert.equal(asked.length, 1)
    await leave()
  })

  it('the code of the estimate is fetched when it is near, and not before', async () => {
    const {page, leave} = await visit(browser, site.url + PATHS[0])
    const requested: string[] = []
    page.on('request', request => requested.push(request.url()))
    await hydrated(page)
    await intersectionsKnown(page)
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({name}) => name),
    )
    assert.deepEqual(
      [...fetched, ...requested].filter(name => /buying-costs/.test(name)),
      [],
    )
    await page.locator('#costs').scrollIntoViewIfNeeded()
    const years = page.locator('#costs').getByLabel('Years')
    await years.fill('10')
    await page.waitForFunction(
      () =>
        document
          .querySelector('#costs ocp-buying-costs')
          ?.shadowRoot?.querySelectorAll('.costs__bars g').length === 10,
    )
    assert.equal(new URL(page.url()).search, '')
    await leave()
  })
})
