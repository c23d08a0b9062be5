/** A page that was requested in a language leads to pages in that language. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {linksIn} from '../../../../site/app/shared-with-server/language.ts'
import {hydrated} from '../../../support/browser/conditions.ts'
import {useSite} from '../../support/site/use-site.ts'
import {visit} from '../../support/site/visitor.ts'

describe('links in the language of the address', () => {
  const french = linksIn('fr')

  it('a link to a page of the site carries the language, with its query and its fragment', () => {
    assert.equal(french('/team'), '/team?lang=fr')
    assert.equal(french('/'), '/?lang=fr')
    assert.equal(
      french('/properties?place=Al%20Barari&page=2'),
      '/properties?place=Al%20Barari&page=2&lang=fr',
    )
    assert.equal(french('/#newsletter'), '/?lang=fr#newsletter')
    assert.equal(french('/list-with-us?a=1#form'), '/list-with-us?a=1&lang=fr#form')
  })

  it('a link that names a language keeps it', () => {
    assert.equal(french('/team?lang=fr'), '/team?lang=fr')
    assert.equal(french('/team?lang=ru#about'), '/team?lang=ru#about')
  })

  it('files, feeds, the docs, anchors and other sites stay as they are', () => {
    for (const href of [
      '/docs/guides/start/',
      '/blogs/rss.xml',
      '/open-houses/tea/calendar.ics',
      '/storage/media/plan.pdf',
      '#contact',
      '//elsewhere.example/team',
      'https://elsewhere.example/team',
      'mailto:hello@agency.example',
      'tel:+97140000000',
    ]) {
      assert.equal(french(href), href)
    }
  })

  it('without a language in the address links have none', () => {
    assert.equal(linksIn(null)('/team'), '/team')
  })
})

describe('pages in the language of their address', () => {
  const {site, browser} = useSite({env: {LANGUAGES: 'en,fr,ru,ar'}})
  const read = async (path: string, cookie = '') =>
    (await fetch(site.url + path, {headers: {cookie}})).text()

  it('each link to a page carries the language, and forms have it in a field', async () => {
    for (const lang of ['fr', 'ru', 'ar']) {
      for (const path of [
        '/',
        '/contact-us',
        '/communities',
        '/careers',
        '/properties',
        '/nowhere',
      ]) {
        const html = await read(`${path}?lang=${lang}`)
        const others = pageLinks(html).filter(href => !href.includes(`lang=${lang}`))
        // Only the menu of languages leads to others.
        assert.deepEqual(
          [...new Set(others.map(href => /lang=(\w+)/.exec(href)?.[1] ?? 'en'))].sort(),
          ['en', 'fr', 'ru', 'ar'].filter(other => other !== lang).sort(),
          path,
        )
        for (const [form] of html.matchAll(/<form[^>]*action="\/[^>]*>.*?<\/form>/gs)) {
          const field = `<input type="hidden" name="lang" value="${lang}"/>`
          assert.ok(
            form.includes('method="post"') ? /action="[^"]*lang=/.test(form) : form.includes(field),
            form,
          )
        }
      }
    }
  })

  it('the language of a cookie stays out of the addresses, but English has to be named', async () => {
    const html = await read('/contact-us', 'language=fr')
    assert.match(html, /<html lang="fr"/)
    const named = pageLinks(html).filter(href => href.includes('lang='))
    assert.deepEqual([...new Set(named)].sort(), [
      '/contact-us?lang=ar',
      '/contact-us?lang=en',
      '/contact-us?lang=ru',
    ])
  })

  it('a form that is rejected or accepted without JavaScript answers in the language', async () => {
    const post = (fields: Record<string, string>) =>
      fetch(`${site.url}/contact-us?lang=fr`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: {origin: site.url},
        redirect: 'manual',
      })
    const rejected = await post({name: 'Layla'})
    assert.equal(rejected.status, 422)
    const html = await rejected.text()
    assert.match(html, /<html lang="fr"/)
    assert.match(html, /value="Layla"/)
    assert.match(html, /href="\/team\?lang=fr"/)
    const accepted = await post({
      name: 'Layla',
      phone: '501234567',
      email: 'l@example.com',
      message: 'Hello',
    })
    assert.equal(accepted.headers.get('location'), '/thank-you?lang=fr')
    const {query = '', body} = site.received.findLast(({call}) => call === 'contact') ?? {}
    assert.match(query + JSON.stringify(body), /lang/)
  })

  it('links of a page that was changed to in place carry the language, too', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us?lang=fr`)
    await hydrated(page)
    await page.locator('.header__links a[href^="/communities"]').click()
    await page.waitForURL(`${site.url}/communities?lang=fr`)
    const hrefs = await page
      .locator(':is(main, footer) a:not([hreflang])')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    const pages = hrefs.filter(href => href.startsWith('/'))
    assert.ok(pages.length > 5)
    assert.deepEqual(
      pages.filter(href => !href.includes('lang=fr')),
      [],
    )
    await leave()
  })
})

const pageLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter(href => !/^\/(docs|storage)|\.\w+$/.test(href))
