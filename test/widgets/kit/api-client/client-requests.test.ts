import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'
import {inFlight, whileInFlight} from '#kit/api-client/activity.ts'
import {callAddress} from '#kit/api-client/call-address.ts'
import {type ApiSettings, createApi} from '#kit/api-client/client.ts'
import {
  addListWithUs,
  applyForJobApplication,
  contact,
  getCities,
  getNeighborhood,
  getTeam,
  media,
} from '#trade/contract/contract.ts'

const origin = 'https://api.example.com'
const base = `${origin}/api/v1/user/`
const enquiry = {name: 'Omar', phone: '97150'}
const envelope = (statusCode = 200) =>
  Response.json({statusCode, message: ''}, {status: statusCode})

/** A network that responds as the test wants, and records each request. */
function network(answer: () => Response | Promise<Response> = envelope) {
  const requests: {url: string; init: RequestInit & {headers: Record<string, string>}}[] = []
  const fetch = async (url: string, init: (typeof requests)[0]['init']) => {
    requests.push({url, init})
    return answer()
  }
  return {requests, fetch: fetch as unknown as typeof globalThis.fetch}
}

describe('address of an API call', () => {
  const addresses: [what: string, given: string, address: string][] = [
    ['is below the API origin', callAddress(origin, getTeam, {}), 'getTeam'],
    ['has one slash after the origin', callAddress(`${origin}/`, getTeam, {}), 'getTeam'],
    [
      'has the language of a read call',
      callAddress(origin, getTeam, {}, {locale: 'fr'}),
      'getTeam?lang=fr',
    ],
    [
      'has the parameters of a read call after its language',
      callAddress(origin, getCities, {search: 'a&b', limit: 5}, {locale: 'ru'}),
      'getCities?lang=ru&search=a%26b&limit=5',
    ],
    [
      'omits empty parameters',
      callAddress(origin, getCities, {search: '', limit: undefined}),
      'getCities',
    ],
    [
      'percent-encodes a parameter in the path',
      callAddress(origin, getNeighborhood, {name: 'A/B c?', community: 'Marina'}),
      'getNeighborhood/A%2FB%20c%3F?community=Marina',
    ],
    [
      'keeps the slashes of a file path',
      callAddress(origin, media, {file: 'plans/a b/1?.pdf'}),
      'media/plans/a%20b/1%3F.pdf',
    ],
    [
      'has the partner for an enquiry, but no fields and no language',
      callAddress(origin, contact, enquiry, {locale: 'fr', context: () => ({partner: 'gulf'})}),
      'contact?partner=gulf',
    ],
    ['has no query for an anonymous enquiry', callAddress(origin, contact, enquiry), 'contact'],
    [
      'omits the partner for a read call',
      callAddress(origin, getTeam, {}, {context: () => ({partner: 'gulf'})}),
      'getTeam',
    ],
  ]
  for (const [what, given, address] of addresses) {
    it(`the address of a call ${what}`, () => assert.equal(given, base + address))
  }
})

describe('API request', () => {
  const {fetch: original} = globalThis
  afterEach(() => {
    globalThis.fetch = original
  })

  it('a request uses the fetch that the page has when it is sent', async () => {
    const api = createApi({origin})
    const {requests, fetch} = network()
    globalThis.fetch = fetch
    await api(getTeam, {})
    assert.equal(requests[0]?.url, `${base}getTeam`)
  })

  it('a request uses the fetch of its call instead of the configured one', async () => {
    const [usual, own] = [network(), network()]
    await createApi({origin, fetch: usual.fetch})(contact, enquiry, {fetch: own.fetch})
    assert.deepEqual([usual.requests.length, own.requests.length], [0, 1])
  })

  it('a read request without a session token has no headers', async () => {
    const {requests, fetch} = network()
    const session = {token: () => null, clear: () => {}}
    await createApi({origin, fetch, session})(getTeam, {})
    assert.equal(requests[0]?.init.method, 'GET')
    assert.deepEqual(requests[0]?.init.headers, {})
  })

  it('a 401 response clears the session, other statuses do not', async () => {
    for (const status of [200, 400, 403, 401]) {
      let isCleared = false
      const session = {
        token: () => 'secret',
        clear: () => {
          isCleared = true
        },
      }
      const {fetch} = network(() => envelope(status))
      await createApi({origin, fetch, session})(getTeam, {})
      assert.equal(isCleared, status === 401, `${status}`)
    }
  })

  it('a 401 response is returned when there is no session', async () => {
    const {fetch} = network(() => envelope(401))
    assert.equal((await createApi({origin, fetch})(getTeam, {})).statusCode, 401)
  })

  it('a multipart request has a part for each field, and none for a missing file', async () => {
    const {requests, fetch} = network()
    const file = new File(['…'], 'cv.pdf', {type: 'application/pdf'})
    const application = {
      ...{career_id: 'c1', name: 'Omar', phone: '97150', email: 'o@example.com'},
      ...{experience: '1', current_salary: '1', expected_salary: '2', available_to_join: 'now'},
      current_location: 'Dubai',
    }
    const api = createApi({origin, fetch})
    await api(applyForJobApplication, {...application, media: file})
    await api(applyForJobApplication, {...application, media: undefined})
    const [withFile, without] = requests.map(({init}) => init.body) as [FormData, FormData]
    assert.equal((withFile.get('media') as File).name, 'cv.pdf')
    assert.deepEqual(Object.fromEntries(without), application)
  })

  it('a multipart request has no part for an empty list of files', async () => {
    const {requests, fetch} = network()
    const submission = {
      ...{name: 'Omar', phone: '97150', email: 'o@example.com', property_location: 'Marina'},
      ...{current_valuation: '10', move_in_date: '2030-01-01', property_images: []},
    }
    await createApi({origin, fetch})(addListWithUs, submission)
    const [form] = requests.map(({init}) => init.body) as [FormData]
    assert.equal(form.has('property_images'), false)
  })

  describe('timeout of a request', () => {
    /** The timeouts that the request layer passes to the browser. */
    async function limitOf(
      more: Partial<ApiSettings>,
      makeCall: (api: ReturnType<typeof createApi>) => unknown,
    ) {
      const {timeout} = AbortSignal
      const limits: number[] = []
      AbortSignal.timeout = ms => {
        limits.push(ms)
        return timeout.call(AbortSignal, 60_000)
      }
      try {
        await makeCall(createApi({origin, fetch: network().fetch, ...more}))
      } finally {
        AbortSignal.timeout = timeout
      }
      return limits
    }

    it('a request without files times out after 15 seconds', async () => {
      assert.deepEqual(await limitOf({}, api => api(getTeam, {})), [15_000])
      assert.deepEqual(await limitOf({}, api => api(contact, enquiry)), [15_000])
    })
    it('a request that uploads or downloads files times out after ten minutes', async () => {
      const file = await limitOf({}, api => api(media, {file: 'a.pdf'}))
      const files = await limitOf({}, api => api(addListWithUs, {...enquiry} as never))
      assert.deepEqual([file, files], [[600_000], [600_000]])
    })
    it('a timeout set by the page replaces the default timeout', async () => {
      assert.deepEqual(await limitOf({timeout: 7}, api => api(media, {file: 'a.pdf'})), [7])
    })
  })

  it('a request is aborted when its caller aborts', async () => {
    const {requests, fetch} = network()
    const caller = new AbortController()
    await createApi({origin, fetch})(getTeam, {}, {signal: caller.signal})
    const {signal} = requests[0]?.init ?? {}
    assert.equal(signal?.aborted, false)
    caller.abort()
    assert.equal(signal?.aborted, true)
  })

  it('a failed request keeps the original error as its cause', async () => {
    const cause = new TypeError('fetch failed')
    const {fetch} = network(() => Promise.reject(cause))
    const error = await createApi({origin, fetch})(getTeam, {}).catch(reason => reason)
    assert.equal(error.cause, cause)
  })

  for (const answer of [null, 5, 'text', {statusCode: 'OK'}]) {
    it(`a request rejects when the response is ${JSON.stringify(answer)}`, async () => {
      const {fetch} = network(() => Response.json(answer))
      await assert.rejects(createApi({origin, fetch})(getTeam, {}), {name: 'ApiError'})
    })
  }

  it('a request for a file returns the file and an empty message', async () => {
    const {fetch} = network(() => new Response('%PDF'))
    const {data, ...answer} = await createApi({origin, fetch})(media, {file: 'a.pdf'})
    assert.deepEqual(answer, {statusCode: 200, message: ''})
    assert.equal(await data?.text(), '%PDF')
  })
})

describe('requests in flight', () => {
  it('a request counts as in flight until it resolves or rejects', async () => {
    const {promise, reject} = Promise.withResolvers<never>()
    const failing = whileInFlight(() => promise)
    const [one, other] = [whileInFlight(async () => 1), whileInFlight(async () => 2)]
    assert.equal(inFlight.value, 3)
    assert.deepEqual(await Promise.all([one, other]), [1, 2])
    assert.equal(inFlight.value, 1)
    reject(new Error('lost'))
    await assert.rejects(failing)
    assert.equal(inFlight.value, 0)
  })
})
