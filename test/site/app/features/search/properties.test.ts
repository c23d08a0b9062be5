import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {readFilters} from '#server/catalogue/search-filters.ts'
import {purposes} from '#trade/search-query/search-query.ts'
import {
  contentLoaded,
  openHydrated,
  reloadHydrated,
  widgetReady,
} from '../../../../support/browser/conditions.ts'
import {isEverything} from '../../../../support/tier.ts'
import {looks, violations} from '../../../support/pages/axe.ts'
import {shiftOf, watchShifts} from '../../../support/pages/layout-shift.ts'
import {homes, searchAnswer} from '../../../support/records/homes.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {newVisitor, visit} from '../../../support/site/visitor.ts'

const FOUND = {statusCode: 200, message: 'OK'}

describe('property list page', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers['search-properties'] = searchAnswer
    site.answers.getPropertyTypes = {
      ...FOUND,
      data: {
        property_types: [
          {_id: 'villa', name: 'Villa'},
          {_id: 'loft', name: 'Loft'},
        ],
      },
    }
    site.received.length = 0
  })

  const at = (query: string) => `${site.url}/properties${query}`
  const searches = () => site.received.filter(({call}) => call === 'search-properties')
  const cards = (page: Page) => page.locator('article.card')
  const names = (page: Page) => cards(page).getByRole('heading').allTextContents()

  for (const {language, colorScheme} of looks) {
    it(`the property list passes axe, full and empty, in ${language}, ${colorScheme}`, async () => {
      const {page, leave} = await visit(browser, at('?place=shore'), {language, colorScheme})
      assert.deepEqual(await violations(page), [])
      site.answers['search-properties'] = {...FOUND, data: {properties: [], total: 0, pages: 0}}
      await openHydrated(page, at('?place=nowhere'))
      assert.deepEqual(await violations(page), [])
      await leave()
    })
  }

  it('the property list keeps layout shift within 0.02 while it loads and hydrates', async () => {
    for (const width of isEverything ? [1440, 390] : [390]) {
      const context = await browser.newContext({viewport: {width, height: 844}})
      const page = await context.newPage()
      await watchShifts(page)
      await openHydrated(page, at(''))
      const alive = widgetReady(page, 'ocp-property-list')
      await cards(page).first().hover()
      await alive
      await contentLoaded(page)
      assert.ok((await shiftOf(page)) <= 0.02, `${width}: ${await shiftOf(page)}`)
      await context.close()
    }
  })

  it('the property list hydrates on hover and replays a click made before', async () => {
    const {page, consoleMessages, leave} = await visit(browser, at(''))
    const heart = page.getByRole('button', {name: 'Shortlist: House of the 1 winds', exact: true})
    await heart.evaluate(button => (button as HTMLElement).click())
    assert.equal(await heart.getAttribute('aria-pressed'), 'false')
    await page.locator('ocp-property-list').hover()
    await page.waitForFunction(() => localStorage.getItem('shortlist') === '["home-1"]')
    assert.equal(await heart.getAttribute('aria-pressed'), 'true')
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('the property list is rendered by the server with a single search request', async () => {
    const {page, consoleMessages, leave} = await visit(browser, at('?purpose=residential-sale'))
    assert.equal(await page.title(), 'Properties')
    assert.equal(await page.getByRole('heading', {level: 1}).textContent(), 'Residential Sale')
    assert.equal(await cards(page).count(), homes.length / purposes.length)
    assert.equal(searches().length, 1)
    assert.match(searches()[0]?.query ?? '', /purpose=residential-sale/)
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('a filter updates address and property list, and Back restores the list', async () => {
    const {page, consoleMessages, leave} = await visit(browser, at(''))
    const before = await names(page)
    await page.evaluate(() => scrollTo(0, 500))
    await page.getByLabel('Purpose').selectOption('residential-rent')
    await page.waitForURL(/purpose=residential-rent/)
    await page.getByRole('heading', {level: 1, name: 'Residential Rent'}).waitFor()
    assert.notDeepEqual(await names(page), before)
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Our Properties'}).waitFor()
    assert.deepEqual(await names(page), before)
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('Back before a filter has its results restores the filters, too', async () => {
    const {page, consoleMessages, leave} = await visit(browser, at('?place=shore'))
    const before = await names(page)
    await page.route(/purpose=residential-rent/, () => {})
    const purpose = page.getByLabel('Purpose')
    await purpose.selectOption('residential-rent')
    await page.waitForURL(/purpose=residential-rent/)
    await page.getByRole('link', {name: 'Remove filter: Residential Rent'}).waitFor()
    await page.goBack()
    await page
      .getByRole('link', {name: 'Remove filter: Residential Rent'})
      .waitFor({state: 'detached'})
    assert.equal(await purpose.inputValue(), '')
    assert.equal(await page.locator('ocp-property-list [aria-busy=true]').count(), 0)
    assert.deepEqual(await names(page), before)
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('the breadcrumbs of a home lead back to the search, after a reload and in a new tab', async () => {
    site.answers['property-detail'] = {...FOUND, data: homes[0]}
    const query = '?purpose=residential-sale&bedrooms=0'
    const {page, leave} = await visit(browser, at(`${query}&utm_source=mail`))
    const crumbOf = (shown: Page) =>
      shown
        .getByRole('navigation', {name: 'You are here'})
        .getByRole('link', {name: 'Our Properties', exact: true})
    const hasSearch = (shown: Page) =>
      crumbOf(shown)
        .and(shown.locator(`[href="/properties${query}"]`))
        .waitFor()
    const home = page.getByRole('link', {name: 'House of the 1 winds', exact: true})
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      home.click({modifiers: ['ControlOrMeta']}),
    ])
    await hasSearch(tab)
    await tab.close()
    await home.click()
    await page.waitForURL('**/properties/home-1')
    await hasSearch(page)
    await reloadHydrated(page)
    await hasSearch(page)
    await crumbOf(page).click()
    await page.waitForURL(at(query))
    await leave()
  })

  it('the breadcrumbs of a home lead to all homes for a visitor without a search', async () => {
    site.answers['property-detail'] = {...FOUND, data: homes[0]}
    const {page, leave} = await visit(browser, `${site.url}/properties/home-1`)
    const crumb = page.getByRole('navigation', {name: 'You are here'}).getByText('Our Properties')
    assert.equal(await crumb.getAttribute('href'), '/properties')
    await leave()
  })

  it('purposes lead out of a search that finds nothing for any of them, without counts', async () => {
    site.answers['search-properties'] = {
      ...FOUND,
      data: {properties: [], total: 0, page: 1, pages: 0, facets: {purpose: {}}},
    }
    const {page, leave} = await visit(browser, at('?place=nowhere'), {javaScriptEnabled: false})
    const choices = page.getByRole('navigation', {name: 'What are you looking for'})
    const links = choices.getByRole('link')
    assert.deepEqual(await links.allTextContents(), [
      'All',
      'Residential Sale',
      'Commercial Sale',
      'Residential Rent',
      'Commercial Rent',
    ])
    const paths = await links.evaluateAll(all => all.map(one => one.getAttribute('href')))
    assert.deepEqual(paths, [
      '/properties',
      ...purposes.map(purpose => `/properties?purpose=${purpose}`),
    ])
    await leave()
  })

  it('a phone offers what homes are for on its first screen, with how many there are', async () => {
    const counts = {'residential-sale': 1043, 'residential-rent': 20}
    site.answers['search-properties'] = query => {
      const {data, ...answer} = searchAnswer(query) as ReturnType<typeof searchAnswer> & {
        data: object
      }
      return {...answer, data: {...data, facets: {purpose: counts}}}
    }
    const {page, leave} = await visit(browser, at('?place=Shore&page=2'), {
      viewport: {width: 390, height: 844},
      javaScriptEnabled: false,
    })
    const choices = page.getByRole('navigation', {name: 'What are you looking for'})
    assert.deepEqual(await choices.getByRole('link').allTextContents(), [
      'All 1,063',
      'Residential Sale 1,043',
      'Residential Rent 20',
    ])
    assert.ok(((await choices.boundingBox())?.y ?? Infinity) < 300)
    assert.equal(await choices.locator('[aria-current]').textContent(), 'All 1,063')
    await choices.getByRole('link', {name: 'Residential Rent'}).click()
    await page.waitForURL('**/properties?purpose=residential-rent&place=Shore')
    assert.equal(await page.getByRole('heading', {level: 1}).innerText(), 'Residential Rent')
    assert.equal(await choices.locator('[aria-current]').textContent(), 'Residential Rent 20')
    await leave()
  })

  it('a rent says that it is for a year, in each language', async () => {
    const [first] = homes.filter(({purpose}) => purpose === 'commercial-rent')
    assert.equal(first?.about.price, 1_050_000)
    for (const [language, price] of Object.entries({
      en: 'AED 1,050,000 per year',
      fr: 'AED 1\u00a0050\u00a0000 par an',
      ru: 'AED 1\u00a0050\u00a0000 в год',
    })) {
      const options = {language, javaScriptEnabled: false}
      const {page, leave} = await visit(browser, at('?purpose=commercial-rent'), options)
      assert.equal(await cards(page).first().locator('.card__price').innerText(), price)
      await leave()
    }
  })

  it('the list in Russian names the place of the search in Russian', async () => {
    const neighborhood = {_id: 'far-shore', name: 'Far Shore', title: 'Дальний берег'}
    const properties = homes.slice(0, 2).map(home => ({...home, neighborhood}))
    site.answers['search-properties'] = {...FOUND, data: {properties, total: 2, pages: 1}}
    const {page, leave} = await visit(browser, at('?community=far-shore'), {language: 'ru'})
    assert.equal(await page.locator('main .eyebrow').first().innerText(), 'Дальний берег')
    assert.match(await page.locator('.chip').innerText(), /Дальний берег/)
    await leave()
  })

  it('Back from a property restores the same list and scroll position', async () => {
    const {page, leave} = await visit(browser, at('?page=2'))
    const before = await names(page)
    await cards(page).nth(10).scrollIntoViewIfNeeded()
    const height = await page.evaluate(() => Math.round(scrollY))
    assert.ok(height > 0)
    await cards(page).nth(10).getByRole('link').click()
    await page.waitForURL(/\/properties\/home-/)
    await page.goBack()
    await cards(page).nth(11).waitFor()
    assert.deepEqual(await names(page), before)
    await page.waitForFunction(y => Math.abs(scrollY - y) < 3, height)
    await leave()
  })

  it('paging and filters of the property list work without JavaScript', async () => {
    const {page, leave} = await visit(browser, at(''), {javaScriptEnabled: false})
    const first = await names(page)
    assert.equal(first.length, 12)
    await page.getByRole('link', {name: 'Next'}).click()
    await page.waitForURL(/page=2/)
    assert.notDeepEqual(await names(page), first)
    await page.getByLabel('Purpose').selectOption('commercial-sale')
    await page.getByRole('button', {name: 'Apply'}).click()
    await page.waitForURL(/purpose=commercial-sale/)
    assert.equal(await cards(page).count(), homes.filter(isShop).length)
    await leave()
  })
  const isShop = ({purpose}: {purpose?: string}) => purpose === 'commercial-sale'

  it('an empty search offers searches and homes close to it without JavaScript', async () => {
    site.answers['search-properties'] = query =>
      query.has('max_price')
        ? {...FOUND, data: {properties: [], total: 0, pages: 0, alternatives}}
        : {...FOUND, data: {properties: homes.slice(0, 2), total: 2, pages: 1}}
    const query = '?place=shore&bedrooms=2&max_price=1000'
    const {page, leave} = await visit(browser, at(query), {javaScriptEnabled: false})
    assert.equal(searches().length, 1)
    assert.equal(await cards(page).count(), 1)
    await page.getByRole('link', {name: 'Coral Bay (4)'}).waitFor()
    await page.getByRole('link', {name: 'Search without “Up to AED 1,000” (2)'}).click()
    await page.waitForURL(/properties\?place=shore&bedrooms=2$/)
    assert.equal(await cards(page).count(), 2)
    await leave()
  })
  const alternatives = {
    without: {max_price: 2},
    nearby: [{_id: 'coral-bay', name: 'Coral Bay', count: 4}],
    homes: {without: ['max_price'], properties: homes.slice(0, 1)},
  }

  it('an address that cannot be read in part leads to the search without that part', async () => {
    site.answers['search-properties'] = query => {
      const {errors} = readFilters(Object.fromEntries(query))
      return Object.keys(errors).length
        ? {statusCode: 422, message: 'wrong', errors}
        : searchAnswer(query)
    }
    for (const wrong of UNREADABLE) {
      const {status, headers} = await fetch(at(`?place=shore&${wrong}&utm_source=x`), {
        redirect: 'manual',
      })
      assert.deepEqual(
        [status, headers.get('location')],
        [302, '/properties?place=shore&utm_source=x'],
        wrong,
      )
    }
    const {html} = await get(`?${UNREADABLE.join('&')}`)
    assert.match(html, /class="card__name"/)
    assert.deepEqual(html.match(/class="(chip|fold__count)|banana/g), null)
  })
  const UNREADABLE = [
    ...['min_floor=banana', 'min_floor=-11', 'min_area=abc', 'min_area=NaN', 'max_area=1e99'],
    ...['min_price=x', 'max_price=-5', 'cheques=zzz', 'cheques=13', 'cheques=1,2', 'parking=0.5'],
    ...['handover_by=banana', 'handover_by=2027-Q5', 'available_by=2027-02-30'],
    ...['available_by=soon', 'max_service_charge=Infinity', 'max_deposit=null', 'bedrooms=lots'],
    ...['completion=abc', 'payment_plan=abc', 'near=school,moon', 'amenities=unicorn'],
    ...['purpose=abc', 'sort=foo', 'bbox=1,2', 'area=abc', 'cheques=abc&cheques=4'],
  ]

  it('an address with digits of another keyboard is a search for that number', async () => {
    const {html} = await get('?cheques=%D9%A4&cheques=zzz&rents_per=decade')
    assert.match(html, /<bdi>4 cheques or more<\/bdi>/)
    const chips = html.matchAll(/<a class="(?:chip|view)[^>]*href="([^"]*)"/g)
    assert.deepEqual(
      [...chips].map(([, href]) => href),
      ['/properties', '/properties?cheques=4', '/properties?cheques=4&amp;view=map'],
    )
  })

  it('the property list shows an error when its search fails, and Try again loads it', async () => {
    site.answers['search-properties'] = {statusCode: 500, message: 'down'}
    const {page, leave} = await visit(browser, at(''))
    await page.locator('[data-sonner-toast]').getByText('Something went wrong').waitFor()
    site.answers['search-properties'] = searchAnswer
    await page.getByRole('button', {name: 'Try again'}).click()
    await cards(page).first().waitFor()
    await leave()
  })

  it('a map that fails to load says so beside its list, and Try again loads it', async () => {
    const {page, open, leave} = await newVisitor(browser)
    const properties = homes
      .slice(0, 3)
      .map(home => ({...home, location: {coordinates: [25.2, 55.27]}}))
    site.answers['search-properties'] = {...FOUND, data: {properties, total: 3, page: 1, pages: 1}}
    let isDown = true
    await page.route(/homes-map-/, route => (isDown ? route.abort() : route.continue()))
    await open(at('?view=map'))
    await page.getByRole('alert').getByText('The list has every home').waitFor()
    assert.equal(await cards(page).count(), 3)
    isDown = false
    await page.getByRole('button', {name: 'Try again'}).click()
    await page.getByRole('region', {name: 'Map'}).waitFor()
    assert.equal(await page.getByRole('alert').count(), 0)
    await leave()
  })

  it('a part of the map is a filter without JavaScript, too, with a chip that takes it back', async () => {
    const {html} = await get('?bbox=55.1,25,55.2,25.1&place=shore&view=map')
    assert.equal(new URLSearchParams(searches().at(-1)?.query).get('bbox'), '55.1,25,55.2,25.1')
    const [, href = ''] =
      /<a class="chip" href="([^"]*)"[^>]*><span[^>]*>[^<]*<\/span><bdi>Map area/.exec(html) ?? []
    const without = new URL(href.replaceAll('&amp;', '&'), site.url).searchParams
    assert.deepEqual(Object.fromEntries(without), {place: 'shore', view: 'map'})
    // The form of the filters keeps it.
    assert.match(html, /<input type="hidden" name="bbox" value="55.1,25,55.2,25.1"/)
  })

  it('Search this area is a step of the address, and Back undoes it', async () => {
    const {page, open, leave} = await newVisitor(browser)
    const placed = homes.slice(0, 3).map((home, at) => ({
      ...home,
      location: {coordinates: [25.1 + at / 10, 55.2 + at / 10]},
    }))
    const onMap = placed.map(({slug, location: {coordinates}}) => ({
      slug,
      coordinates,
      price: 900_000,
    }))
    site.answers['search-properties'] = asked => {
      const properties = asked.has('bbox') ? placed.slice(0, 2) : placed
      return {...FOUND, data: {properties, total: properties.length, page: 1, pages: 1}}
    }
    site.answers.getHomesOnMap = {...FOUND, data: {homes: onMap}}
    await open(at('?view=map'))
    const map = page.getByRole('group', {name: 'Arrow keys move the map'})
    await map.press('ArrowLeft')
    await page.getByRole('button', {name: 'Search this area'}).click()
    await page.waitForURL(/bbox=/)
    await page.getByText('2 properties').waitFor()
    assert.equal(await page.getByRole('link', {name: 'Remove filter: Map area'}).count(), 1)
    await page.goBack()
    await page.getByText('3 properties').waitFor()
    assert.equal(await page.getByRole('link', {name: 'Remove filter: Map area'}).count(), 0)
    await leave()
  })

  async function get(query: string) {
    const response = await fetch(at(query))
    return {response, html: await response.text()}
  }
})
