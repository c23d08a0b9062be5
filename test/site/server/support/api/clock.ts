/** A clock that stands still until a test moves it, also for what waits by `node:timers/promises`. */
import {syncBuiltinESMExports} from 'node:module'
import type {TestContext} from 'node:test'
import {setImmediate as nextTurn} from 'node:timers/promises'

export interface Clock {
  /** Moves it, and gives what was waiting for it the time to go on. */
  pass(ms: number): Promise<void>
}

export function stopClock(test: TestContext): Clock {
  const {timers} = test.mock
  timers.enable({apis: ['setTimeout']})
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
