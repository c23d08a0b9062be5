import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import type {InjectOptions} from 'fastify'
import type {Outcome} from '#server/platform/api/handler.ts'
import * as contract from '#trade/contract/contract.ts'
import {fromNow} from '../../../../support/dates.ts'
import {listen, readReply} from '../../support/api/api.ts'
import {type BareApi, bareApi} from '../../support/api/bare-api.ts'
import {parseResponse, sendRaw} from '../../support/api/socket.ts'
import {booking, enquiry} from '../../support/leads/people.ts'

const json = {'content-type': 'application/json'}
const CONTACT = '/api/v1/user/contact'

describe('invalid request to the API', () => {
  let api: BareApi
  before(async () => {
    api = await bareApi()
  })
  after(() => api.app.close())

  const cases: [string, InjectOptions, number, RegExp][] = [
    ['an unknown address', {url: '/api/v1/user/nothing'}, 404, /nothing at this address/],
    ['a POST to an unknown address', {method: 'POST', url: '/x', payload: '{'}, 404, /nothing at/],
    ['a list without a database', {url: '/api/v1/user/getTeam'}, 503, /try again soon/],
    ['an invalid encoding in the address', {url: '/api/%zz'}, 400, /not well-formed/],
    ['a GET of a lead call', {url: CONTACT}, 405, /takes POST, OPTIONS/],
    ['a POST to a list call', {method: 'POST', url: '/api/v1/user/getTeam'}, 405, /takes GET/],
    ['a DELETE of a lead call', {method: 'DELETE', url: CONTACT}, 405, /takes POST/],
    ['truncated JSON', post('{"name":'), 400, /Send one whole JSON object/],
    ['a body that is not JSON', post('name=Layla'), 400, /Send one whole JSON object/],
    ['an empty body', post(''), 400, /Send one whole JSON object/],
    ['a JSON array', post('[]'), 400, /must be one JSON object/],
    ['a JSON number', post('5'), 400, /must be one JSON object/],
    ['a JSON null', post('null'), 400, /must be one JSON object/],
    ['a __proto__ key', post('{"__proto__":{"admin":1}}'), 400, /not well-formed/],
    ['a URL-encoded form', post('name=L', 'application/x-www-form-urlencoded'), 415, /Send JSON/],
    ['plain text, which needs no CORS preflight', post('{}', 'text/plain'), 415, /Send JSON/],
    ['multipart form data', post('--x--', 'multipart/form-data; boundary=x'), 415, /Send JSON/],
    ['a body of 65 kB', post(JSON.stringify({name: 'x'.repeat(65_536)})), 413, /too large/],
  ]
  for (const [what, request, status, message] of cases) {
    it(`the API answers ${status} with a reason to ${what}`, async () => {
      const answer = readReply(await api.app.inject(request))
      assert.equal(answer.status, status)
      assert.match(answer.message, message)
      assert.equal(answer.headers['cache-control'], 'no-store')
      assertSecure(answer.headers)
    })
  }

  it('invalid requests store no lead', () => assert.deepEqual(api.accepted, []))

  it('a request with a wrong method gets the allowed ones in Allow', async () => {
    const answer = await api.app.inject({method: 'PUT', url: CONTACT})
    assert.equal(answer.headers.allow, 'POST, OPTIONS')
  })

  it('every call of the contract has a route', async () => {
    for (const call of Object.values(contract)) {
      const url = `/api/v1/user/${call.path.replace('{name}', 'Dubai%20Marina')}`
      const answer = await api.app.inject({method: call.method, url, headers: json, payload: '{}'})
      assert.notEqual(answer.json().message, 'There is nothing at this address.', call.name)
    }
  })

  it('the property search accepts GET and POST', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await api.app.inject({method, url: '/api/v1/user/search-properties'})
      // There is no database here, but there is a handler that needs one.
      assert.equal(answer.statusCode, 503)
    }
  })

  function post(payload: string, type = 'application/json'): InjectOptions {
    return {method: 'POST', url: CONTACT, headers: {'content-type': type}, payload}
  }
})

describe('broken or slow connection', () => {
  let api: BareApi
  let port: number
  before(async () => {
    api = await bareApi({REQUEST_TIMEOUT: '300'})
    port = await listen(api.app)
  })
  after(() => api.app.close())

  const head = `POST ${CONTACT} HTTP/1.1\r\nhost: x\r\n`
  const withBody = (length: number) =>
    `${head}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

  it('a request whose headers never end gets 408', async () => {
    const {closed} = await sendRaw(port, `${head}x-slow: `)
    assert408(await closed)
  })

  it('a request whose body never arrives gets 408', async () => {
    const {closed} = await sendRaw(port, `${withBody(100)}{"name":`)
    assert408(await closed)
  })

  it('a request that sends its body too slowly gets 408', async () => {
    const {socket, closed} = await sendRaw(port, withBody(10_000))
    const drip = setInterval(() => socket.write(' '), 50)
    assert408(await closed.finally(() => clearInterval(drip)))
  })

  it('the server closes a connection that sends nothing', async () => {
    const {closed} = await sendRaw(port, '')
    await closed
  })

  it('a request that is not HTTP gets 400', async () => {
    const {closed} = await sendRaw(port, 'HELLO\r\n\r\n')
    assert.equal(parseResponse(await closed).envelope.statusCode, 400)
  })

  it('a request with headers that are too long gets 431', async () => {
    const {closed} = await sendRaw(port, `${head}x: ${'y'.repeat(20_000)}\r\n\r\n`)
    assert.equal(parseResponse(await closed).status, 431)
  })

  it('a request aborted within its body stores no lead and logs no error', async () => {
    const {socket, closed} = await sendRaw(port, `${withBody(100)}{"name":"Layla"`)
    socket.end()
    const response = await closed
    if (response) assert.equal(parseResponse(response).status, 400)
    assert.deepEqual(api.accepted, [])
    assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200)
    assert.equal(api.log().includes('"level":50'), false, api.log())
  })

  it('a request with a wrong Content-Length stores no lead', async () => {
    const payload = JSON.stringify(enquiry)
    const {socket, closed} = await sendRaw(port, `${withBody(payload.length - 5)}${payload}`)
    socket.end()
    await closed
    assert.deepEqual(api.accepted, [])
  })

  it('an idle connection does not keep the server from stopping', async () => {
    const stopping = await bareApi()
    const {closed} = await sendRaw(await listen(stopping.app), '')
    await stopping.app.close()
    assert.equal(await closed, '')
  })

  function assert408(response: string) {
    const {status, headers, envelope} = parseResponse(response)
    assert.deepEqual([status, envelope.statusCode], [408, 408])
    assert.match(headers, /x-content-type-options: nosniff/)
    assert.match(headers, /connection: close/)
  }
})

describe('overload of reading calls', () => {
  it('excess reads get 503 with Retry-After while enquiries are accepted', async () => {
    const slow = Promise.withResolvers<Outcome>()
    const api = await bareApi({}, {getTeam: () => slow.promise})
    const read = async (network: number) =>
      api.app.inject({url: '/api/v1/user/getTeam', remoteAddress: `203.0.${network}.1`})
    const reading = Array.from({length: 1_000}, (_, n) => read(n % 20))
    const refused = readReply(await read(20))
    assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '5'])
    assert.doesNotMatch(api.log(), /"level":50/)
    const sent = await api.app.inject({method: 'POST', url: CONTACT, payload: enquiry})
    assert.equal(sent.statusCode, 200)
    slow.resolve({message: 'OK'})
    await Promise.all(reading)
    assert.equal((await read(20)).statusCode, 200)
  })
})

describe('rate limit of the API', () => {
  const request = async ({app}: BareApi, address: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/user/createBooking',
      headers: {...json, ...headers},
      payload: JSON.stringify(booking),
      remoteAddress: address,
    })

  it('a client above the limit gets 429 in an envelope that partner pages can read', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '3'})
    for (let n = 0; n < 3; n++) assert.equal((await request(api, '203.0.113.1')).statusCode, 200)
    const answer = await request(api, '203.0.113.1', {origin: 'https://portal.example'})
    const {status, message, headers} = readReply(answer)
    assert.equal(status, 429)
    assert.match(message, /Too many requests/)
    assert.ok(Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 60)
    assert.equal(headers['access-control-allow-origin'], '*')
    assert.equal((await request(api, '203.0.113.2')).statusCode, 200)
  })

  it('the rate limit of leads does not apply to GET /healthz', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    for (let n = 0; n < 5; n++) {
      const answer = await api.app.inject({url: '/healthz', remoteAddress: '203.0.113.1'})
      assert.equal(answer.statusCode, 200)
    }
  })

  it('addresses of one IPv6 /64 share one rate limit', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']
    const statuses = []
    for (const address of addresses) statuses.push((await request(api, address)).statusCode)
    assert.deepEqual(statuses, [200, 429, 200])
  })

  it('an IPv6 /48 gets ten times the rate limit of a /64', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    const statuses = []
    for (let network = 1; network <= 11; network++) {
      statuses.push((await request(api, `2001:db8:1:${network}::1`)).statusCode)
    }
    assert.deepEqual(statuses, [...Array(10).fill(200), 429])
    assert.equal((await request(api, '2001:db8:2:1::1')).statusCode, 200)
  })

  it('Retry-After stays within a minute when the server clock is set back', async t => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    await request(api, '203.0.113.1')
    t.mock.timers.enable({apis: ['Date'], now: fromNow(-3_600_000)})
    const {statusCode, headers} = await request(api, '203.0.113.1')
    assert.equal(statusCode, 429)
    assert.ok(Number(headers['retry-after']) <= 60, `waits ${headers['retry-after']} s`)
  })

  it('a forged X-Forwarded-For does not evade the rate limit', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    const statuses = []
    for (const forged of ['198.51.100.1', '198.51.100.2']) {
      statuses.push((await request(api, '203.0.113.1', {'x-forwarded-for': forged})).statusCode)
    }
    assert.deepEqual(statuses, [200, 429])
  })

  it('clients behind a local proxy are limited by X-Forwarded-For', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    const statuses = []
    for (const visitor of ['198.51.100.1', '198.51.100.2', '198.51.100.1']) {
      statuses.push((await request(api, '127.0.0.1', {'x-forwarded-for': visitor})).statusCode)
    }
    assert.deepEqual(statuses, [200, 200, 429])
  })

  it('the API limits requests of its own site by visitor despite TRUST_PROXY', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.5', HOST: '10.0.0.7'})
    for (const site of ['127.0.0.1', '10.0.0.7']) {
      const statuses = []
      for (const visitor of [`${site}1`, `${site}2`, `${site}1`]) {
        statuses.push((await request(api, site, {'x-forwarded-for': visitor})).statusCode)
      }
      assert.deepEqual(statuses, [200, 200, 429], site)
    }
  })
})

describe('cross-origin requests of partner pages', () => {
  const preflight = async (api: BareApi, origin: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url: CONTACT,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    })

  it('a preflight allows leads from any origin and is cached for a day', async () => {
    const {statusCode, headers} = await preflight(await bareApi(), 'https://portal.example')
    assert.equal(statusCode, 204)
    assert.equal(headers['access-control-allow-origin'], '*')
    assert.equal(headers['access-control-max-age'], '86400')
    assert.equal(headers['access-control-allow-credentials'], undefined)
    assert.match(String(headers['access-control-allow-methods']), /GET.*POST.*OPTIONS/)
    assert.equal(
      headers['access-control-allow-headers'],
      'content-type, authorization, idempotency-key',
    )
  })

  it('a preflight allows only the listed origins when PARTNER_ORIGINS is set', async () => {
    const api = await bareApi({PARTNER_ORIGINS: 'https://portal.example,https://two.example'})
    const listed = await preflight(api, 'https://two.example')
    const rejectedOrigin = await preflight(api, 'https://evil.example')
    assert.equal(listed.headers['access-control-allow-origin'], 'https://two.example')
    assert.equal(rejectedOrigin.headers['access-control-allow-origin'], undefined)
  })

  it('an origin that is not listed gets 403 for files and statistics', async () => {
    const api = await bareApi({PARTNER_ORIGINS: 'https://portal.example'})
    const post = async (origin: string, call: string, type?: string) => {
      const headers = {origin, ...(type && {'content-type': type})}
      const url = `/api/v1/user/${call}`
      return (await api.app.inject({method: 'POST', url, headers})).statusCode
    }
    const files = 'multipart/form-data; boundary=x'
    assert.equal(await post('https://evil.example', 'addListWithUs', files), 403)
    assert.equal(await post('https://evil.example', 'countUse?viewed=ocp-reviews'), 403)
    assert.equal(await post('https://portal.example', 'addListWithUs', files), 503)
    assert.equal(await post('https://portal.example', 'countUse?viewed=ocp-reviews'), 200)
  })

  it('a partner page can read a rejection and its Retry-After', async () => {
    const {app} = await bareApi()
    const headers = {...json, origin: 'https://portal.example'}
    const answer = await app.inject({method: 'POST', url: CONTACT, headers, payload: '{'})
    assert.equal(answer.headers['access-control-allow-origin'], '*')
    assert.equal(answer.headers['access-control-expose-headers'], 'retry-after')
  })
})

describe('internal failure of the API', () => {
  const failing = (error: unknown) =>
    bareApi(
      {},
      {getTeam: async () => Promise.reject(error), createBooking: () => Promise.reject(error)},
    )

  it('an internal error answers 500 without details or personal data', async () => {
    const {app, log} = await failing(new TypeError('Layla 971501234567 at /srv/secret.ts'))
    const answer = await app.inject('/api/v1/user/getTeam')
    const {status, message, data} = readReply(answer)
    assert.deepEqual(
      [status, message, data],
      [500, 'Something went wrong on our side. Please try again.', null],
    )
    assert.doesNotMatch(answer.body, /Layla|secret|\.ts/)
    assert.match(log(), /TypeError/)
    assert.doesNotMatch(log(), /Layla|971501234567/)
  })

  it('a database failure answers 503 with Retry-After', async () => {
    const {app} = await failing(Object.assign(new Error('connect'), {code: 'ECONNREFUSED'}))
    const {status, headers} = readReply(await app.inject('/api/v1/user/getTeam'))
    assert.deepEqual([status, headers['retry-after']], [503, '30'])
  })
})

it('an accepted lead is answered with no-store and the security headers', async () => {
  const {app} = await bareApi()
  const payload = JSON.stringify(enquiry)
  const answer = await app.inject({method: 'POST', url: CONTACT, headers: json, payload})
  assertSecure(answer.headers)
  assert.equal(answer.headers['cache-control'], 'no-store')
})

it('/readyz reports a server without a database as ready for leads only', async () => {
  const {app} = await bareApi()
  const {message, data} = readReply(await app.inject('/readyz'))
  assert.deepEqual(
    [message, data],
    [
      'Ready for leads only',
      {
        ...{database: 'down', spool: 'accepting', waiting: 0, damaged: 0},
        ...{storage: 'up', deliveries: null},
      },
    ],
  )
})

function assertSecure(headers: Record<string, unknown>) {
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['referrer-policy'], 'no-referrer')
  assert.match(String(headers['content-security-policy']), /^default-src 'none'/)
}
