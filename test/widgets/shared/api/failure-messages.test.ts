import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'
import {ApiError, failureMessage} from '../../../../widgets/shared/api/errors.ts'
import {
  connectionFailureMessage,
  isOffline,
} from '../../../../widgets/shared/api/failure-messages.ts'

const setNavigator = (value: {onLine?: boolean} | undefined) =>
  Object.defineProperty(globalThis, 'navigator', {configurable: true, value})

describe('what a visitor reads when something did not arrive', () => {
  const {navigator} = globalThis
  afterEach(() => setNavigator(navigator))

  it('is that there is no connection, where the browser says so', () => {
    setNavigator({onLine: false})
    assert.equal(isOffline(), true)
    assert.equal(connectionFailureMessage(), 'No Internet Connection')
    assert.equal(failureMessage(new TypeError('import failed')), 'No Internet Connection')
  })

  for (const given of [{onLine: true}, {}, undefined]) {
    it(`is that something went wrong, where the browser says ${JSON.stringify(given)}`, () => {
      setNavigator(given)
      assert.equal(isOffline(), false)
      assert.equal(connectionFailureMessage(), 'Something went wrong')
      assert.equal(failureMessage(new TypeError('import failed')), 'Something went wrong')
    })
  }

  it('is what the request layer says, where it was asked', () => {
    setNavigator({onLine: false})
    const error = new ApiError('Something went wrong')
    assert.equal(error.name, 'ApiError')
    assert.equal(failureMessage(error), 'Something went wrong')
  })
})
