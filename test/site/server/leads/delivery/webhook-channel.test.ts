import assert from 'node:assert/strict'
import {createHmac} from 'node:crypto'
import {beforeEach, describe, it} from 'node:test'
import {signatureOf, webhookChannel} from '#server/leads/delivery/webhook.ts'
import {NotDelivered} from '#server/platform/outbox/kind.ts'
import {storedLead} from '../../support/leads/leads.ts'
import {type Receiver, startReceiver} from '../../support/leads/receiver.ts'

const secret = 'the agency knows this too'
const NOW = Date.UTC(2026, 10, 21, 8, 0, 0, 900)
const file = {
  path: 'uploads/1/1.pdf',
  sha256: 's',
  name: 'cv.pdf',
  type: 'application/pdf',
  size: 9,
}
const lead = storedLead({
  id: 'the-id',
  form: 'applyForJobApplication',
  partner: 'gulf-homes',
  campaign: {gclid: 'g1'},
  locale: 'fr',
  suspectedSpam: 'too fast',
  fromUrl: 'careers',
  ...{page: 'https://gulf-homes.example/jobs', property: 'six-bed'},
  payload: {phone: '97150', name: 'Layla', fromUrl: 'careers', media: file},
})

describe('webhook channel', () => {
  let receiver: Receiver
  beforeEach(async test => {
    receiver = await startReceiver()
    if ('after' in test) test.after(() => receiver.close())
  })

  const deliver = (signal = new AbortController().signal) =>
    webhookChannel({url: receiver.url, secret}).deliver(lead, signal)

  async function deliveryError(status: number, headers?: Record<string, string>) {
    receiver.answer = () => ({status, headers})
    const error = await deliver().catch(reason => reason)
    assert.ok(error instanceof NotDelivered)
    return error
  }

  it('the webhook channel posts the whole lead as signed JSON with its id as key', async test => {
    test.mock.timers.enable({apis: ['Date'], now: NOW})
    await deliver()
    const [{raw, headers, body}] = receiver.received as [(typeof receiver.received)[0]]
    assert.deepEqual(body, {
      id: 'the-id',
      form: 'applyForJobApplication',
      receivedAt: '2026-11-21T08:00:00.000Z',
      partner: 'gulf-homes',
      campaign: {gclid: 'g1'},
      locale: 'fr',
      fromUrl: 'careers',
      ...{page: 'https://gulf-homes.example/jobs', property: 'six-bed'},
      fields: {name: 'Layla', phone: '97150'},
      phoneE164: null,
      suspectedSpam: 'too fast',
      files: [{field: 'media', ...file}],
    })
    assert.equal(headers['content-type'], 'application/json')
    assert.equal(headers['idempotency-key'], 'the-id')
    assert.equal(headers['x-ocp-signature'], signatureOf(secret, raw, Math.floor(NOW / 1000)))
  })

  it('the webhook signature covers the time and the body', () => {
    const v1 = createHmac('sha256', 'a secret').update('17.{"a":1}').digest('hex')
    assert.equal(signatureOf('a secret', '{"a":1}', 17), `t=17,v1=${v1}`)
  })

  it('the webhook channel sends four leads at a time with a timeout of ten seconds', () => {
    const {name, concurrency, timeoutMs} = webhookChannel({url: 'http://x', secret})
    assert.deepEqual([name, concurrency, timeoutMs], ['webhook', 4, 10_000])
  })

  for (const status of [200, 201, 204]) {
    it(`the webhook channel accepts status ${status} as delivered`, async () => {
      receiver.answer = () => ({status})
      await deliver()
    })
  }

  const rejectedStatuses: [status: number, reason: string, final: boolean][] = [
    [299 + 1, 'answered 300, a redirection', false],
    [308, 'answered 308, a redirection', false],
    [399, 'answered 399, a redirection', false],
    [400, 'answered 400', false],
    [401, 'answered 401', false],
    [404, 'answered 404', false],
    [409, 'answered 409', false],
    [410, 'answered 410', true],
    [411, 'answered 411', false],
    [503, 'answered 503', false],
  ]
  for (const [status, reason, final] of rejectedStatuses) {
    it(`status ${status} of a webhook ${final ? 'is final' : 'leads to a retry'}`, async () => {
      const {message, final: isFinal, rest} = await deliveryError(status, {location: receiver.url})
      assert.deepEqual([message, isFinal, rest], [reason, final, 0])
      assert.equal(receiver.received.length, 1, 'no redirection is followed')
    })
  }

  const rests: [retryAfter: string | undefined, rest: number][] = [
    [undefined, 0],
    ['0', 0],
    ['120', 120_000],
    [new Date(NOW + 60_000).toUTCString(), 60_000 - 900],
    [new Date(NOW - 60_000).toUTCString(), 0],
    ['2026-11-21T08:01:00.900+00:00', 60_000],
    ['soon', 0],
    ['12 minutes', 0],
    ['about 12', 0],
  ]
  for (const [retryAfter, rest] of rests) {
    it(`a Retry-After header of ${retryAfter} adds ${rest} ms to the retry delay`, async test => {
      test.mock.timers.enable({apis: ['Date'], now: NOW})
      const headers: Record<string, string> =
        retryAfter === undefined ? {} : {'retry-after': retryAfter}
      assert.equal((await deliveryError(503, headers)).rest, rest)
    })
  }

  it('the webhook channel aborts its request on the given signal', async () => {
    receiver.answer = () => new Promise(() => {})
    const aborted = new AbortController()
    const delivery = deliver(aborted.signal)
    await receiver.has(1)
    aborted.abort(new NotDelivered('timed out'))
    await assert.rejects(delivery, {message: 'timed out'})
  })

  it('a lead counts as delivered although cancelling the response body fails', async () => {
    const {fetch} = globalThis
    let isCancelled = false
    const endless = new ReadableStream({
      cancel() {
        isCancelled = true
        throw new Error('broken')
      },
    })
    globalThis.fetch = async () => new Response(endless)
    try {
      await deliver()
    } finally {
      globalThis.fetch = fetch
    }
    assert.equal(isCancelled, true)
  })
})
