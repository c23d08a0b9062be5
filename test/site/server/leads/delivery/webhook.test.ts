import assert from 'node:assert/strict'
import {createHmac} from 'node:crypto'
import {afterEach, beforeEach, describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {leadHooks} from '#server/lead-hooks.ts'
import {leadStore} from '#server/leads/lead-store.ts'
import {leads} from '#server/leads/tables.ts'
import {DAY, fromNow} from '../../../../support/dates.ts'
import {listen, startApi, type TestApi} from '../../support/api/api.ts'
import {pdf} from '../../support/content/media-samples.ts'
import {databases, oneDatabase, type TestDatabase} from '../../support/databases/databases.ts'
import {isDelivered, rowsOf, secret} from '../../support/leads/deliveries.ts'
import {booking, enquiry} from '../../support/leads/people.ts'
import {type Receiver, startReceiver} from '../../support/leads/receiver.ts'
import {application, sendForm} from '../../support/leads/uploads.ts'
import {until} from '../../support/until.ts'

/** JSON that may have replaced the fields of an enquiry in the database. */
const DAMAGED = {null: 'null', 'an array': '[]', 'a number': '5', 'a string': '"Layla"'}

let receiver: Receiver
let api: TestApi
let env: {DATA_DIR: string; LEADS_WEBHOOK?: string}
const apis: TestApi[] = []

const start = async (pauses?: Parameters<typeof startApi>[2]) => {
  api = await startApi(env, undefined, pauses)
  apis.push(api)
}
const stop = async () => {
  await api.close()
  apis.length = 0
}
const postContact = async (name = enquiry.name) =>
  assert.equal((await api.post('contact', {...enquiry, name})).status, 200)

function useReceiver(database: TestDatabase) {
  beforeEach(async () => {
    receiver = await startReceiver()
    env = {
      ...(await database.prepare()),
      ...{LEADS_WEBHOOK: receiver.url, LEADS_WEBHOOK_SECRET: secret},
    }
  })
  afterEach(async () => {
    for (const open of apis.splice(0)) await open.close()
    await receiver.close()
  })
}

for (const database of databases) {
  describe(`webhook delivery, with ${database.name}`, () => {
    useReceiver(database)

    for (const [what, payload] of Object.entries(DAMAGED)) {
      it(`the webhook gets the readable part of a lead whose fields are ${what}`, async () => {
        receiver.answer = () => ({status: 503})
        await start({first: 5_000})
        await postContact('Damaged')
        await receiver.has(1)
        const orm = await api.database.ready()
        const campaign = sql`'17'::jsonb`
        await orm.update(leads).set({payload: sql`${payload}::jsonb`, campaign})
        receiver.answer = () => ({status: 200})
        await until(async () => (await rowsOf(api)).every(({state}) => state === 'waiting'))
        await api.delivery.retry()
        await isDelivered(api)
        const {name, phone, email} = receiver.received.at(-1)?.body.fields ?? {}
        assert.deepEqual([name, phone, email], ['Damaged', enquiry.phone, enquiry.email])
        assert.match(api.log(), /stored lead is damaged, delivering its readable part/)
      })
    }

    it('the webhook gets an enquiry once, complete and signed', async () => {
      await start()
      const query = {partner: 'gulf-homes', lang: 'fr', utm_source: 'spring'}
      assert.equal((await api.post('contact', enquiry, {query})).status, 200)
      const [row] = await isDelivered(api)
      const [lead] = await api.stored()
      const bodies = receiver.received.map(({body}) => body)
      assert.deepEqual(bodies, [
        {
          id: lead?.id,
          form: 'contact',
          receivedAt: lead?.receivedAt.toISOString(),
          partner: 'gulf-homes',
          campaign: {utm_source: 'spring'},
          locale: 'fr',
          fromUrl: 'contact-us',
          ...{page: 'contact-us', property: null},
          fields: {
            name: 'Layla Haddad',
            phone: '971501234567',
            email: 'layla@example.com',
            message: 'A sea view, please',
          },
          phoneE164: '+971501234567',
          suspectedSpam: null,
          files: [],
        },
      ])
      const [{headers, raw, path}] = receiver.received as [(typeof receiver.received)[0]]
      assert.equal(headers['idempotency-key'], lead?.id)
      assert.equal(headers['content-type'], 'application/json')
      assert.equal(path, '/leads?token=in-the-address')
      const [, t = '', v1] = /^t=(\d+),v1=(\w+)$/.exec(`${headers['x-ocp-signature']}`) ?? []
      assert.equal(createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex'), v1)
      assert.ok(Number(t) >= Math.floor(Date.parse(`${lead?.receivedAt}`) / 1000))
      assert.ok(Number(t) <= fromNow(0).getTime() / 1000)
      assert.deepEqual([row?.tries, row?.lastError], [1, null])
    })

    it('an enquiry is sent after a receiver outage without logging personal data', async () => {
      await receiver.close()
      await start()
      await postContact('During')
      await until(async () => ((await rowsOf(api))[0]?.tries ?? 0) >= 3)
      const [waiting] = await rowsOf(api)
      assert.match(waiting?.lastError ?? '', /^ECONN/)
      await receiver.open()
      await isDelivered(api)
      assert.equal(receiver.received.length, 1)
      assert.equal(api.log().match(/delivery failed, will retry/g)?.length, 1)
      assert.match(api.log(), /delivery recovered/)
      assert.doesNotMatch(api.log(), /During|layla@|97150|sea view|token=|the agency knows/)
    })

    it('the webhook gets leads stored while it was configured and no earlier ones', async () => {
      const {LEADS_WEBHOOK, ...without} = env
      env = {...without, ...{LEADS_WEBHOOK_SECRET: ''}}
      await start()
      await postContact('Before')
      assert.equal((await api.stored()).length, 1)
      await stop()
      env = {...without, ...{LEADS_WEBHOOK, LEADS_WEBHOOK_SECRET: secret}}
      receiver.answer = () => ({status: 503})
      await start()
      await postContact('After')
      await receiver.has(1)
      await stop()
      receiver.answer = () => ({status: 200})
      await start()
      await isDelivered(api)
      assert.ok(receiver.received.every(({body}) => body.fields.name === 'After'))
    })

    it('the webhook gets a restored lead of yesterday but none of six days ago', async () => {
      await start()
      const store = leadStore({database: api.database, channels: ['webhook'], hooks: leadHooks})
      const ago = (days: number) => fromNow(-days * DAY).toISOString()
      const lost = (name: string, days: number) => ({
        ...{id: crypto.randomUUID(), form: 'contact', key: name, bodyHash: name},
        ...{payload: {...enquiry, name}, context: {}, suspectedSpam: null, receivedAt: ago(days)},
      })
      await store.insertAgain([lost('Old', 6), lost('Young', 1)])
      api.delivery.wake()
      await isDelivered(api)
      const names = receiver.received.map(({body}) => body.fields.name)
      assert.deepEqual(names, ['Young'])
    })
  })
}

describe('webhook delivery', () => {
  useReceiver(oneDatabase)

  it('the webhook gets suspected spam with its reason', async () => {
    await start()
    const body = {...booking, website: 'https://spam.example'}
    await api.post('createBooking', body)
    await api.post('createBooking', {...booking, name: 'Fast'}, {query: {form: 'made.up'}})
    await isDelivered(api, 2)
    const byName = receiver.received.find(({body: {fields}}) => fields.name === 'Fast')
    assert.equal(byName?.body.suspectedSpam, 'forged token')
  })

  it('the webhook gets the name, type, size and path of an uploaded file', async () => {
    await start()
    const resume = {field: 'media', name: 'cv.pdf', type: 'application/pdf', content: pdf}
    const port = await listen(api.app)
    const {status} = await sendForm(port, 'applyForJobApplication', [...application, resume])
    assert.equal(status, 200)
    await isDelivered(api)
    const [{body}] = receiver.received as [(typeof receiver.received)[0]]
    const [{sha256, ...file}] = body.files
    const path = `uploads/${body.id}/1.pdf`
    assert.deepEqual(file, {
      ...{field: 'media', name: 'cv.pdf', type: 'application/pdf'},
      ...{path, size: pdf.length},
    })
    assert.equal(sha256.length, 64)
    assert.equal('media' in body.fields, false)
  })

  it('forms are answered while the webhook does not respond', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    receiver.answer = () => held.then(() => ({status: 200}))
    await start()
    await postContact('First')
    await receiver.has(1)
    // The webhook responds only after all of them were answered.
    for (let n = 0; n < 20; n++) await postContact('Next')
    assert.equal((await rowsOf(api)).filter(({state}) => state === 'delivered').length, 0)
    release()
    await isDelivered(api, 21)
    const keys = receiver.received.map(({headers}) => headers['idempotency-key'])
    assert.equal(keys.length, new Set(keys).size)
  })

  it('the webhook is retried after the delay of its Retry-After header', async () => {
    receiver.answer = () => ({status: 429, headers: {'retry-after': '3600'}})
    await start({first: 60_000, longest: 21_600_000})
    await postContact()
    await receiver.has(1)
    const row = await until(async () => (await rowsOf(api)).find(one => one.lastError))
    const [lead] = await api.stored()
    assert.ok(Number(row?.nextTry) > Date.parse(`${lead?.receivedAt}`) + 3_500_000)
    assert.ok(Number(row?.nextTry) < fromNow(3_700_000).getTime())
    assert.deepEqual([row?.state, row?.lastError], ['waiting', 'answered 429'])
  })

  it('a lead that the webhook answers with 410 is retried only by the operator', async () => {
    receiver.answer = () => ({status: 410})
    await start()
    await postContact()
    const row = await until(async () => (await rowsOf(api)).find(({state}) => state === 'failed'))
    assert.deepEqual([row?.tries, row?.lastError], [1, 'answered 410'])
    assert.match(api.log(), /delivery failed permanently/)
    receiver.answer = () => ({status: 200})
    assert.equal(await api.delivery.retry(), 1)
    await isDelivered(api)
    assert.equal(receiver.received.length, 2)
  })

  it('a lead is given up after 30 attempts at the webhook, which is logged once', async () => {
    receiver.answer = () => ({status: 404})
    await start({first: 1, longest: 1})
    await postContact()
    const row = await until(async () => (await rowsOf(api)).find(({state}) => state === 'failed'))
    assert.deepEqual([row?.tries, row?.lastError], [30, 'answered 404'])
    assert.equal(receiver.received.length, 30)
    assert.equal(api.log().match(/delivery failed permanently/g)?.length, 1)
  })

  it('webhook delivery follows no redirect', async () => {
    const elsewhere = await startReceiver()
    receiver.answer = () => ({status: 308, headers: {location: elsewhere.url}})
    await start()
    await postContact()
    await until(async () => ((await rowsOf(api))[0]?.tries ?? 0) >= 2)
    assert.equal((await rowsOf(api))[0]?.lastError, 'answered 308, a redirection')
    assert.deepEqual(elsewhere.received, [])
    await elsewhere.close()
  })
})
