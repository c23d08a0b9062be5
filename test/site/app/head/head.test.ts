import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import type {Property} from '#trade/contract/entities.ts'
import {hydrated, reloadHydrated} from '../../../support/browser/conditions.ts'
import {bareCommunity} from '../../support/records/places.ts'
import {answered, bareProperty} from '../../support/records/property.ts'
import {useSite} from '../../support/site/use-site.ts'
import {visit} from '../../support/site/visitor.ts'

describe('head of a page', () => {
  const {site, browser} = useSite()
  before(() => {
    site.answers.getCommunityDetail = answered({...bareCommunity, name: 'Creek & Quay'})
    site.answers.getNeighborhoodsByCommunity = answered({
      neighborhood: [],
      community: {_id: 'c', name: 'Creek & Quay'},
    })
  })

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(site.url + path, {headers})
    return {response, html: await response.text()}
  }
  const canonicalIn = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  const contents = (html: string, name: string) =>
    [...html.matchAll(new RegExp(`(?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
      ([, content]) => content,
    )
  const alternates = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]*)"/g)].map(
        ([, language, href]) => [language, href],
      ),
    )

  it('a home without a text is described by its type, place and price', async () => {
    const about = {price: 4_500_000, type: 'Villa'}
    const home = {...bareProperty, builder_community: 'Palm Jumeirah', about}
    const described = async (property: Property) => {
      site.answers['property-detail'] = answered(property)
      return contents((await get('/properties/a-home')).html, 'description')[0]
    }
    assert.match(
      `${await described(home)}`,
      /^Villa, Palm Jumeirah, AED 4,500,000\. A home in Dubai/,
    )
    assert.match(
      `${await described({...home, price_period: 'year'})}`,
      /^Villa, Palm Jumeirah, AED 4,500,000 per year\. A home in Dubai/,
    )
  })

  it('canonical and hreflang links ignore tracking parameters and cookies', async () => {
    const own = `${site.url}/contact-us`
    const languages = {
      en: own,
      fr: `${own}?lang=fr`,
      ru: `${own}?lang=ru`,
      'x-default': own,
    }
    for (const path of ['/contact-us', '/contact-us?utm_source=x', '/contact-us?lang=en']) {
      const {html} = await get(path)
      assert.equal(canonicalIn(html), own, path)
      assert.deepEqual(alternates(html), languages, path)
    }
    for (const cookie of ['', 'language=ru']) {
      const {html} = await get('/contact-us?lang=fr', {cookie})
      assert.match(html, /<html lang="fr" dir="ltr">/)
      assert.equal(canonicalIn(html), languages.fr)
      assert.deepEqual(alternates(html), languages)
    }
  })

  it('the lang parameter overrides the language cookie without changing it', async () => {
    const {response, html} = await get('/contact-us?lang=ru', {cookie: 'language=fr'})
    assert.match(html, /<title>Контакты<\/title>/)
    assert.doesNotMatch(`${response.headers.get('set-cookie')}`, /language=/)
    assert.match(
      (await get('/contact-us?lang=xx', {cookie: 'language=fr'})).html,
      /<html lang="fr" dir="ltr">/,
    )
    assert.match((await get('/contact-us?lang=ru&lang=fr')).html, /<html lang="en" dir="ltr">/)
  })

  it('the canonical URL keeps only the query parameter that names the record', async () => {
    const {html} = await get('/neighborhood-guides?utm_source=x&name=Creek+%26+Quay&lang=ru')
    const own = `${site.url}/neighborhood-guides?name=Creek%20%26%20Quay`
    assert.equal(canonicalIn(html), `${own}&amp;lang=ru`)
    assert.equal(alternates(html)['x-default'], own)
  })

  it('missing and personal pages are noindex, without canonical and hreflang', async () => {
    for (const path of ['/no/such/page', '/shortlist', '/thank-you', '/dashboard']) {
      const {html} = await get(path)
      assert.deepEqual(contents(html, 'robots'), ['noindex'], path)
      assert.deepEqual(contents(html, 'twitter:image:alt'), [], path)
      assert.equal(canonicalIn(html), undefined, path)
      assert.deepEqual(alternates(html), {}, path)
    }
  })

  it('Open Graph and Twitter tags name the record, its URL and its image', async () => {
    const {html} = await get('/communities/detail/c?lang=fr')
    assert.match(html, /<title>Creek &amp; Quay \| Communautés<\/title>/)
    const picture = `${site.url}/share/fr/communities/detail/c.jpg`
    const metaTags = {
      'og:title': ['Creek &amp; Quay'],
      'og:type': ['website'],
      'og:url': [`${site.url}/communities/detail/c?lang=fr`],
      'og:locale': ['fr_FR'],
      'og:locale:alternate': ['en_GB', 'ru_RU'],
      'og:image': [picture],
      'og:image:width': ['1200'],
      'og:image:alt': ['Creek &amp; Quay'],
      'twitter:card': ['summary_large_image'],
      'twitter:title': ['Creek &amp; Quay'],
      'twitter:image': [picture],
      'twitter:image:alt': ['Creek &amp; Quay'],
    }
    for (const [name, expected] of Object.entries(metaTags)) {
      assert.deepEqual(contents(html, name), expected, name)
    }
    assert.deepEqual(contents((await get('/')).html, 'og:image'), [`${site.url}/share/en.jpg`])
  })

  it('in-place navigation updates the head to what the server renders', async () => {
    const {page, leave} = await visit(browser, `${site.url}/thank-you`)
    const links = page.getByRole('navigation', {name: 'Main'})
    await links.getByRole('link', {name: 'Contact Us'}).click()
    await page.waitForFunction(() => document.title === 'Contact Us')
    const inPlace = await page.evaluate(() =>
      [...document.head.querySelectorAll('meta, link:not([rel*=load], [rel=stylesheet])')]
        .map(tag => tag.outerHTML)
        .sort(),
    )
    await reloadHydrated(page)
    const fromServer = await page.evaluate(() =>
      [...document.head.querySelectorAll('meta, link:not([rel*=load], [rel=stylesheet])')]
        .map(tag => tag.outerHTML)
        .sort(),
    )
    assert.deepEqual(inPlace, fromServer)
    await leave()
  })
})

describe('address with a lang parameter', () => {
  const {site, browser} = useSite()

  it('the lang parameter survives links, a reload and Back without a cookie', async () => {
    const {page, consoleMessages, leave} = await visit(browser, `${site.url}/?lang=ru`)
    await page.getByRole('navigation').getByRole('link', {name: 'Контакты'}).first().click()
    await page.waitForURL(`${site.url}/contact-us?lang=ru`)
    await page.waitForFunction(() => document.title === 'Контакты')
    await reloadHydrated(page)
    assert.equal(await page.title(), 'Контакты')
    await page.goBack()
    await hydrated(page)
    assert.equal(page.url(), `${site.url}/?lang=ru`)
    const cookies = (await page.context().cookies()).map(({name}) => name)
    assert.deepEqual(cookies, ['form_token'])
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('choosing a language removes the lang parameter and changes the page', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us?utm_source=x&lang=ru`)
    await page.getByRole('button', {name: 'Язык'}).click()
    await page.getByRole('link', {name: 'Français'}).click()
    await page.waitForURL(`${site.url}/contact-us?utm_source=x`)
    await page.waitForFunction(() => document.documentElement.lang === 'fr')
    await leave()
  })

  it('without JavaScript a language is chosen by a link, and the next pages are in it', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`, {javaScriptEnabled: false})
    await page.getByRole('button', {name: 'Language'}).click()
    await page.getByRole('link', {name: 'Français'}).click()
    await page.waitForURL(`${site.url}/contact-us?lang=fr`)
    await page.getByRole('navigation').getByRole('link', {name: 'Accueil'}).first().click()
    await page.waitForURL(`${site.url}/?lang=fr`)
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr')
    await leave()
  })
})
