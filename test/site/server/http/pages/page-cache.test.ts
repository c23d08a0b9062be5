import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {fromNow} from '../../../../support/dates.ts'
import {useCachedSite} from '../../support/cached-site.ts'
import {importInto, newFolder, set} from '../../support/content/content.ts'
import {databases, oneDatabase} from '../../support/databases/databases.ts'

const PHONE = {'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'}

for (const database of databases) {
  describe(`pages after an import, with ${database.name}`, () => {
    const web = useCachedSite(database)

    it('a content import shows at once on a page that was cached: record, title, facts', async () => {
      const first = await web.get('/team')
      assert.equal(first.statusCode, 200)
      assert.doesNotMatch(first.body, /Another Name|Another title|222 2222/)
      const folder = await newFolder(
        set('team', 'anna-berg', {name: 'Another Name'}),
        set('seo', 'team', {url: '/team', meta_title: 'Another title'}),
        set('agency', 'agency', {phone: '+971 4 222 2222'}),
      )
      await importInto(web.api, folder)
      const second = await web.get('/team', {'if-none-match': `${first.headers.etag}`})
      assert.equal(second.statusCode, 200)
      for (const words of [/Another Name/, /<title>Another title/, /222 2222/]) {
        assert.match(second.body, words)
      }
      await importInto(web.api, await newFolder())
    })

    it('a cached page and a 304 touch neither database nor renderer', async test => {
      const {headers} = await web.get('/team')
      web.rendered.length = 0
      const ready = test.mock.method(web.api.database, 'ready')
      const calls = test.mock.method(web.api.app, 'inject')
      const again = await web.get('/team')
      const unchanged = await web.get('/team', {'if-none-match': `"other", ${headers.etag}`})
      // PostgreSQL is looked at once a second, whatever the number of requests.
      assert.ok(ready.mock.callCount() <= (database.name === 'PGlite' ? 0 : 1))
      assert.equal(calls.mock.callCount(), 0)
      assert.deepEqual(web.rendered, [])
      assert.equal(again.statusCode, 200)
      assert.deepEqual([unchanged.statusCode, unchanged.body], [304, ''])
      assert.equal(unchanged.headers.etag, headers.etag)
    })
  })
}

describe('pages in memory', () => {
  const web = useCachedSite()
  beforeEach(() => {
    web.rendered.length = 0
  })

  it('simultaneous requests for a page render it once', async () => {
    const answers = await Promise.all(Array.from({length: 5}, () => web.get('/builders')))
    assert.deepEqual(new Set(answers.map(({statusCode}) => statusCode)), new Set([200]))
    assert.deepEqual(web.rendered, ['/builders'])
  })

  it('a query parameter that no page reads neither renders a page again nor is found in it', async () => {
    for (const query of ['', '?x=1', '?utm_source=spring&gclid=abc', '?x=2#y', '?lang=xx']) {
      assert.doesNotMatch((await web.get(`/blogs${query}`)).body, /spring|x=1|lang=xx/)
    }
    assert.deepEqual(web.rendered, ['/blogs'])
  })

  it('a query that the page reads makes a page of its own, in whatever order it comes', async () => {
    for (const query of [
      '?place=Bay&sort=largest',
      '?sort=largest&x=1&place=Bay',
      '?place=Marina',
    ]) {
      assert.equal((await web.get(`/properties${query}`)).statusCode, 200)
    }
    assert.deepEqual(web.rendered, [
      '/properties?place=Bay&sort=largest',
      '/properties?place=Marina',
    ])
  })

  it('each language and kind of device has its own page and its own tag', async () => {
    const visitors: Record<string, string>[] = [
      {},
      {cookie: 'language=fr'},
      PHONE,
      {...PHONE, cookie: 'language=ru'},
    ]
    const answers = await Promise.all(visitors.map(headers => web.get('/news', headers)))
    assert.equal(new Set(answers.map(({headers}) => headers.etag)).size, visitors.length)
    const languages = answers.map(({body}) => /<html lang="(\w+)"/.exec(body)?.[1])
    assert.deepEqual(languages, ['en', 'fr', 'en', 'ru'])
    assert.match((await web.get('/news?lang=fr')).body, /<html lang="fr"/)
    const stale = await web.get('/news', {...PHONE, 'if-none-match': `${answers[0]?.headers.etag}`})
    assert.equal(stale.statusCode, 200)
  })

  it('pages of one visitor, and missing pages are rendered each time', async () => {
    const ofOneVisitor = [
      '/shortlist?properties=marina-loft',
      '/thank-you?newsletter=sent',
      `/saved-searches/${'x'.repeat(43)}`,
      '/dashboard',
    ]
    for (const path of [...ofOneVisitor, '/nothing']) {
      web.rendered.length = 0
      await web.get(path)
      await web.get(path)
      assert.equal(web.rendered.length, 2, path)
    }
  })

  it('pages that visitors are led to are rendered once where their address names nothing', async () => {
    for (const path of ['/shortlist', '/compare', '/thank-you?lang=fr']) {
      web.rendered.length = 0
      await web.get(path)
      await web.get(path)
      assert.equal(web.rendered.length, 1, path)
    }
  })

  it('a page is the same in every encoding', async () => {
    const plain = await web.get('/careers')
    const br = await web.get('/careers', {'accept-encoding': 'gzip, br'})
    const gzip = await web.get('/careers', {'accept-encoding': 'gzip'})
    assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body)
    assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body)
    assert.equal(br.headers.etag, plain.headers.etag)
    assert.match(`${plain.headers.vary}`, /Accept-Encoding/)
  })

  it('two visitors get the same page and different form tokens, and each keeps theirs', async test => {
    test.mock.timers.enable({apis: ['Date'], now: fromNow(0)})
    const first = await web.get('/contact-us')
    test.mock.timers.tick(2)
    const second = await web.get('/contact-us')
    assert.equal(first.body, second.body)
    const [one, other] = [first, second].map(({headers}) => `${headers['set-cookie']}`)
    assert.match(`${one}`, /^form_token=[\w.-]+; Path=\/; SameSite=Lax$/)
    assert.notEqual(one, other)
    const cookie = `${one}`.split(';')[0] ?? ''
    assert.equal((await web.get('/contact-us', {cookie})).headers['set-cookie'], undefined)
    const forged = await web.get('/contact-us', {cookie: `${cookie}x`})
    assert.match(`${forged.headers['set-cookie']}`, /^form_token=/)
    const revalidated = await web.get('/contact-us', {'if-none-match': `${first.headers.etag}`})
    assert.equal(revalidated.statusCode, 304)
    assert.match(`${revalidated.headers['set-cookie']}`, /^form_token=/)
  })

  it('caches between server and visitors keep no page by default', async () => {
    const {headers} = await web.get('/builders')
    assert.equal(headers['cache-control'], 'private, no-cache')
  })
})

describe('pages in shared caches', () => {
  const web = useCachedSite(oneDatabase, {PAGE_CACHE_SECONDS: '60'})

  it('PAGE_CACHE_SECONDS lets a CDN keep pages, which then carry no cookie', async () => {
    const {headers} = await web.get('/builders')
    assert.equal(headers['cache-control'], 'public, max-age=0, s-maxage=60')
    assert.equal(headers['set-cookie'], undefined)
    assert.equal(headers.vary, 'Cookie, Accept-Encoding, User-Agent')
  })

  it('a CDN keeps no page of one visitor, no missing page and no failed form', async () => {
    for (const path of ['/shortlist?properties=marina-loft', '/nothing']) {
      assert.equal((await web.get(path)).headers['cache-control'], 'private, no-cache', path)
    }
    const refused = await web.post('/contact-us', {name: 'Layla'})
    assert.equal(refused.statusCode, 422)
    assert.equal(refused.headers['cache-control'], 'private, no-cache')
  })

  it('the form token is given out at an address that no cache keeps', async () => {
    const {statusCode, headers} = await web.get('/form-token')
    assert.deepEqual([statusCode, headers['cache-control']], [204, 'no-store'])
    assert.match(`${headers['set-cookie']}`, /^form_token=/)
  })
})
