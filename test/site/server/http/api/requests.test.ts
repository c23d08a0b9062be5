import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import type {InjectOptions} from 'fastify'
import type {Outcome} from '../../../../../site/server/http/api/answers.ts'
import * as contract from '../../../../../widgets/shared/api/contract.ts'
import {listen, readReply} from '../../support/api/api.ts'
import {type BareApi, bareApi} from '../../support/api/bare-api.ts'
import {parseAnswer, speak} from '../../support/api/socket.ts'
import {booking, enquiry} from '../../support/leads/people.ts'

const json = {'content-type': 'application/json'}
const CONTACT = '/api/v1/user/contact'

describe('a request that is not as it should be gets an answer that says why', () => {
  let api: BareApi
  before(async () => {
    api = await bareApi()
  })
  after(() => api.app.close())

  const cases: [string, InjectOptions, number, RegExp][] = [
    ['an unknown address', {url: '/api/v1/user/nothing'}, 404, /nothing at this address/],
    ['an unknown address, posted', {method: 'POST', url: '/x', payload: '{'}, 404, /nothing at/],
    ['a list while there is no database', {url: '/api/v1/user/getTeam'}, 503, /try again soon/],
    ['an unknown encoding in the address', {url: '/api/%zz'}, 400, /not well-formed/],
    ['a lead that is asked for', {url: CONTACT}, 405, /takes POST, OPTIONS/],
    ['a list that is posted', {method: 'POST', url: '/api/v1/user/getTeam'}, 405, /takes GET/],
    ['a lead that is deleted', {method: 'DELETE', url: CONTACT}, 405, /takes POST/],
    ['half of a JSON', post('{"name":'), 400, /Send one whole JSON object/],
    ['no JSON at all', post('name=Layla'), 400, /Send one whole JSON object/],
    ['an empty body', post(''), 400, /Send one whole JSON object/],
    ['a list', post('[]'), 400, /must be one JSON object/],
    ['a number', post('5'), 400, /must be one JSON object/],
    ['null', post('null'), 400, /must be one JSON object/],
    ['a poisoned prototype', post('{"__proto__":{"admin":1}}'), 400, /not well-formed/],
    ['a form of HTML', post('name=L', 'application/x-www-form-urlencoded'), 415, /Send JSON/],
    ['plain text, which needs no preflight', post('{}', 'text/plain'), 415, /Send JSON/],
    ['files', post('--x--', 'multipart/form-data; boundary=x'), 415, /Send JSON/],
    ['65 kB', post(JSON.stringify({name: 'x'.repeat(65_536)})), 413, /too large/],
  ]
  for (const [what, request, status, message] of cases) {
    it(`${what}: ${status}`, async () => {
      const answer = readReply(await api.app.inject(request))
      assert.equal(answer.status, status)
      assert.match(answer.message, message)
      assert.equal(answer.headers['cache-control'], 'no-store')
      assertSecure(answer.headers)
    })
  }

  it('and stores nothing', () => assert.deepEqual(api.accepted, []))

  it('a wrong method learns the right ones', async () => {
    const answer = await api.app.inject({method: 'PUT', url: CONTACT})
    assert.equal(answer.headers.allow, 'POST, OPTIONS')
  })

  it('every call of the contract has its address', async () => {
    for (const call of Object.values(contract)) {
      const url = `/api/v1/user/${call.path.replace('{name}', 'Dubai%20Marina')}`
      const answer = await api.app.inject({method: call.method, url, headers: json, payload: '{}'})
      assert.notEqual(answer.json().message, 'There is nothing at this address.', call.name)
    }
  })

  it('properties are searched by GET and by POST', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await api.app.inject({method, url: '/api/v1/user/search-properties'})
      // There is no database here, but there is somebody to ask it.
      assert.equal(answer.statusCode, 503)
    }
  })

  function post(payload: string, type = 'application/json'): InjectOptions {
    return {method: 'POST', url: CONTACT, headers: {'content-type': type}, payload}
  }
})

describe('a broken or slow connection', () => {
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

  it('that never ends its headers is cut with 408', async () => {
    const {closed} = await speak(port, `${head}x-slow: `)
    assert408(await closed)
  })

  it('that never sends its body is cut with 408', async () => {
    const {closed} = await speak(port, `${withBody(100)}{"name":`)
    assert408(await closed)
  })

  it('that drips its body is cut with 408', async () => {
    const {socket, closed} = await speak(port, withBody(10_000))
    const drip = setInterval(() => socket.write(' '), 50)
    assert408(await closed.finally(() => clearInterval(drip)))
  })

  it('that sends nothing at all is closed', async () => {
    const {closed} = await speak(port, '')
    await closed
  })

  it('that is not HTTP gets 400', async () => {
    const {closed} = await speak(port, 'HELLO\r\n\r\n')
    assert.equal(parseAnswer(await closed).envelope.statusCode, 400)
  })

  it('with endless headers gets 431', async () => {
    const {closed} = await speak(port, `${head}x: ${'y'.repeat(20_000)}\r\n\r\n`)
    assert.equal(parseAnswer(await closed).status, 431)
  })

  it('that breaks off within the body stores nothing and harms nobody', async () => {
    const {socket, closed} = await speak(port, `${withBody(100)}{"name":"Layla"`)
    socket.end()
    const heard = await closed
    if (heard) assert.equal(parseAnswer(heard).status, 400)
    assert.deepEqual(api.accepted, [])
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    assert.equal(answer.status, 200)
    assert.equal(api.log().includes('"level":50'), false, api.log())
  })

  it('that says a wrong length stores nothing', async () => {
    const payload = JSON.stringify(enquiry)
    const {socket, closed} = await speak(port, `${withBody(payload.length - 5)}${payload}`)
    socket.end()
    await closed
    assert.deepEqual(api.accepted, [])
  })

  it('that was opened ahead of time keeps no server from stopping', async () => {
    const stopping = await bareApi()
    const {closed} = await speak(await listen(stopping.app), '')
    await stopping.app.close()
    assert.equal(await closed, '')
  })

  function assert408(heard: string) {
    const {status, headers, envelope} = parseAnswer(heard)
    assert.deepEqual([status, envelope.statusCode], [408, 408])
    assert.match(headers, /x-content-type-options: nosniff/)
    assert.match(headers, /connection: close/)
  }
})

describe('more readers than the server can answer', () => {
  it('are asked to come back, while enquiries are accepted', async () => {
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

describe('an address that asks too often', () => {
  const ask = async ({app}: BareApi, address: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/user/createBooking',
      headers: {...json, ...headers},
      payload: JSON.stringify(booking),
      remoteAddress: address,
    })

  it('is asked to wait, in the envelope and for partner pages to read', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '3'})
    for (let n = 0; n < 3; n++) assert.equal((await ask(api, '203.0.113.1')).statusCode, 200)
    const answer = await ask(api, '203.0.113.1', {origin: 'https://portal.example'})
    const {status, message, headers} = readReply(answer)
    assert.equal(status, 429)
    assert.match(message, /Too many requests/)
    assert.ok(Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 60)
    assert.equal(headers['access-control-allow-origin'], '*')
    assert.equal((await ask(api, '203.0.113.2')).statusCode, 200)
  })

  it('may read as often as it likes', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    for (let n = 0; n < 5; n++) {
      const answer = await api.app.inject({url: '/healthz', remoteAddress: '203.0.113.1'})
      assert.equal(answer.statusCode, 200)
    }
  })

  it('is one address within the same /64 of IPv6', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    const asked = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']
    const statuses = []
    for (const address of asked) statuses.push((await ask(api, address)).statusCode)
    assert.deepEqual(statuses, [200, 429, 200])
  })

  it('has ten times as much in all the networks of a /48', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    const statuses = []
    for (let network = 1; network <= 11; network++) {
      statuses.push((await ask(api, `2001:db8:1:${network}::1`)).statusCode)
    }
    assert.deepEqual(statuses, [...Array(10).fill(200), 429])
    assert.equal((await ask(api, '2001:db8:2:1::1')).statusCode, 200)
  })

  it('waits no longer because the clock of the server is set back', async t => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    await ask(api, '203.0.113.1')
    t.mock.timers.enable({apis: ['Date'], now: Date.now() - 3_600_000})
    const {statusCode, headers} = await ask(api, '203.0.113.1')
    assert.equal(statusCode, 429)
    assert.ok(Number(headers['retry-after']) <= 60, `waits ${headers['retry-after']} s`)
  })

  it('cannot hide behind a forged X-Forwarded-For', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    const statuses = []
    for (const forged of ['198.51.100.1', '198.51.100.2']) {
      statuses.push((await ask(api, '203.0.113.1', {'x-forwarded-for': forged})).statusCode)
    }
    assert.deepEqual(statuses, [200, 429])
  })

  it('is told from others behind a proxy on this machine', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1'})
    const statuses = []
    for (const visitor of ['198.51.100.1', '198.51.100.2', '198.51.100.1']) {
      statuses.push((await ask(api, '127.0.0.1', {'x-forwarded-for': visitor})).statusCode)
    }
    assert.deepEqual(statuses, [200, 200, 429])
  })

  it('is identified by the site for its own API, whatever proxy is trusted', async () => {
    const api = await bareApi({LEADS_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.5', HOST: '10.0.0.7'})
    for (const site of ['127.0.0.1', '10.0.0.7']) {
      const statuses = []
      for (const visitor of [`${site}1`, `${site}2`, `${site}1`]) {
        statuses.push((await ask(api, site, {'x-forwarded-for': visitor})).statusCode)
      }
      assert.deepEqual(statuses, [200, 200, 429], site)
    }
  })
})

describe('a page of a partner', () => {
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

  it('may send leads from any origin, and asks once a day', async () => {
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

  it('may only from a listed origin, when origins are listed', async () => {
    const api = await bareApi({PARTNER_ORIGINS: 'https://portal.example,https://two.example'})
    const listed = await preflight(api, 'https://two.example')
    const stranger = await preflight(api, 'https://evil.example')
    assert.equal(listed.headers['access-control-allow-origin'], 'https://two.example')
    assert.equal(stranger.headers['access-control-allow-origin'], undefined)
  })

  it('sends no files and no statistics from an origin that is not listed', async () => {
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

  it('reads refusals too', async () => {
    const {app} = await bareApi()
    const headers = {...json, origin: 'https://portal.example'}
    const answer = await app.inject({method: 'POST', url: CONTACT, headers, payload: '{'})
    assert.equal(answer.headers['access-control-allow-origin'], '*')
    assert.equal(answer.headers['access-control-expose-headers'], 'retry-after')
  })
})

describe('a failure of ours', () => {
  const failing = (error: unknown) =>
    bareApi(
      {},
      {getTeam: async () => Promise.reject(error), createBooking: () => Promise.reject(error)},
    )

  it('is answered 500 without a word of what it was', async () => {
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

  it('is answered 503 with a time to come back, when it is the database’s', async () => {
    const {app} = await failing(Object.assign(new Error('connect'), {code: 'ECONNREFUSED'}))
    const {status, headers} = readReply(await app.inject('/api/v1/user/getTeam'))
    assert.deepEqual([status, headers['retry-after']], [503, '30'])
  })
})

it('an answer is data for its reader only', async () => {
  const {app} = await bareApi()
  const payload = JSON.stringify(enquiry)
  const answer = await app.inject({method: 'POST', url: CONTACT, headers: json, payload})
  assertSecure(answer.headers)
  assert.equal(answer.headers['cache-control'], 'no-store')
})

it('a server without its database is ready for leads only', async () => {
  const {app} = await bareApi()
  const {message, data} = readReply(await app.inject('/readyz'))
  assert.deepEqual(
    [message, data],
    ['Ready for leads only', {database: 'down', spool: 'accepting', waiting: 0, damaged: 0}],
  )
})

function assertSecure(headers: Record<string, unknown>) {
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['referrer-policy'], 'no-referrer')
  assert.match(String(headers['content-security-policy']), /^default-src 'none'/)
}
