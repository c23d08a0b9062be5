import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'
import {inFlight, whileInFlight} from '../../../../widgets/shared/api/activity.ts'
import {type ApiSettings, callAddress, createApi} from '../../../../widgets/shared/api/client.ts'
import {
  addListWithUs,
  applyForJobApplication,
  contact,
  getCities,
  getNeighborhood,
  getTeam,
  media,
} from '../../../../widgets/shared/api/contract.ts'

const origin = 'https://api.example.com'
const base = `${origin}/api/v1/user/`
const enquiry = {name: 'Omar', phone: '97150'}
const envelope = (statusCode = 200) =>
  Response.json({statusCode, message: ''}, {status: statusCode})

/** A network that answers with what it is given, and keeps what it was asked. */
function network(answer: () => Response | Promise<Response> = envelope) {
  const asked: {url: string; init: RequestInit & {headers: Record<string, string>}}[] = []
  const fetch = async (url: string, init: (typeof asked)[0]['init']) => {
    asked.push({url, init})
    return answer()
  }
  return {asked, fetch: fetch as unknown as typeof globalThis.fetch}
}

describe('the address of a call', () => {
  const addresses: [what: string, given: string, address: string][] = [
    ['below the origin', callAddress(origin, getTeam, {}), 'getTeam'],
    ['one slash, however the origin ends', callAddress(`${origin}/`, getTeam, {}), 'getTeam'],
    [
      'the language of what is read',
      callAddress(origin, getTeam, {}, {locale: 'fr'}),
      'getTeam?lang=fr',
    ],
    [
      'what is asked beside the language',
      callAddress(origin, getCities, {search: 'a&b', limit: 5}, {locale: 'ru'}),
      'getCities?lang=ru&search=a%26b&limit=5',
    ],
    [
      'nothing that is empty',
      callAddress(origin, getCities, {search: '', limit: undefined}),
      'getCities',
    ],
    [
      'a part of the path, whatever stands in it',
      callAddress(origin, getNeighborhood, {name: 'A/B c?', community: 'Marina'}),
      'getNeighborhood/A%2FB%20c%3F?community=Marina',
    ],
    [
      'a file in its folders',
      callAddress(origin, media, {file: 'plans/a b/1?.pdf'}),
      'media/plans/a%20b/1%3F.pdf',
    ],
    [
      'who sends an enquiry, and not what it says or in which language',
      callAddress(origin, contact, enquiry, {locale: 'fr', context: () => ({partner: 'gulf'})}),
      'contact?partner=gulf',
    ],
    ['an enquiry from nowhere', callAddress(origin, contact, enquiry), 'contact'],
    [
      'of who sends nothing, for what is read',
      callAddress(origin, getTeam, {}, {context: () => ({partner: 'gulf'})}),
      'getTeam',
    ],
  ]
  for (const [what, given, address] of addresses) {
    it(`has ${what}`, () => assert.equal(given, base + address))
  }
})

describe('a request', () => {
  const {fetch: original} = globalThis
  afterEach(() => {
    globalThis.fetch = original
  })

  it('goes out by the fetch that the page has at that moment', async () => {
    const api = createApi({origin})
    const {asked, fetch} = network()
    globalThis.fetch = fetch
    await api(getTeam, {})
    assert.equal(asked[0]?.url, `${base}getTeam`)
  })

  it('goes out by the fetch of the call, where it brings one', async () => {
    const [usual, own] = [network(), network()]
    await createApi({origin, fetch: usual.fetch})(contact, enquiry, {fetch: own.fetch})
    assert.deepEqual([usual.asked.length, own.asked.length], [0, 1])
  })

  it('has no headers that nobody asked for', async () => {
    const {asked, fetch} = network()
    const session = {token: () => null, clear: () => {}}
    await createApi({origin, fetch, session})(getTeam, {})
    assert.equal(asked[0]?.init.method, 'GET')
    assert.deepEqual(asked[0]?.init.headers, {})
  })

  it('forgets the session when it is refused with 401, and then alone', async () => {
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

  it('that is refused with 401 needs no session to forget', async () => {
    const {fetch} = network(() => envelope(401))
    assert.equal((await createApi({origin, fetch})(getTeam, {})).statusCode, 401)
  })

  it('sends each part of a form that has files, and none that is missing', async () => {
    const {asked, fetch} = network()
    const file = new File(['…'], 'cv.pdf', {type: 'application/pdf'})
    const application = {
      ...{career_id: 'c1', name: 'Omar', phone: '97150', email: 'o@example.com'},
      ...{experience: '1', current_salary: '1', expected_salary: '2', available_to_join: 'now'},
      current_location: 'Dubai',
    }
    const api = createApi({origin, fetch})
    await api(applyForJobApplication, {...application, media: file})
    await api(applyForJobApplication, {...application, media: undefined})
    const [withFile, without] = asked.map(({init}) => init.body) as [FormData, FormData]
    assert.equal((withFile.get('media') as File).name, 'cv.pdf')
    assert.deepEqual(Object.fromEntries(without), application)
  })

  it('sends an empty list of files as none', async () => {
    const {asked, fetch} = network()
    const submission = {
      ...{name: 'Omar', phone: '97150', email: 'o@example.com', property_location: 'Marina'},
      ...{current_valuation: '10', move_in_date: '2030-01-01', property_images: []},
    }
    await createApi({origin, fetch})(addListWithUs, submission)
    const [form] = asked.map(({init}) => init.body) as [FormData]
    assert.equal(form.has('property_images'), false)
  })

  describe('counts as lost', () => {
    /** How long the request layer waits, as it says to the browser. */
    async function limitOf(
      more: Partial<ApiSettings>,
      ask: (api: ReturnType<typeof createApi>) => unknown,
    ) {
      const {timeout} = AbortSignal
      const limits: number[] = []
      AbortSignal.timeout = ms => {
        limits.push(ms)
        return timeout.call(AbortSignal, 60_000)
      }
      try {
        await ask(createApi({origin, fetch: network().fetch, ...more}))
      } finally {
        AbortSignal.timeout = timeout
      }
      return limits
    }

    it('after 15 seconds', async () => {
      assert.deepEqual(await limitOf({}, api => api(getTeam, {})), [15_000])
      assert.deepEqual(await limitOf({}, api => api(contact, enquiry)), [15_000])
    })
    it('after ten minutes where files go either way', async () => {
      const file = await limitOf({}, api => api(media, {file: 'a.pdf'}))
      const files = await limitOf({}, api => api(addListWithUs, {...enquiry} as never))
      assert.deepEqual([file, files], [[600_000], [600_000]])
    })
    it('after the time that a page sets', async () => {
      assert.deepEqual(await limitOf({timeout: 7}, api => api(media, {file: 'a.pdf'})), [7])
    })
  })

  it('ends with its caller, and by its own time all the same', async () => {
    const {asked, fetch} = network()
    const caller = new AbortController()
    await createApi({origin, fetch})(getTeam, {}, {signal: caller.signal})
    const {signal} = asked[0]?.init ?? {}
    assert.equal(signal?.aborted, false)
    caller.abort()
    assert.equal(signal?.aborted, true)
  })

  it('keeps why it was lost, for developers', async () => {
    const cause = new TypeError('fetch failed')
    const {fetch} = network(() => Promise.reject(cause))
    const error = await createApi({origin, fetch})(getTeam, {}).catch(reason => reason)
    assert.equal(error.cause, cause)
  })

  for (const answer of [null, 5, 'text', {statusCode: 'OK'}]) {
    it(`is lost when ${JSON.stringify(answer)} is what comes back`, async () => {
      const {fetch} = network(() => Response.json(answer))
      await assert.rejects(createApi({origin, fetch})(getTeam, {}), {name: 'ApiError'})
    })
  }

  it('for a file has the file and no words', async () => {
    const {fetch} = network(() => new Response('%PDF'))
    const {data, ...answer} = await createApi({origin, fetch})(media, {file: 'a.pdf'})
    assert.deepEqual(answer, {statusCode: 200, message: ''})
    assert.equal(await data?.text(), '%PDF')
  })
})

describe('what is in flight', () => {
  it('is counted until it ends, well or badly', async () => {
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
