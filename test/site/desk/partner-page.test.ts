import assert from 'node:assert/strict'
import {createHash} from 'node:crypto'
import {after, before, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import fastify, {type FastifyInstance} from 'fastify'
import {VERSION} from '#kit/core/version.ts'
import {readDist} from '#server/http/dist.ts'
import {addHeaders} from '#server/http/pages/headers.ts'
import {serveCurrentBuild} from '#server/http/served-build.ts'
import {type LeadState, leads} from '#server/leads/tables.ts'
import {scriptVersions} from '#server/partners/tables.ts'
import {readSettings} from '#server/settings.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {dayFrom} from '../../support/dates.ts'
import {startApi, type TestApi} from '../server/support/api/api.ts'
import {holdDate} from '../server/support/api/clock.ts'
import {databases} from '../server/support/databases/databases.ts'
import {enquiry} from '../server/support/leads/people.ts'
import {counted, registryOf} from '../server/support/partners/registry.ts'

const NAME = 'gulf & <homes>'

for (const database of databases) {
  describe(`a partner's own page, with ${database.name}`, () => {
    holdDate()
    let api: TestApi
    let site: FastifyInstance
    let address = ''
    before(async () => {
      api = await startApi({...(await database.prepare()), SITE_URL: 'https://agency.example'})
      const settings = readSettings({SITE_URL: 'https://agency.example'})
      site = fastify()
      addHeaders(site, settings)
      const {addPartnerPages} = await (await readDist(serveCurrentBuild())).desk()
      addPartnerPages(site, settings, '', {...api, siteContent: api.app.siteContent})
      await registry.add(NAME)
      await registry.add('other')
      address = await registry.link(NAME)
    })
    after(async () => {
      await site.close()
      await api.close()
    })

    const registry = registryOf(() => api)
    const setState = async (id: string, state: LeadState) =>
      (await api.database.ready()).update(leads).set({state}).where(eq(leads.id, id))
    const send = (name: string, query: Record<string, string>, headers = {}) =>
      api.post('contact', {...enquiry, name}, {query, headers})

    it('shows views, opens, enquiries with their state, tests and the code to copy', async () => {
      const query = {partner: NAME, viewed: 'ocp-book-now ocp-book-now', opened: 'ocp-book-now'}
      await api.app.inject({method: 'POST', url: '/api/v1/user/countUse', query})
      await counted(api)
      const {data} = await send('Layla Haddad', {partner: NAME, widget: 'ocp-book-now'})
      await send('Somebody Else', {partner: 'other'})
      const test = await send('Trial', {partner: NAME, test: 'true'})
      await api.leads.settled()
      const {id} = data as {id: string}
      await setState(id, 'viewing')
      const page = await site.inject(address)
      assert.equal(page.statusCode, 200)
      const text = page.body.replace(/<style>.*<\/style>/s, '')
      assert.match(text, /<h1>gulf &amp; &lt;homes&gt;<\/h1>/)
      assert.match(text, /Enquiries per view<\/dt><dd>50\.0%/)
      assert.match(text, new RegExp(`>viewing</span>.*<code>${id}</code>`, 's'))
      assert.match(
        text,
        /ocp-book-now&gt;<\/code><\/th>.*?<div>2<\/div>.*?<div>1<\/div>.*?<div>1<\/div>.*?<div>50\.0%<\/div>/,
      )
      assert.ok(
        text.includes(`"/docs/test-enquiries/?id=${(test.data as {id: string}).id}"`),
        'a test leads to what was stored of it',
      )
      assert.match(text, /data-partner=&quot;gulf &amp;amp; &amp;lt;homes&amp;gt;&quot;/)
      assert.match(text, /aria-label="Views: 2 in total, with a peak of 2 on [^"]*\. /)
      for (const personal of ['Layla', 'Trial', 'Else', enquiry.email, enquiry.phone]) {
        assert.ok(!text.includes(personal), personal)
      }
    })

    it('no cache or search engine has the page, it runs no script and sends no referrer', async () => {
      const {headers, body} = await site.inject(address)
      assert.equal(headers['cache-control'], 'no-store')
      assert.match(`${headers['x-robots-tag']}`, /noindex/)
      assert.equal(headers['referrer-policy'], 'no-referrer')
      const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? ''
      const hash = createHash('sha256').update(style).digest('base64')
      assert.ok(
        `${headers['content-security-policy']}`.startsWith(
          `default-src 'none'; style-src 'sha256-${hash}';`,
        ),
      )
      assert.doesNotMatch(body, /<script|style="/)
    })

    it('hands out the days and the enquiries as CSV, without anything personal', async () => {
      const days = await site.inject(`${address}/days.csv`)
      assert.match(
        days.body,
        new RegExp(`^"day",.*\r\n"${officeDay()}","gulf & <homes>",2,1,1,0,0.5\r\n$`),
      )
      assert.match(`${days.headers['content-disposition']}`, /^attachment; filename="days\.csv"$/)
      const enquiries = await site.inject(`${address}/enquiries.csv`)
      assert.match(
        enquiries.body,
        /^"id","received_at","form","state","state_changed_at"\r\n"[\da-f-]{36}","/,
      )
      assert.match(enquiries.body, /"contact","viewing"/)
      assert.doesNotMatch(enquiries.body, /Layla/)
    })

    it('calls spam no enquiry', async () => {
      const {data} = await send('Robot', {partner: NAME})
      await api.leads.settled()
      const {id} = data as {id: string}
      await setState(id, 'spam')
      const {body} = await site.inject(address)
      assert.match(body, new RegExp(`>not an enquiry</span>.*<code>${id}</code>`, 's'))
    })

    it('shows other days on request, and says what is wrong with them', async () => {
      const earlier = await site.inject(`${address}?from=2026-01-01&to=2026-01-31`)
      assert.match(earlier.body, /1 January 2026 to 31 January 2026/)
      assert.match(earlier.body, /No enquiry came from your pages in this time/)
      const wrong = await site.inject(`${address}?from=2026-02-30`)
      assert.match(wrong.body, /role="alert">Write days such as 2026-12-31\./)
      const long = await site.inject(`${address}?from=2020-01-01&to=2026-01-01`)
      assert.match(long.body, /Choose up to 366 days\./)
    })

    it('tells the version of the script seen last, and older ones that are still seen', async () => {
      const count = async (version?: string) => {
        const query = {partner: NAME, viewed: 'ocp-newsletter', ...(version && {version})}
        const url = '/api/v1/user/countUse'
        assert.equal((await api.app.inject({method: 'POST', url, query})).statusCode, 200)
        await counted(api)
      }
      const facts = async () =>
        (await site.inject(`${address}?from=2026-01-01&to=2026-01-02`)).body.split('id="health"')[1]
      await count()
      assert.match(`${await facts()}`, /Version of the script<\/dt><dd>not known</)
      await count('0.9.2')
      assert.match(
        `${await facts()}`,
        new RegExp(`<dd>0\\.9\\.2, the newest is ${VERSION.replaceAll('.', '\\.')}<`),
      )
      const orm = await api.database.ready()
      const yesterday = dayFrom(-1)
      await orm.update(scriptVersions).set({lastSeen: yesterday})
      for (const version of [VERSION, '999.0.0', 'made up']) await count(version)
      const text = `${await facts()}`
      assert.ok(text.includes(`<dd>${VERSION}, the newest<`))
      assert.match(text, /<li>0\.9\.2, last seen \d+ [A-Z][a-z]+ \d{4}<\/li>/)
      assert.doesNotMatch(text, /999|made up/)
      await orm.update(scriptVersions).set({lastSeen: '2026-01-01'})
      assert.match(`${await facts()}`, /Version of the script<\/dt><dd>not known</)
    })

    it('tells its health: refused origins, and that the widgets are switched off', async () => {
      await registry.change(NAME, {origins: ['https://gulf.example']})
      await send('Copied', {partner: NAME}, {origin: 'https://copycat.example'})
      await api.leads.settled()
      await api.stored()
      await registry.disable(NAME)
      const {body} = await site.inject(address)
      assert.match(body, /<code>https:\/\/copycat\.example<\/code>, once on /)
      assert.match(body, /1 came from an origin that is not registered for you/)
      assert.match(body, /Your widgets are switched off/)
      await registry.enable(NAME)
    })

    it('an address ends when it is replaced or revoked, and none is guessed', async () => {
      const earlier = address
      address = await registry.link(NAME)
      assert.equal((await site.inject(earlier)).statusCode, 404)
      assert.equal((await site.inject(address)).statusCode, 200)
      await registry.revoke(NAME)
      for (const url of [
        address,
        `${address}/days.csv`,
        '/partners/short',
        `/partners/${'a'.repeat(43)}`,
      ]) {
        const {statusCode, headers} = await site.inject(url)
        assert.deepEqual([statusCode, headers['cache-control']], [404, 'no-store'])
      }
    })
  })
}
