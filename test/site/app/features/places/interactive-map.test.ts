import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {contentLoaded, openHydrated} from '../../../../support/browser/conditions.ts'
import {everywhere, isEverything} from '../../../../support/tier.ts'
import {looks, violations} from '../../../support/pages/axe.ts'
import {shiftOf, watchShifts} from '../../../support/pages/layout-shift.ts'
import {startSite} from '../../../support/site/site.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {newVisitor, visit} from '../../../support/site/visitor.ts'

const FOUND = {statusCode: 200, message: 'OK'}
const MISSING = {statusCode: 404, message: 'No such community'}
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

/** The exact names of section 2 of the specification. */
const NAMES = [
  'Palm Jumeirah, Emirates Hills, Downtown Dubai, Jumeirah Beach Residence, Arabian Ranches',
  'Dubai Marina, Jumeirah Golf Estates, Al Barari, The Villa, MBR City, Dubai Hills Estate',
  'Emirates Living, Meydan City, Business Bay, Al Furjan, Dubai Sports City, Dubai Silicon Oasis',
  'Jumeirah Village Circle, The Springs, The Lakes, Victory Heights, Damac Hills, Nad Al Sheba',
  'The Meadows, Umm Suqeim',
]
  .join(', ')
  .split(', ')

const TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'

const neighborhood = [
  {name: 'Jetty Quarter', location: {coordinates: [25.2, 55.25]}},
  {name: 'Burj Khalifa', location: {coordinates: [25.1972, 55.2744]}},
  {name: 'Orchard Side', location: {coordinates: [25.175, 55.29]}},
  {name: 'Placeless'},
]

describe('interactive map page', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers.getNeighborhoodsByCommunity = query =>
      query.get('community_name') === 'Nobody knows'
        ? MISSING
        : {...FOUND, data: {neighborhood, community: {_id: 'c', name: 'Neighborhoods'}}}
    site.received.length = 0
  })

  const at = (query = '') => `${site.url}/interactive-map${query}`
  const map = (page: Page) => page.getByRole('region', {name: 'Map', exact: true})
  const marks = (page: Page) => page.locator('ocp-neighbourhood-map .mark')
  const moves = (page: Page) => page.locator('.map__controls').waitFor()

  for (const {language, colorScheme} of looks) {
    const itOnce = language === 'en' ? it : everywhere(it)
    itOnce(
      `the map page passes axe on desktop and phone in ${language}, ${colorScheme}`,
      async () => {
        const {page, consoleMessages, leave} = await visit(browser, at(), {language, colorScheme})
        await moves(page)
        assert.deepEqual(consoleMessages, [])
        assert.deepEqual(await violations(page), [])
        await leave()
        const phone = {language, colorScheme, userAgent: PHONE}
        const mobile = await visit(browser, at('?name=School%20Districts'), phone)
        assert.deepEqual(await violations(mobile.page), [])
        await mobile.leave()
      },
    )
  }

  it('the map page shows three marks and their list with and without JavaScript', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const {page, leave} = await visit(browser, at(), {javaScriptEnabled})
      assert.equal(await page.title(), 'Interactive Map')
      await page.getByRole('heading', {level: 1, name: 'Interactive Map'}).waitFor()
      assert.equal(await marks(page).count(), 3)
      const link = map(page).getByRole('link', {name: 'Jetty Quarter'})
      assert.match(
        (await link.getAttribute('href')) ?? '',
        /\/neighborhood\/detail\/Jetty%20Quarter/,
      )
      assert.equal(await page.locator('.places__name').count(), 3)
      await leave()
    }
  })

  it('the map page requests its neighbourhoods from the API exactly once', async () => {
    const {page, leave} = await visit(browser, at('?name=School%20Districts'))
    await moves(page)
    const requests = site.received.filter(({call}) => call === 'getNeighborhoodsByCommunity')
    assert.deepEqual(
      requests.map(({query}) => query),
      ['?lang=en&community_name=School+Districts'],
    )
    await leave()
  })

  it('the map page describes the three known communities and no others', async () => {
    for (const [query, heading, words] of [
      ['?name=Residential%20Communities', 'Residential Communities', /Dubai comes home/],
      ['?name=Commercial%20Communities', 'Commercial Communities', /an address first/],
      ['?name=School%20Districts', 'School Districts', /choose a morning/],
      ['?name=Neighborhoods', 'Neighborhoods', null],
      ['?name=Golf', 'Neighborhoods', null],
      ['', 'Neighborhoods', null],
    ] as const) {
      const {page, leave} = await visit(browser, at(query), {javaScriptEnabled: false})
      await page.getByRole('heading', {level: 2, name: heading}).waitFor()
      const text = await page.locator('.places-page__words').innerText()
      if (words) assert.match(text, words)
      else assert.equal(text, heading)
      await leave()
    }
  })

  it('the map page shows all Neighborhoods, or an empty message, for unknown names', async () => {
    const {page, leave} = await visit(browser, at('?name=Nobody%20knows'))
    await page.getByRole('heading', {level: 2, name: 'Neighborhoods'}).waitFor()
    assert.equal(await marks(page).count(), 3)
    site.answers.getNeighborhoodsByCommunity = MISSING
    await page.goto(at())
    await page.getByText('There are no neighbourhoods here yet.').waitFor()
    await leave()
  })

  it('the map page shows an error when its places fail, and Retry loads them', async () => {
    site.answers.getNeighborhoodsByCommunity = {statusCode: 500, message: 'down'}
    const {page, leave} = await visit(browser, at())
    await page.getByText('Something went wrong!').waitFor()
    site.answers.getNeighborhoodsByCommunity = {
      ...FOUND,
      data: {neighborhood, community: {_id: 'c', name: 'Neighborhoods'}},
    }
    await page.getByRole('button', {name: 'Retry'}).click()
    await page.locator('.places__name').first().waitFor()
    await leave()
  })

  it('a map whose script fails says so, and its marks and list stay links', async () => {
    const {page, open, leave} = await newVisitor(browser)
    await page.route(/moving-map-/, route => route.abort())
    await open(at())
    await map(page).getByRole('alert').getByText('this one stays still').waitFor()
    assert.equal(await marks(page).count(), 3)
    assert.equal(await page.locator('.places__name a').count(), 3)
    await map(page).getByRole('link', {name: 'Orchard Side'}).click()
    await page.waitForURL('**/neighborhood/detail/Orchard%20Side')
    await leave()
  })

  it('Try again fetches the script of a map that failed, and the map moves', async () => {
    const {page, open, leave} = await newVisitor(browser)
    let isDown = true
    await page.route(/moving-map-/, route => (isDown ? route.abort() : route.continue()))
    await open(at())
    const retry = map(page).getByRole('button', {name: 'Try again'})
    await retry.waitFor()
    isDown = false
    await retry.click()
    await moves(page)
    assert.equal(await page.getByRole('alert').count(), 0)
    assert.equal(await marks(page).count(), 3)
    await leave()
  })

  it('phones get the specified list of names in order instead of the map', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const {page, consoleMessages, leave} = await visit(browser, at(), {
        javaScriptEnabled,
        userAgent: PHONE,
      })
      const links = page.locator('.place-names a')
      assert.deepEqual(await links.allTextContents(), NAMES)
      assert.equal(
        await links.nth(3).getAttribute('href'),
        '/neighborhood/detail/Jumeirah%20Beach%20Residence',
      )
      assert.equal(await page.locator('ocp-neighbourhood-map').count(), 0)
      assert.deepEqual(consoleMessages, [])
      await leave()
    }
  })

  it('phones get that list in Russian, as far as places have Russian names', async () => {
    site.answers.getCities = {
      ...FOUND,
      data: {cities: [{name: 'Palm Jumeirah', title: 'Палм-Джумейра'}, {name: 'Emirates Hills'}]},
    }
    const {page, leave} = await visit(browser, at(), {userAgent: PHONE, language: 'ru'})
    const links = page.locator('.place-names a')
    assert.deepEqual((await links.allTextContents()).slice(0, 2), [
      'Палм-Джумейра',
      'Emirates Hills',
    ])
    assert.equal(await links.first().getAttribute('href'), '/neighborhood/detail/Palm%20Jumeirah')
    assert.equal(await page.locator('.place-names [lang=en]').count(), NAMES.length - 1)
    await leave()
  })

  it('the map page sends Vary: User-Agent, because phones get another page', async () => {
    const {headers} = await fetch(at())
    assert.match(headers.get('vary') ?? '', /User-Agent/)
  })

  it('a mark on the map opens the guide of its neighbourhood', async () => {
    const {page, leave} = await visit(browser, at())
    await moves(page)
    await map(page).getByRole('link', {name: 'Orchard Side'}).click()
    await page.waitForURL('**/neighborhood/detail/Orchard%20Side')
    await leave()
  })

  it('the map page keeps layout shift within 0.02 until its controls work', async () => {
    for (const width of isEverything ? [1440, 768] : [1440]) {
      const context = await browser.newContext({viewport: {width, height: 900}})
      const page = await context.newPage()
      await watchShifts(page)
      await openHydrated(page, at())
      await map(page).scrollIntoViewIfNeeded()
      await moves(page)
      await contentLoaded(page)
      assert.ok((await shiftOf(page)) <= 0.02, `${width}: ${await shiftOf(page)}`)
      await context.close()
    }
  })

  it('img-src of the map page allows only the tile origin set in MAP_TILES', async () => {
    for (const [tiles, allowed] of [
      ['none', ''],
      ['', 'https://server.arcgisonline.com'],
      ['https://tiles.example/{z}/{x}/{y}.jpg', 'https://tiles.example'],
    ] as const) {
      const other = await startSite({MAP_TILES: tiles})
      const {headers} = await fetch(`${other.url}/interactive-map`)
      const [, pictures = ''] = /img-src ([^;]*)/.exec(
        headers.get('content-security-policy') ?? '',
      ) ?? ['']
      assert.equal(
        pictures
          .split(' ')
          .filter(origin => origin.startsWith('https'))
          .join(),
        allowed,
      )
      await other.close()
    }
  })

  it('the office mark on the contact page opens a dialog that Escape closes', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await watchShifts(page)
    await openHydrated(page, `${site.url}/contact-us`)
    await page.locator('.ground__land').waitFor({state: 'attached'})
    await page.locator('section.map').scrollIntoViewIfNeeded()
    await moves(page)
    const office = page.getByRole('button', {name: 'OCP Real Estate', exact: true})
    await office.click()
    const window = page.getByRole('dialog', {name: 'OCP Real Estate'})
    await window.getByText('25.186535, 55.274849').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    await window.waitFor({state: 'detached'})
    await contentLoaded(page)
    assert.ok((await shiftOf(page)) <= 0.02)
    await context.close()
  })
})

describe('interactive map page with tiles', () => {
  const {site, browser} = useSite({env: {MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.svg'}})

  it('a map without its tiles says so, and requests them again when the browser is online', async () => {
    site.answers.getNeighborhoodsByCommunity = {...FOUND, data: {neighborhood}}
    const {page, open, leave} = await newVisitor(browser)
    let isDown = true
    await page.route('https://tiles.example/**', route =>
      isDown ? route.abort() : route.fulfill({contentType: 'image/svg+xml', body: TILE}),
    )
    await open(`${site.url}/interactive-map`)
    await page.getByText('Showing our illustrated map for now.').waitFor()
    assert.equal(await page.locator('.places__name a').count(), 3)
    isDown = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.locator('.map__tile--come').first().waitFor()
    await leave()
  })
})
