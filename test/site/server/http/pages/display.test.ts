import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {useCachedSite} from '../../support/cached-site.ts'
import {importInto, newFolder, set} from '../../support/content/content.ts'

/** The menu names both units. */
const inCards = (page: string) => (page.match(/<dl class="card__facts".*?<\/dl>/gs) ?? []).join()

describe('currency and units on pages', () => {
  const web = useCachedSite()
  const list = async (cookie?: string) =>
    (await web.get('/properties', cookie ? {cookie} : {})).body

  it('without a choice prices are in AED and areas in square feet, with no word of rates', async () => {
    const page = await list()
    assert.match(page, /AED \d/)
    assert.match(page, /Price from, AED/)
    assert.doesNotMatch(page, /≈|exchange rate of|\d m²/)
  })

  it('the chosen currency and units are in the page that the server sends, with the day of the rate', async () => {
    const page = await list('currency=USD; units=sqm')
    assert.match(page, /≈ USD \d/)
    assert.match(page, /AED \d/)
    assert.match(page, /exchange rate of[^.]*20 November 2026/)
    assert.match(page, /\d m²/)
    assert.match(page, /Price from, USD/)
  })

  it('areas are in the units that the language of the page is used to, until a visitor chooses', async () => {
    const listIn = async (lang: string, cookie = '') =>
      (await web.get(`/properties?lang=${lang}`, {cookie})).body
    for (const [lang, usual, other] of [
      ['fr', /\d m²/, /pi²/],
      ['ru', /\d м²/, /кв\. фут/],
    ] as const) {
      const [plain, chosen] = [await listIn(lang), await listIn(lang, 'units=sqft')]
      assert.match(plain, usual, lang)
      assert.doesNotMatch(inCards(plain), other, lang)
      assert.match(inCards(chosen), other, lang)
      assert.doesNotMatch(inCards(chosen), usual, lang)
    }
    assert.equal(await listIn('fr', 'units=sqm'), await listIn('fr'))
  })

  it('a visitor’s choice is in no other visitor’s page, cached or not', async () => {
    for (const cookie of ['currency=USD', 'currency=EUR', undefined, 'currency=USD']) {
      const [, shown] = /Price from, ([A-Z]{3})/.exec(await list(cookie)) ?? []
      assert.equal(shown, cookie?.slice(-3) ?? 'AED')
    }
  })

  it('a choice that there is not counts as none: another currency, one without a rate, code', async () => {
    const usual = await list()
    for (const cookie of ['currency=XXX', 'units=acres', 'currency=%3Cscript%3E']) {
      assert.equal(await list(cookie), usual, cookie)
    }
    assert.match(await list('currency=GBP'), /Price from, AED/)
  })

  it('the form without JavaScript stores the choice and comes back to the page', async () => {
    const to = '/properties?purpose=residential-sale'
    const answer = await web.post('/display', {currency: 'EUR', to})
    assert.equal(answer.statusCode, 303)
    assert.equal(answer.headers.location, to)
    assert.match(`${answer.headers['set-cookie']}`, /^currency=EUR; Max-Age=31536000; Path=\//)
    const back = await web.post('/display', {units: 'sqft', to: '/'})
    assert.match(`${back.headers['set-cookie']}`, /^units=sqft/)
  })

  it('the form leads nowhere but to this site, and stores nothing that there is not', async () => {
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:1',
    ]) {
      const {headers} = await web.post('/display', {currency: 'USD', to})
      assert.match(`${headers.location}`, /^\/(?![/\\])/, to)
      assert.doesNotMatch(`${headers.location}`, /evil/, to)
    }
    const {headers} = await web.post('/display', {currency: 'gold; path=/', to: '/'})
    assert.match(`${headers['set-cookie']}`, /^currency=AED;/)
  })

  it('a form that another site posts changes nothing', async () => {
    const foreign = {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'}
    const answer = await web.post('/display', {currency: 'EUR', to: '/'}, foreign)
    assert.deepEqual([answer.statusCode, answer.headers['set-cookie']], [403, undefined])
  })

  it('prices typed in another currency without JavaScript become a search in dirhams', async () => {
    const search = async (query: string) => (await web.get(`/properties?${query}`)).headers.location
    assert.equal(
      await search('min_price=300,000&max_price=&price_in=USD'),
      '/properties?min_price=1101750&max_price=',
    )
    assert.equal(await search('min_price=a+lot&price_in=EUR'), '/properties?min_price=a+lot')
    assert.equal(await search('price_in=nothing'), '/properties')
  })

  it('prices of rents typed for a month without JavaScript become a search for a year', async () => {
    const search = async (query: string) => (await web.get(`/properties?${query}`)).headers.location
    const rents = 'purpose=residential-rent&rents_per=month'
    assert.equal(
      await search(`${rents}&max_price=12,500&price_in=AED`),
      `/properties?${rents}&max_price=150000`,
    )
    assert.equal(
      await search(`${rents}&max_price=1,000&price_in=USD`),
      `/properties?${rents}&max_price=44070`,
    )
    const sales = 'purpose=residential-sale&rents_per=month'
    assert.equal(
      await search(`${sales}&max_price=12500&price_in=AED`),
      `/properties?${sales}&max_price=12500`,
    )
    assert.equal(await search(`${rents}&max_price=150000`), undefined)
  })

  it('share images, structured data and descriptions stay in AED', async () => {
    const {body} = await web.get('/properties/plain-flat', {cookie: 'currency=USD'})
    const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    assert.match(facts, /"priceCurrency":"AED"/)
    assert.doesNotMatch(/<meta name="description"[^>]*>/.exec(body)?.[0] ?? '', /USD/)
  })

  it('other rates of an import are on the next page', async () => {
    await list('currency=USD')
    const rates = {day: '2026-11-25', dirhams: {USD: 3.6725, GBP: 4.9}}
    await importInto(web.api, await newFolder(set('rates', 'rates', rates)))
    assert.match(await list('currency=GBP'), /≈ GBP \d/)
    assert.match(await list('currency=USD'), /25 November 2026/)
    assert.match(await list('currency=EUR'), /Price from, AED/)
  })
})
