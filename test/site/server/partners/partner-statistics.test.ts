import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {makeLead} from '#server/leads/lead.ts'
import {rowOf} from '#server/leads/lead-store.ts'
import {leads as leadsTable} from '#server/leads/tables.ts'
import {widgetUse} from '#server/partners/tables.ts'
import {NEW_PARTNERS, OTHERS} from '#server/partners/usage/partner-quota.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {countUse} from '#trade/contract/contract.ts'
import {readReply, startApi, type TestApi} from '../support/api/api.ts'
import {bareApi} from '../support/api/bare-api.ts'
import {databases} from '../support/databases/databases.ts'
import {enquiry} from '../support/leads/people.ts'
import {registryOf} from '../support/partners/registry.ts'
import {useRunning} from '../support/running.ts'

const URL_OF_CALL = `/api/v1/user/${countUse.path}`
const VISITOR = '203.0.113.77'

/** Reports use as a page's browser sends it: everything in the query. */
const reportUse = async (
  {app}: Pick<TestApi, 'app'>,
  query: Record<string, string>,
  headers: Record<string, string> = {},
  remoteAddress = VISITOR,
) => readReply(await app.inject({method: 'POST', url: URL_OF_CALL, query, headers, remoteAddress}))

for (const database of databases) {
  describe(`partner statistics, with ${database.name}`, () => {
    const api = useRunning(async () => startApi(await database.prepare()))

    const {statistics} = registryOf(() => api)
    const lineOf = async (partner: string) => (await statistics({partner})).at(-1)
    const stored = async () => {
      await statistics()
      return (await api.database.ready()).select().from(widgetUse)
    }

    it('views and opens are counted by day, partner and widget', async () => {
      const both = 'ocp-book-now ocp-newsletter'
      await reportUse(api, {partner: 'gulf-homes', viewed: both, opened: 'ocp-book-now'})
      await reportUse(api, {partner: 'gulf-homes', viewed: 'ocp-book-now ocp-book-now'})
      const {status, message} = await reportUse(api, {
        partner: 'gulf-homes',
        opened: 'ocp-book-now',
      })
      assert.deepEqual([status, message], [200, 'Counted.'])
      const rows = (await stored()).filter(({partner}) => partner === 'gulf-homes')
      assert.deepEqual(rows.map(({widget, kind, count}) => `${widget} ${kind} ${count}`).sort(), [
        'ocp-book-now open 2',
        'ocp-book-now view 3',
        'ocp-newsletter view 1',
      ])
      const line = await lineOf('gulf-homes')
      assert.deepEqual([line?.day, line?.views, line?.opens], [officeDay(), 4, 2])
    })

    it('countUse accepts the same data as a JSON body', async () => {
      await api.post('countUse', {partner: 'json', viewed: 'ocp-reviews'})
      assert.equal((await lineOf('json'))?.views, 1)
    })

    it('a view without a partner is counted under the empty partner', async () => {
      await reportUse(api, {viewed: 'ocp-reviews'})
      assert.equal((await statistics()).find(({partner}) => partner === '')?.views, 1)
    })

    it('the statistics store only day, partner, widget, kind and count', async () => {
      const marks = {
        'user-agent': 'Marked Browser',
        referer: 'https://portal.example/marked-page',
        cookie: 'marked=1',
        'accept-language': 'marked',
      }
      await reportUse(api, {partner: 'quiet', viewed: 'ocp-reviews', email: 'marked@x.ae'}, marks)
      const rows = await stored()
      assert.ok(rows.some(({partner}) => partner === 'quiet'))
      for (const row of rows) {
        assert.deepEqual(Object.keys(row).sort(), ['count', 'day', 'kind', 'partner', 'widget'])
      }
      const all = JSON.stringify(rows) + api.log()
      for (const personal of ['arked', VISITOR, 'portal.example']) {
        assert.ok(!all.includes(personal), personal)
      }
      assert.ok(!api.log().includes('quiet'))
    })

    it('unknown widgets are ignored, while known ones of the request are counted', async () => {
      await reportUse(api, {partner: 'odd', viewed: 'ocp-nothing <script> ocp-reviews'})
      const rows = (await stored()).filter(({partner}) => partner === 'odd')
      const widgets = rows.map(({widget}) => widget)
      assert.deepEqual(widgets, ['ocp-reviews'])
    })

    const rejected: [what: string, query: Record<string, string>, field: string][] = [
      ['a partner of 101 characters', {partner: 'x'.repeat(101)}, 'partner'],
      ['a partner with a terminal control sequence', {partner: 'a\u001b[2Jb'}, 'partner'],
      ['a partner of two lines', {partner: 'a\nb'}, 'partner'],
      ['51 views at once', {viewed: 'ocp-reviews '.repeat(51)}, 'viewed'],
      ['51 opens at once', {opened: 'ocp-book-now '.repeat(51)}, 'opened'],
      ['a list of 2,001 characters', {viewed: 'x'.repeat(2_001)}, 'viewed'],
    ]
    for (const [what, query, field] of rejected) {
      it(`countUse rejects ${what} with 422 and counts nothing`, async () => {
        const before = await stored()
        const {status, errors} = await reportUse(api, {viewed: 'ocp-reviews', ...query})
        assert.deepEqual([status, Object.keys(errors ?? {})], [422, [field]])
        assert.deepEqual(await stored(), before)
      })
    }

    it('stored leads are counted by partner, with those suspected as spam', async () => {
      const query = {partner: 'lead-house'}
      for (const name of ['One', 'Two']) await api.post('contact', {...enquiry, name}, {query})
      await api.post('createNewsLetterSubscriber', {email: 'a@b.ae'}, {query})
      await api.post('contact', {...enquiry, website: 'http://spam'}, {query})
      await reportUse(api, {...query, viewed: 'ocp-book-now'})
      assert.deepEqual(await lineOf('lead-house'), {
        day: officeDay(),
        partner: 'lead-house',
        views: 1,
        opens: 0,
        leads: 4,
        suspected: 1,
      })
    })

    it('a day of the statistics begins at midnight in Dubai', async () => {
      const moments = ['2026-03-09T19:59:59.999Z', '2026-03-09T20:00:00Z', '2026-03-10T19:59:59Z']
      const rows = moments.map(receivedAt =>
        rowOf({
          ...makeLead({
            form: 'contact',
            payload: enquiry,
            context: {partner: 'night'},
            suspectedSpam: null,
            key: undefined,
          }),
          receivedAt,
        }),
      )
      await (await api.database.ready()).insert(leadsTable).values(rows)
      const countsByDay = async (from: string, to: string) =>
        (await statistics({partner: 'night', from, to})).map(({day, leads}) => `${day} ${leads}`)
      assert.deepEqual(await countsByDay('2026-03-01', '2026-03-31'), [
        '2026-03-09 1',
        '2026-03-10 2',
      ])
      assert.deepEqual(await countsByDay('2026-03-10', '2026-03-10'), ['2026-03-10 2'])
      assert.deepEqual(await countsByDay('2026-03-11', '2026-03-31'), [])
    })

    it('invented partners above the limit are counted in one row', async () => {
      const known = new Set((await stored()).map(({partner}) => partner))
      for (let n = 0; n < NEW_PARTNERS; n++) {
        const query = {partner: `made-up-${n}`, viewed: 'ocp-reviews'}
        await reportUse(api, query, {}, `198.51.100.${n % 250}`)
      }
      await reportUse(api, {partner: 'gulf-homes', viewed: 'ocp-reviews'})
      const rows = await stored()
      const partners = new Set(rows.map(({partner}) => partner))
      for (const name of [OTHERS, '']) partners.delete(name)
      assert.equal(partners.size, NEW_PARTNERS)
      const others = rows.find(({partner}) => partner === OTHERS)
      known.delete('')
      assert.equal(others?.count, known.size, 'one per partner above the limit')
      assert.equal(
        (await lineOf('gulf-homes'))?.views,
        5,
        'partners counted before the limit are still counted',
      )
    })

    it('usage counts survive a restart and are added to', async () => {
      const env = await database.prepare()
      for (let n = 0; n < 2; n++) {
        const server = await startApi(env)
        await reportUse(server, {partner: 'again', viewed: 'ocp-reviews'})
        await server.close()
      }
      const last = await startApi(env)
      const rows = await (await last.database.ready()).select().from(widgetUse)
      await last.close()
      const counts = rows.map(({count}) => count)
      assert.deepEqual(counts, [2])
    })
  })
}

describe('usage counter of widgets', () => {
  const used = {viewed: 'ocp-reviews'}

  it('the rate limits of leads and of usage counts are independent', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    for (let n = 0; n < 5; n++) assert.equal((await reportUse(api, used)).message, 'Counted.')
    const send = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/user/contact',
        payload: enquiry,
        remoteAddress: VISITOR,
      })
    assert.deepEqual([(await send()).statusCode, (await send()).statusCode], [200, 429])
    assert.equal((await reportUse(api, used)).message, 'Counted.')
  })

  it('usage counts above their limit are dropped with status 200', async () => {
    const api = await bareApi()
    const messages: string[] = []
    for (let n = 0; n < 601; n++) {
      const {status, message} = await reportUse(api, used)
      assert.equal(status, 200)
      messages.push(message)
    }
    assert.deepEqual([...new Set(messages.slice(0, 600))], ['Counted.'])
    assert.equal(messages.at(-1), 'Not counted.')
  })

  it('countUse allows any origin and sets no cookie', async () => {
    const api = await bareApi()
    const {status, headers} = await reportUse(api, used, {origin: 'https://portal.example'})
    assert.equal(status, 200)
    assert.equal(headers['access-control-allow-origin'], '*')
    assert.equal(headers['set-cookie'], undefined)
    assert.equal(headers['cache-control'], 'no-store')
  })

  it('countUse answers 200 and logs a failure while the database is down', async () => {
    const api = await bareApi()
    assert.equal((await reportUse(api, used)).status, 200)
    await api.app.close()
    assert.match(api.log(), /use of widgets cannot be stored/)
  })
})
