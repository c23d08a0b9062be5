import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'
import {inFlight} from '#kit/api-client/activity.ts'
import {createApi} from '#kit/api-client/client.ts'
import {
  addListWithUs,
  contact,
  createBooking,
  getNeighborhood,
  getTeam,
  media,
  searchProperties,
} from '#trade/contract/contract.ts'

const enquiry = {name: 'Omar', phone: '97150'}

/** A network that responds as the test wants, and records each request. */
function network(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    return answer(request)
  }
  return {requests, fetch: fetch as typeof globalThis.fetch}
}

const envelope = (statusCode: number, message = '', data: unknown = null) =>
  Response.json({statusCode, message, data}, {status: statusCode})

describe('request layer', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'onLine'))

  it('posts an enquiry as JSON with its idempotency key and returns the envelope', async () => {
    const {requests, fetch} = network(() => envelope(200, 'Thank you'))
    const api = createApi({origin: 'https://api.example.com/', fetch})
    const answer = await api(contact, enquiry, {key: 'k1'})
    assert.deepEqual(answer, {statusCode: 200, message: 'Thank you', data: null})
    assert.equal(requests[0]?.url, 'https://api.example.com/api/v1/user/contact')
    assert.equal(requests[0]?.headers.get('idempotency-key'), 'k1')
    assert.equal(requests[0]?.headers.get('content-type'), 'application/json')
    assert.equal(requests[0]?.headers.has('authorization'), false)
    assert.deepEqual(await requests[0]?.json(), enquiry)
  })

  it('returns the id of the stored enquiry, where the server gives one as a text', async () => {
    const idOf = async (data: unknown) => {
      const {fetch} = network(() => envelope(200, 'Thank you', data))
      return (await createApi({origin: 'https://api.example.com', fetch})(contact, enquiry)).id
    }
    assert.equal(await idOf({id: '0193e6c2'}), '0193e6c2')
    for (const data of [null, [], {id: 7}, {id: null}, 'stored']) {
      assert.equal(await idOf(data), undefined)
    }
  })

  it('returns the bytes of a file, and the status of a file that is not found', async () => {
    const pdf = new Uint8Array([37, 80, 68, 70])
    const {requests, fetch} = network(({url}) =>
      url.endsWith('a%20plan.pdf') ? new Response(pdf) : envelope(404, 'There is no such file.'),
    )
    const api = createApi({origin: 'https://api.example.com', fetch})
    const {statusCode, data} = await api(media, {file: 'documents/a plan.pdf'})
    assert.equal(statusCode, 200)
    assert.deepEqual(new Uint8Array(await (data as Blob).arrayBuffer()), pdf)
    assert.equal(
      requests[0]?.url,
      'https://api.example.com/api/v1/user/media/documents/a%20plan.pdf',
    )
    assert.equal((await api(media, {file: 'gone.pdf'})).statusCode, 404)
  })

  it('puts the parameters of a read call into path and query', async () => {
    const {requests, fetch} = network(() => envelope(200))
    const api = createApi({origin: 'https://api.example.com', fetch})
    await api(getNeighborhood, {name: 'Jumeirah Beach Residence', community: 'Marina'})
    await api(searchProperties, {place: 'Al Barari', bedrooms: ''})
    await api(getTeam, {})
    const paths = requests.map(({url}) => url.replace('https://api.example.com/api/v1/user/', ''))
    assert.deepEqual(paths, [
      'getNeighborhood/Jumeirah%20Beach%20Residence?community=Marina',
      'search-properties?place=Al+Barari',
      'getTeam',
    ])
  })

  it('sends files as multipart with one part for each file', async () => {
    const {requests, fetch} = network(() => envelope(200))
    const api = createApi({origin: 'https://api.example.com', fetch})
    const picture = (name: string) => new File(['…'], name, {type: 'image/png'})
    await api(addListWithUs, {
      ...enquiry,
      email: 'omar@example.com',
      property_location: 'Al Barari',
      current_valuation: '1000000',
      move_in_date: '2030-01-01',
      property_images: [picture('a.png'), picture('b.png')],
    })
    const form = await requests[0]?.formData()
    const names = form?.getAll('property_images').map(part => (part as File).name)
    assert.deepEqual(names, ['a.png', 'b.png'])
    assert.equal(form?.get('name'), 'Omar')
  })

  it('adds partner and campaign to the query of enquiries, not of read calls', async () => {
    const {requests, fetch} = network(() => envelope(200))
    const context = () => ({partner: 'marina-homes', utm_source: 'letter'})
    const api = createApi({origin: 'https://api.example.com', fetch, context})
    await api(contact, enquiry)
    await api(getTeam, {})
    assert.match(requests[0]?.url ?? '', /contact\?partner=marina-homes&utm_source=letter$/)
    assert.match(requests[1]?.url ?? '', /getTeam$/)
  })

  it('sends the session token; a 401 response clears it and reaches the caller', async () => {
    let token: string | null = 'secret'
    const session = {
      token: () => token,
      clear: () => {
        token = null
      },
    }
    const {requests, fetch} = network(() => envelope(401, 'Please sign in again.'))
    const api = createApi({origin: 'https://api.example.com', fetch, session})
    const answer = await api(getTeam, {})
    assert.equal(requests[0]?.headers.get('authorization'), 'Bearer secret')
    assert.equal(token, null)
    assert.equal(answer.statusCode, 401)
    assert.equal(answer.message, 'Please sign in again.')
  })

  it('returns a 422 response with its message and its field errors', async () => {
    const rejection = {statusCode: 422, message: 'Required!', errors: {rentOrSale: 'Required!'}}
    const {fetch} = network(() => Response.json(rejection, {status: 422}))
    const api = createApi({origin: 'https://api.example.com', fetch})
    const booking = {...enquiry, email: '', rentOrSale: '', is_whatsapp_number: false}
    assert.deepEqual(await api(createBooking, booking), rejection)
  })

  it('a call rejects with No Internet Connection when offline, without a request', async () => {
    Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => false})
    const {requests, fetch} = network(() => envelope(200))
    const api = createApi({origin: 'https://api.example.com', fetch})
    await assert.rejects(api(contact, enquiry), {
      name: 'ApiError',
      message: 'No Internet Connection',
    })
    assert.equal(requests.length, 0)
  })

  const lost: Record<string, () => Response | Promise<Response>> = {
    'a broken connection': () => Promise.reject(new TypeError('fetch failed')),
    'an HTML page instead of JSON': () => new Response('<!doctype html>', {status: 502}),
    'JSON without an envelope': () => Response.json({ok: true}),
    'an empty response': () => new Response('', {status: 200}),
  }
  for (const [what, answer] of Object.entries(lost)) {
    it(`a call rejects with Something went wrong after ${what}`, async () => {
      const api = createApi({origin: 'https://api.example.com', fetch: network(answer).fetch})
      await assert.rejects(api(contact, enquiry), {
        name: 'ApiError',
        message: 'Something went wrong',
      })
    })
  }

  it('a call rejects when it times out and when its caller aborts', async () => {
    const hangingNetwork = network(
      ({signal}) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const api = createApi({
      origin: 'https://api.example.com',
      fetch: hangingNetwork.fetch,
      timeout: 10,
    })
    await assert.rejects(api(contact, enquiry), {message: 'Something went wrong'})
    const caller = new AbortController()
    const hangingApi = createApi({origin: 'https://api.example.com', fetch: hangingNetwork.fetch})
    const pending = hangingApi(contact, enquiry, {signal: caller.signal})
    caller.abort()
    await assert.rejects(pending, {message: 'Something went wrong'})
  })

  it('a call counts as in flight until its response arrives', async () => {
    const asked = Promise.withResolvers<(response: Response) => void>()
    const {fetch} = network(() => new Promise(asked.resolve))
    const api = createApi({origin: 'https://api.example.com', fetch})
    const pending = api(getTeam, {})
    assert.equal(inFlight.value, 1)
    const answer = await asked.promise
    assert.equal(inFlight.value, 1)
    answer(envelope(200))
    await pending
    assert.equal(inFlight.value, 0)
  })
})
