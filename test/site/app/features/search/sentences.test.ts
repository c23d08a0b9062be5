/** Searches in words: one search has one address, that of its plain filters. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {violations} from '../../../support/pages/axe.ts'
import {searchAnswer} from '../../../support/records/homes.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const SENTENCE = '2 bed for rent near the marina near a school'
const UNDERSTOOD = {purpose: 'residential-rent', place: 'Dubai Marina', bedrooms: '2'}
const REST = 'near a school'
const PLAIN = 'purpose=residential-rent&place=Dubai+Marina&bedrooms=2&q=near+a+school'

/** A back end that understands the sentence in `q` or `place`, and other words of `q` not at all. */
function understands(query: URLSearchParams) {
  const {data, ...answer} = searchAnswer(query) as ReturnType<typeof searchAnswer> & {data: object}
  const said = query.get('q')
  if (said === SENTENCE || query.get('place') === SENTENCE) {
    return {...answer, data: {...data, understood: UNDERSTOOD, rest: REST}}
  }
  return {...answer, data: {...data, ...(said && {understood: {}, rest: said})}}
}

describe('property list page with a search in words', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers['search-properties'] = understands
    site.received.length = 0
  })

  const asAddress = (query: Record<string, string>) =>
    `/properties?${new URLSearchParams(query).toString()}`
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, {redirect: 'manual', headers})
  const leadsTo = async (query: Record<string, string>) => {
    const response = await get(asAddress(query))
    assert.equal(response.status, 302)
    assert.equal(response.headers.get('cache-control'), 'private, no-cache')
    return response.headers.get('location')
  }
  const chips = (page: Page) => page.locator('.chip').allInnerTexts()
  const searches = () => site.received.filter(({call}) => call === 'search-properties').length

  it('a sentence leads to the address of its filters, in q and in place', async () => {
    assert.equal(await leadsTo({q: SENTENCE}), `/properties?${PLAIN}`)
    assert.equal(await leadsTo({place: SENTENCE}), `/properties?${PLAIN}`)
  })

  it('an explicit filter wins over the sentence', async () => {
    assert.equal(
      await leadsTo({q: SENTENCE, bedrooms: '3', place: 'JVC'}),
      '/properties?purpose=residential-rent&place=JVC&bedrooms=3&q=near+a+school',
    )
  })

  it('a campaign, the view and the language of the address stay, each visitor’s own', async () => {
    const view = {q: SENTENCE, view: 'map', lang: 'fr'}
    for (const utm_source of ['spring', 'autumn']) {
      const location = await leadsTo({...view, utm_source})
      const {searchParams} = new URL(location ?? '', site.url)
      assert.deepEqual(Object.fromEntries(searchParams), {
        ...Object.fromEntries(new URLSearchParams(PLAIN)),
        ...{view: 'map', lang: 'fr', utm_source},
      })
    }
  })

  it('words that are not understood are shown, without another redirect', async () => {
    const response = await get(`/properties?${PLAIN}`)
    assert.equal(response.status, 200)
    const html = await response.text()
    assert.match(html, /Not understood/)
    assert.match(html, /<meta name="robots" content="noindex/)
    assert.doesNotMatch(html, /rel="canonical" href="[^"]*q=/)
    assert.match(html, /<title>Properties<\/title>/)
  })

  it('a back end that understands no sentences answers them as it does', async () => {
    site.answers['search-properties'] = searchAnswer
    const response = await get(asAddress({q: SENTENCE, place: 'somewhere nice'}))
    assert.equal(response.status, 200)
  })

  it('a sentence typed into Location is one step of Back, and its chips can be removed', async () => {
    const {page, consoleMessages, leave} = await visit(browser, `${site.url}/properties`)
    const location = page.getByLabel('Location')
    await location.fill(SENTENCE)
    await location.press('Enter')
    await page.waitForURL(`**/properties?${PLAIN}`)
    await page.getByRole('heading', {level: 1, name: 'Residential Rent'}).waitFor()
    const REMOVABLE = [
      'Residential Rent',
      'Dubai Marina',
      '2 bedrooms',
      'Not understood: near a school',
    ]
    assert.deepEqual(
      (await chips(page)).map(text => text.split(/\n/).at(-1)),
      REMOVABLE,
    )
    assert.equal(await location.inputValue(), 'Dubai Marina')
    assert.deepEqual(await violations(page), [])
    await page.getByRole('link', {name: 'Remove: Not understood: near a school'}).click()
    await page.waitForURL('**/properties?purpose=residential-rent&place=Dubai+Marina&bedrooms=2')
    await page.getByText('Not understood').first().waitFor({state: 'detached'})
    await page.goBack()
    await page.waitForURL(`**/properties?${PLAIN}`)
    await page.goBack()
    await page.waitForURL('**/properties')
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('a link of the site to a sentence shows its filters without loading the page anew', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    await page.evaluate(() => Object.assign(globalThis, {isSameDocument: true}))
    const before = searches()
    await page.evaluate(address => void navigation.navigate(address), asAddress({q: SENTENCE}))
    await page.waitForURL(`**/properties?${PLAIN}`)
    await page.getByRole('heading', {level: 1, name: 'Residential Rent'}).waitFor()
    assert.equal(await page.evaluate(() => 'isSameDocument' in globalThis), true)
    assert.equal(searches() - before, 2)
    await page.goBack()
    await page.waitForURL('**/contact-us')
    await leave()
  })

  it('without JavaScript a sentence in Location becomes filters, too', async () => {
    const {page, leave} = await visit(browser, `${site.url}/properties`, {
      javaScriptEnabled: false,
    })
    await page.getByLabel('Location').fill(SENTENCE)
    await page.getByRole('button', {name: 'Apply'}).click()
    await page.waitForURL(/bedrooms=2/)
    assert.equal(await page.getByLabel('Location').inputValue(), 'Dubai Marina')
    await page.getByRole('link', {name: 'Remove filter: 2 bedrooms'}).click()
    await page.waitForURL(url => !url.searchParams.has('bedrooms'))
    await leave()
  })

  it('a search in words is saved with its filters alone', async () => {
    const {page, leave} = await visit(
      browser,
      `${site.url}/tell-me-when?${new URLSearchParams({q: SENTENCE})}`,
    )
    const words = page.getByRole('list', {name: 'Your search'})
    assert.deepEqual(await words.getByRole('listitem').allInnerTexts(), [
      'Residential Rent',
      'Dubai Marina',
      '2 bedrooms',
    ])
    await leave()
  })
})
