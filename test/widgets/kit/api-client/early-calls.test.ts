import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'
import {createApi} from '#kit/api-client/client.ts'
import {startCall} from '#kit/api-client/early-calls.ts'
import {getGoogleReviews} from '#trade/contract/contract.ts'

const address = 'https://api.example/api/v1/user/getGoogleReviews?lang=en'
const real = globalThis.fetch

/** Takes the place of fetch; returns a list of the addresses that were asked for. */
function fakeFetch(answer: () => Promise<Response> = async () => reviews()) {
  const asked: string[] = []
  globalThis.fetch = input => {
    asked.push(String(input))
    return answer()
  }
  return asked
}

const reviews = () => Response.json({statusCode: 200, message: '', data: []})
/** An element that stays on its page. */
const {signal: here} = new AbortController()
const api = createApi({origin: 'https://api.example', locale: 'en'})

describe('a call that was started early', () => {
  afterEach(() => {
    globalThis.fetch = real
  })

  it('answers the call that is made later, which sends no request', async () => {
    const asked = fakeFetch()
    startCall(address, here)
    assert.equal((await api(getGoogleReviews, {})).statusCode, 200)
    assert.deepEqual(asked, [address])
  })

  it('answers one call; the next one asks again', async () => {
    const asked = fakeFetch()
    startCall(address, here)
    await api(getGoogleReviews, {})
    await api(getGoogleReviews, {})
    assert.deepEqual(asked, [address, address])
  })

  it('is sent once for two widgets that start it', async () => {
    const asked = fakeFetch()
    startCall(address, here)
    startCall(address, here)
    assert.deepEqual(asked, [address])
    await api(getGoogleReviews, {})
  })

  it('that failed unseen is asked again', async () => {
    const asked = fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    startCall(address, here)
    await new Promise(resolve => setImmediate(resolve))
    fakeFetch()
    assert.equal((await api(getGoogleReviews, {})).statusCode, 200)
    assert.deepEqual(asked, [address])
  })

  it('is forgotten when its widget leaves the page', async () => {
    const asked = fakeFetch()
    const leaving = new AbortController()
    startCall(address, leaving.signal)
    leaving.abort()
    await api(getGoogleReviews, {})
    assert.deepEqual(asked, [address, address])
  })

  it('is not sent by an offline browser', () => {
    const asked = fakeFetch()
    Object.defineProperty(navigator, 'onLine', {configurable: true, value: false})
    startCall(address, here)
    Reflect.deleteProperty(navigator, 'onLine')
    assert.deepEqual(asked, [])
  })

  it('is given up by a caller who no longer wants it', async () => {
    fakeFetch(() => new Promise(() => {}))
    startCall(address, here)
    const leaving = new AbortController()
    const call = api(getGoogleReviews, {}, {signal: leaving.signal})
    leaving.abort()
    await assert.rejects(call, /Something went wrong/)
  })

  it('is not taken for a signed-in visitor, whose token is sent', async () => {
    const asked = fakeFetch()
    startCall(address, here)
    const session = {token: () => 'secret', clear: () => {}}
    const signedIn = createApi({origin: 'https://api.example', locale: 'en', session})
    await signedIn(getGoogleReviews, {})
    assert.equal(asked.length, 2)
    await api(getGoogleReviews, {})
  })
})
