/** A clock that stops until a test advances it, for `node:timers/promises` as well. */
import {syncBuiltinESMExports} from 'node:module'
import {after, before, mock, type TestContext} from 'node:test'
import {setImmediate as nextTurn} from 'node:timers/promises'

/** `stopped`: the time of day as well, where what is tested compares with it. */
export function stopClock(test: TestContext, {stopped = false} = {}) {
  const {timers} = test.mock
  timers.enable({apis: ['setTimeout', ...(stopped ? (['Date'] as const) : [])], now: Date.now()})
  syncBuiltinESMExports()
  test.after(() => {
    timers.reset()
    syncBuiltinESMExports()
  })
  return {
    /** Advances it, and lets what was waiting for it continue. */
    async pass(ms: number) {
      timers.tick(ms)
      for (let n = 0; n < 10; n++) await nextTurn()
    },
  }
}

/** For a suite that compares days, between two of which midnight could come. */
export function holdDate() {
  before(() => mock.timers.enable({apis: ['Date'], now: Date.now()}))
  after(() => mock.timers.reset())
}
