import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {policy} from '../hostile/hostile-page.ts'
import {companionReady, intersectionsKnown, painted} from '../support/browser/conditions.ts'
import type {Visitor} from '../support/browser/visitor.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage()

describe('property search on a partner’s page', {concurrency: 2}, () => {
  interface Setting {
    tag?: string
    headers?: Record<string, string>
    query?: string
  }

  /** A visitor before the search on a partner’s page. */
  async function visit(test: TestContext, {tag, headers, query}: Setting = {}) {
    const body = `<ocp-property-search></ocp-property-search>${loaderTag(stage.product, tag)}`
    const visitor = await stage.visitor(test)
    // Before the page is opened: a request under way when routing begins is not reported.
    await answers(visitor.page, 'getCities', {cities})
    await answers(visitor.page, 'getPropertyTypes', {property_types})
    await visitor.page.goto(stage.partner.publish({body, headers}) + (query ?? ''))
    return visitor
  }

  it('the search sends no API request untouched, and opens the agency’s results with partner and campaign', async test => {
    const visitor = await visit(test, {
      tag: 'async partner="gulf-homes"',
      query: '?utm_source=portal&utm_campaign=sea&gclid=g1&email=somebody@example.com',
    })
    const {page, requests} = visitor
    await page.getByRole('button', {name: 'Search'}).waitFor()
    await companionReady(page)
    await intersectionsKnown(page)
    await painted(page)
    assert.deepEqual(
      requests.filter(url => url.startsWith(stage.product.api)),
      [],
    )
    await page.getByLabel('What are you looking for').selectOption('Residential Sale')
    await page.getByRole('combobox', {name: 'Location'}).pressSequentially('palm')
    await page.getByRole('option', {name: 'Palm Jumeirah'}).click()
    await page.getByLabel('Property type').selectOption('Villa')
    const {address, query} = await search(visitor)
    assert.equal(address, `${stage.product.site}/properties`)
    assert.deepEqual(query, {
      partner: 'gulf-homes',
      utm_source: 'portal',
      utm_campaign: 'sea',
      gclid: 'g1',
      purpose: 'residential-sale',
      place: 'Palm Jumeirah',
      property_type: 'villa',
    })
  })

  it('the search works with the keyboard alone, under a strict policy with Trusted Types', async test => {
    const {site, api} = stage.product
    const headers = policy(
      "default-src 'none'",
      `script-src ${site}`,
      `connect-src ${api}`,
      "style-src 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    )
    const visitor = await visit(test, {headers})
    const {page, violations, errors, consoleMessages} = visitor
    const location = page.getByRole('combobox', {name: 'Location'})
    await location.focus()
    await page.keyboard.type('dubai m')
    await page.getByRole('option', {name: 'Dubai Marina'}).waitFor()
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    assert.equal(await location.inputValue(), 'ubai m')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    assert.equal(await location.inputValue(), 'Dubai Marina')
    assert.equal(await page.getByRole('listbox').count(), 0)
    const {query} = await opened(visitor, () => page.keyboard.press('Enter'))
    assert.deepEqual(query, {place: 'Dubai Marina'})
    assert.deepEqual([violations, errors, consoleMessages], [[], [], []])
  })

  it('the search opens its results-url with partner and campaign, also when its suggestions fail to load', async test => {
    const visitor = await stage.visitor(test)
    const {page} = visitor
    await page.route(/\/awake-[\w-]{8}\.js$/, route => route.abort())
    const markup = `<ocp-property-search partner="marina-desk"
      results-url="https://portal.example/found?view=map"></ocp-property-search>`
    const body = markup + loaderTag(stage.product)
    await page.goto(`${stage.partner.publish({body})}?utm_source=portal`)
    await page.getByLabel('What are you looking for').selectOption('Commercial Rent')
    await page.getByRole('combobox', {name: 'Location'}).pressSequentially('Palm')
    const {address, query} = await search(visitor)
    assert.equal(address, 'https://portal.example/found')
    assert.deepEqual(query, {
      view: 'map',
      partner: 'marina-desk',
      utm_source: 'portal',
      purpose: 'commercial-rent',
      place: 'Palm',
    })
    assert.deepEqual(visitor.errors, [])
  })
})

const cities = ['Palm Jumeirah', 'Dubai Marina', 'Emirates Hills'].map(name => ({name}))
const property_types = [{_id: 'villa', name: 'Villa'}]

/** The product is empty: what an API with content answers. */
const answers = (page: Page, name: string, data: object) =>
  page.route(new RegExp(`^${stage.product.api}/api/v1/user/${name}\\b`), route =>
    route.fulfill({
      json: {statusCode: 200, message: 'OK', data},
      headers: {'access-control-allow-origin': '*'},
    }),
  )

const search = (visitor: Visitor) =>
  opened(visitor, () => visitor.page.getByRole('button', {name: 'Search'}).click())

/** The address that an action of the visitor opens, which responds with an empty page. */
async function opened({page}: {page: Page}, act: () => Promise<unknown>) {
  await page.route(
    () => true,
    route => (route.request().isNavigationRequest() ? route.fulfill({body: ''}) : route.fallback()),
  )
  const [request] = await Promise.all([
    page.waitForRequest(request => request.isNavigationRequest()),
    act(),
  ])
  const {origin, pathname, searchParams} = new URL(request.url())
  return {address: origin + pathname, query: Object.fromEntries(searchParams)}
}
