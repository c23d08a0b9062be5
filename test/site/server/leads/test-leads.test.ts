import assert from 'node:assert/strict'
import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {after, before, beforeEach, describe, it} from 'node:test'
import {desc, sql} from 'drizzle-orm'
import {leadHooks} from '#server/lead-hooks.ts'
import {keepDeleted} from '#server/leads/deletion/keep-deleted.ts'
import {testLeads} from '#server/leads/tables.ts'
import {TESTS_PER_HOUR} from '#server/leads/take-test.ts'
import {MOST_TESTS, type TestLead} from '#server/leads/test-leads.ts'
import {widgetUse} from '#server/partners/tables.ts'
import {dailyTasks, networkUses, outbox} from '#server/platform/db/tables.ts'
import {fromNow} from '../../../support/dates.ts'
import {startApi, type TestApi} from '../support/api/api.ts'
import {leads} from '../support/api/command.ts'
import {databases} from '../support/databases/databases.ts'
import {testLog} from '../support/leads/leads.ts'
import {enquiry} from '../support/leads/people.ts'
import {registryOf} from '../support/partners/registry.ts'

for (const database of databases) {
  describe(`test enquiries, with ${database.name}`, () => {
    let api: TestApi
    let env: Awaited<ReturnType<typeof database.prepare>>
    before(async () => {
      env = await database.prepare()
      api = await startApi({
        ...env,
        LEADS_WEBHOOK: 'http://127.0.0.1:9/',
        LEADS_WEBHOOK_SECRET: 's'.repeat(32),
      })
    })
    after(() => api.close())
    beforeEach(async () => {
      const orm = await api.database.ready()
      await orm.delete(testLeads)
      await orm.delete(networkUses)
    })

    const query = {test: 'true', partner: 'gulf-homes', lang: 'fr', utm_source: 'portal'}
    const send = (payload: object = enquiry, key?: string) =>
      api.post('contact', payload, {query, headers: key ? {'idempotency-key': key} : {}})
    const listed = async (partner?: string) => {
      const answer = await api.operate('leads/tests', partner ? {partner} : {})
      return answer.json() as TestLead[]
    }

    it('a test is answered like any other, with its id, and kept apart', async () => {
      const real = await api.post('contact', {...enquiry, name: 'Real'})
      const test = await send()
      assert.deepEqual([test.status, test.message], [200, real.message])
      const [{id, receivedAt: _, ...kept}, ...others] = (await listed()) as [TestLead]
      assert.deepEqual([test.data, others], [{id}, []])
      assert.deepEqual(kept, {
        ...{form: 'contact', payload: enquiry, partner: 'gulf-homes'},
        ...{campaign: {utm_source: 'portal'}, locale: 'fr'},
      })
      const names = (await api.stored()).map(({name}) => name)
      assert.deepEqual(names, ['Real'])
    })

    it('a test is judged by the rules of its form', async () => {
      const {status, errors} = await send({...enquiry, phone: ''})
      assert.deepEqual([status, errors], [422, {phone: 'Phone is Required!'}])
      assert.deepEqual(await listed(), [])
    })

    it('a test is not delivered, not spooled and not counted', async () => {
      const orm = await api.database.ready()
      await orm.delete(widgetUse)
      const before = (await orm.select().from(outbox)).length
      await send({...enquiry, name: 'Marked Visitor'})
      await api.leads.settled()
      assert.equal((await orm.select().from(outbox)).length, before)
      assert.deepEqual(await registryOf(() => api).statistics({partner: 'gulf-homes'}), [])
      const exported = await api.operate('leads/export')
      assert.doesNotMatch(exported.body, /Marked Visitor/)
      assert.doesNotMatch(api.log(), /Marked Visitor/)
    })

    it('the same key again answers the same id; with other content 409', async () => {
      const first = await send(enquiry, 'key-1')
      assert.deepEqual((await send(enquiry, 'key-1')).data, first.data)
      assert.equal((await send({...enquiry, name: 'Other'}, 'key-1')).status, 409)
      assert.equal((await listed()).length, 1)
    })

    it('a repeated enquiry answers the id of the first', async () => {
      const headers = {'idempotency-key': 'real-key'}
      const first = await api.post('contact', enquiry, {headers})
      await api.stored()
      assert.deepEqual((await api.post('contact', enquiry, {headers})).data, first.data)
    })

    it('any other value of test is no test', async () => {
      const before = (await api.stored()).length
      await api.post('contact', enquiry, {query: {test: 'false'}})
      assert.equal((await api.stored()).length, before + 1)
      assert.deepEqual(await listed(), [])
    })

    it('files of a test are looked at, and not kept', async () => {
      const form = new FormData()
      const values = {
        ...{name: 'Layla', phone: '971501234567', email: 'l@example.com', career_id: 'c1'},
        ...{experience: '5', current_salary: '1', expected_salary: '2', available_to_join: 'now'},
        current_location: 'Dubai',
      }
      for (const [name, value] of Object.entries(values)) form.append(name, value)
      form.append('media', new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf', {type: 'application/pdf'}))
      const {headers, body} = await encoded(form)
      const url = '/api/v1/user/applyForJobApplication'
      const answer = await api.app.inject({method: 'POST', url, query, headers, payload: body})
      assert.equal(answer.statusCode, 200, answer.body)
      const [{payload}] = (await listed()) as [TestLead]
      const {name, path} = payload.media as {name: string; path?: string}
      assert.deepEqual([name, path], ['cv.pdf', undefined])
      const uploads = join(api.dataDir, 'uploads')
      assert.deepEqual(await readdir(uploads).then(names => names.filter(isId)), [])
    })

    it('a partner has room for so many; the oldest go', async () => {
      const orm = await api.database.ready()
      const rows = Array.from({length: MOST_TESTS.partner}, (_, n) => ({
        ...{id: crypto.randomUUID(), form: 'contact', idempotencyKey: `old-${n}`, bodyHash: 'h'},
        ...{payload: {}, partner: 'gulf-homes', receivedAt: fromNow(-60_000 - n)},
      }))
      await orm.insert(testLeads).values(rows)
      const {data} = await send()
      const left = await listed('gulf-homes')
      assert.equal(left.length, MOST_TESTS.partner)
      assert.deepEqual({id: left[0]?.id}, data)
      assert.ok(!left.some(({id}) => id === rows.at(-1)?.id))
    })

    it('a stranger’s network sends 20 tests an hour in a partner’s name, and pushes out only its own', async () => {
      const orm = await api.database.ready()
      const own = await Promise.all(Array.from({length: 3}, () => send()))
      const stranger = {query, address: '203.0.113.66'}
      const statuses: number[] = []
      for (let n = 0; n < 110; n++) {
        statuses.push((await api.post('contact', enquiry, stranger)).status)
      }
      const counts = [200, 429].map(status => statuses.filter(one => one === status).length)
      assert.deepEqual(counts, [TESTS_PER_HOUR, 110 - TESTS_PER_HOUR])
      const [theirs] = await orm
        .select()
        .from(testLeads)
        .orderBy(desc(testLeads.receivedAt))
        .limit(1)
      assert.ok(theirs)
      const more = Array.from({length: MOST_TESTS.partner}, (_, n) => ({
        ...{...theirs, id: crypto.randomUUID(), idempotencyKey: `more-${n}`},
        receivedAt: fromNow(n),
      }))
      await orm.insert(testLeads).values(more)
      await orm.delete(networkUses)
      assert.equal((await api.post('contact', enquiry, stranger)).status, 200)
      const left = await listed('gulf-homes')
      assert.equal(left.length, MOST_TESTS.partner)
      for (const {data} of own) {
        assert.ok(left.some(({id}) => id === (data as {id: string}).id))
      }
    })

    it('a test is deleted after seven days, whether others come or not', async () => {
      const orm = await api.database.ready()
      await send()
      await orm.update(testLeads).set({receivedAt: sql`now() - interval '169 hours'`})
      assert.deepEqual(await listed(), [])
      await orm.delete(dailyTasks)
      const keeper = keepDeleted({
        ...{dataDir: api.dataDir, database: api.database, retention: undefined},
        deletions: {now: async () => new Date()} as never,
        hooks: leadHooks,
        log: testLog().log,
      })
      await keeper.look()
      await keeper.close()
      assert.equal((await orm.select().from(testLeads)).length, 0)
    })
  })

  it(`leads tests lists them without a server, with ${database.name}`, async () => {
    const env = await database.prepare()
    const api = await startApi(env)
    for (const partner of ['gulf-homes', 'other']) {
      await api.post('contact', enquiry, {query: {test: '1', partner}})
    }
    await api.close()
    const {code, stdout, stderr} = await leads(env, 'tests', '--partner', 'gulf-homes')
    assert.equal(code, 0, stderr)
    assert.match(stdout, /^id +received +form +partner +language +fields\n/)
    assert.match(stdout, /\n[\da-f-]{36} {2}\d{4}-.* contact +gulf-homes +en +.*name: Layla/)
    assert.equal(stdout.trim().split('\n').length, 2)
  })
}

it('leads tests says what to write', async () => {
  const {code, stderr} = await leads({}, 'tests', '--since', 'now')
  assert.equal(code, 2)
  assert.match(stderr, /^Unknown option '--since'\.\n/)
})

const isId = (name: string) => /^[\da-f]{8}-/.test(name)

async function encoded(form: FormData) {
  const request = new Request('http://localhost', {method: 'POST', body: form})
  const headers = {'content-type': request.headers.get('content-type') ?? ''}
  return {headers, body: Buffer.from(await request.arrayBuffer())}
}
