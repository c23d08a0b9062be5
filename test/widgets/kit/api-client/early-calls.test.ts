import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'
import {createApi} from '#kit/api-client/client.ts'
import {startCall} from '#kit/api-client/early-calls.ts'
import {getGoogleReviews} from '#trade/contract/contract.ts'

const address = 'https://api.example/api/v1/user/getGoogleReviews?lang=en'
const real = globalThis.fetch

/** Replaces fetch; returns a list of the requested addresses. */
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

  it('two widgets that start the same call send it once', async () => {
    const asked = fakeFetch()
    startCall(address, here)
    startCall(address, here)
    assert.deepEqual(asked, [address])
    await api(getGoogleReviews, {})
  })

  it('retries an early call that failed before it was used', async () => {
    const asked = fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    startCall(address, here)
    await new Promise(resolve => setImmediate(resolve))
    fakeFetch()
    assert.equal((await api(getGoogleReviews, {})).statusCode, 200)
    assert.deepEqual(asked, [address])
  })

  it('an early call is dropped when its widget leaves the page', async () => {
    const asked = fakeFetch()
    const leaving = new AbortController()
    startCall(address, leaving.signal)
    leaving.abort()
    await api(getGoogleReviews, {})
    assert.deepEqual(asked, [address, address])
  })

  it('an offline browser starts no early call', () => {
    const asked = fakeFetch()
    Object.defineProperty(navigator, 'onLine', {configurable: true, value: false})
    startCall(address, here)
    Reflect.deleteProperty(navigator, 'onLine')
    assert.deepEqual(asked, [])
  })

  it('a caller can abort an early call', async () => {
    fakeFetch(() => new Promise(() => {}))
    startCall(address, here)
    const leaving = new AbortController()
    const call = api(getGoogleReviews, {}, {signal: leaving.signal})
    leaving.abort()
    await assert.rejects(call, /Something went wrong/)
  })

  it('signed-in visitors do not reuse an early call, because their token is sent', async () => {
    const asked = fakeFetch()
    startCall(address, here)
    const session = {token: () => 'secret', clear: () => {}}
    const signedIn = createApi({origin: 'https://api.example', locale: 'en', session})
    await signedIn(getGoogleReviews, {})
    assert.equal(asked.length, 2)
    await api(getGoogleReviews, {})
  })
})
