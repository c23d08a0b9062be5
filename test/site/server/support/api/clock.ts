/** A clock that stops until a test advances it, for `node:timers/promises` as well. */
import {syncBuiltinESMExports} from 'node:module'
import type {TestContext} from 'node:test'
import {setImmediate as nextTurn} from 'node:timers/promises'

export interface Clock {
  /** Advances it, and lets what was waiting for it continue. */
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
