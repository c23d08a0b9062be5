/** A clock that stops until a test advances it, for `node:timers/promises` as well. */
import {syncBuiltinESMExports} from 'node:module'
import {after, before, mock, type TestContext} from 'node:test'
import {setImmediate as nextTurn} from 'node:timers/promises'

export interface Clock {
  /** Advances it, and lets what was waiting for it continue. */
  pass(ms: number): Promise<void>
}

/** `stopped`: the time of day as well, where what is tested compares with it. */
export function stopClock(test: TestContext, {stopped = false} = {}): Clock {
  const {timers} = test.mock
  timers.enable({apis: ['setTimeout', ...(stopped ? (['Date'] as const) : [])], now: Date.now()})
  syncBuiltinESMExports()
  test.after(() => {
    timers.reset()
    syncBuiltinESMExports()
  })
  return {
    async pass(ms) {
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
