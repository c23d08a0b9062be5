import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'
import {
  ApiError,
  connectionFailureMessage,
  failureMessage,
  isOffline,
} from '#kit/api-client/errors.ts'

const setNavigator = (value: {onLine?: boolean} | undefined) =>
  Object.defineProperty(globalThis, 'navigator', {configurable: true, value})

describe('message after a failed request', () => {
  const {navigator} = globalThis
  afterEach(() => setNavigator(navigator))

  it('a failure reads No Internet Connection when the browser is offline', () => {
    setNavigator({onLine: false})
    assert.equal(isOffline(), true)
    assert.equal(connectionFailureMessage(), 'No Internet Connection')
    assert.equal(failureMessage(new TypeError('import failed')), 'No Internet Connection')
  })

  for (const given of [{onLine: true}, {}, undefined]) {
    it(`a failure with navigator ${JSON.stringify(given)} reads Something went wrong`, () => {
      setNavigator(given)
      assert.equal(isOffline(), false)
      assert.equal(connectionFailureMessage(), 'Something went wrong')
      assert.equal(failureMessage(new TypeError('import failed')), 'Something went wrong')
    })
  }

  it('a failure of the request layer keeps its message, even offline', () => {
    setNavigator({onLine: false})
    const error = new ApiError('Something went wrong')
    assert.equal(error.name, 'ApiError')
    assert.equal(failureMessage(error), 'Something went wrong')
  })
})
