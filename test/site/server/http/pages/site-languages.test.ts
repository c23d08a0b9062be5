/** Tests which languages a site offers (decisions, 'Language'). */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import type {Locale} from '#kit/i18n/locale.ts'
import {readSettings} from '#server/settings.ts'
import {startSite} from '../../../support/site/site.ts'

const languagesOf = (LANGUAGES: string) => readSettings({LANGUAGES}).languages

describe('languages of the site', () => {
  let arabic: Awaited<ReturnType<typeof startSite>>
  let usual: Awaited<ReturnType<typeof startSite>>
  before(async () => {
    arabic = await startSite({LANGUAGES: 'en,fr,ru,ar'})
    usual = await startSite()
  })
  after(() => Promise.all([arabic.close(), usual.close()]))

  const read = async (site: {url: string}, path: string, init?: RequestInit) =>
    (await fetch(site.url + path, init)).text()

  it('without the variable there are English, French and Russian', () => {
    assert.deepEqual(readSettings({}).languages, ['en', 'fr', 'ru'] satisfies Locale[])
  })

  it('a list without English, or with an unknown or doubled language, stops the start', () => {
    for (const bad of ['fr,ru', 'en,xx', 'en,en']) {
      assert.throws(() => languagesOf(bad), {
        name: 'OperatorError',
        message: /LANGUAGES must list en and any of fr, ru, ar, each once; got/,
      })
    }
    assert.deepEqual(languagesOf('en, ar'), ['en', 'ar'])
  })

  it('an Arabic page reads from the right, and is an alternate of each other language', async () => {
    const html = await read(arabic, '/contact-us?lang=ar')
    assert.match(html, /<html lang="ar" dir="rtl">/)
    assert.match(html, /hreflang="ar" href="[^"]+\/contact-us\?lang=ar"/)
    assert.match(html, /property="og:locale" content="ar_AE"/)
    assert.match(html, /<a [^>]*\/contact-us\?lang=fr".*?lang="fr" dir="ltr"[^>]*>Français</s)
    assert.match(await read(arabic, '/sitemap.xml'), /lang=ar/)
  })

  it('a page is in Arabic for a visitor who has chosen it', async () => {
    const html = await read(arabic, '/team', {headers: {cookie: 'language=ar'}})
    assert.match(html, /<html lang="ar" dir="rtl">/)
  })

  it('a form that is posted without JavaScript comes back in Arabic', async () => {
    const body = new URLSearchParams({name: 'ليلى', email: 'nobody'})
    const headers = {cookie: 'language=ar', origin: arabic.url}
    const response = await fetch(`${arabic.url}/contact-us`, {method: 'POST', body, headers})
    assert.equal(response.status, 422)
    const html = await response.text()
    assert.match(html, /<html lang="ar" dir="rtl">/)
    assert.match(html, /value="ليلى"/)
  })

  it('a calendar file asks for the open house in Arabic', async () => {
    await read(arabic, '/open-houses/tea/calendar.ics', {headers: {cookie: 'language=ar'}})
    const asked = arabic.received.findLast(({call}) => call === 'getOpenHouseDetail')
    assert.match(asked?.query ?? '', /lang=ar/)
  })

  it('the web app manifest is in Arabic, from right to left', async () => {
    const path = '/manifest.webmanifest?lang=ar'
    assert.match(await read(arabic, '/contact-us?lang=ar'), /rel="manifest" href="[^"]*\?lang=ar"/)
    const {lang, dir, description} = JSON.parse(await read(arabic, path))
    assert.deepEqual([lang, dir], ['ar', 'rtl'])
    assert.match(description, /دبي/)
    assert.equal(JSON.parse(await read(usual, path)).lang, 'en')
  })

  it('the feeds have an Arabic edition', async () => {
    const feed = await read(arabic, '/blogs/rss.xml?lang=ar')
    assert.match(feed, /<language>ar<\/language>/)
    assert.match(feed, /<link>[^<]*\/blogs\?lang=ar<\/link>/)
  })

  it('a site without Arabic stays English where an address or a cookie asks for it', async () => {
    const html = await read(usual, '/contact-us?lang=ar', {headers: {cookie: 'language=ar'}})
    assert.match(html, /<html lang="en" dir="ltr">/)
    assert.doesNotMatch(html, /lang=ar|value="ar"/)
  })
})
