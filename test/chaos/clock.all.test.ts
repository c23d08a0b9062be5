import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {nodeEnvironment} from '../site/server/support/api/node-environment.ts'
import {startServer} from '../site/server/support/api/server-process.ts'
import {databases, FAULTS, LEADS_PER_FAULT, SEED, TIMEOUT} from './support/extent.ts'
import {assertStoredOnce} from './support/stored-once.ts'
import {startWriters} from './support/writers.ts'

const JUMPING = fileURLToPath(new URL('./support/jumping-clock.ts', import.meta.url))

describe('clock jumps of up to a year, backwards and forwards', () => {
  for (const database of databases) {
    it(`the server stores each enquiry once despite clock jumps, with ${database.name}`, {
      timeout: TIMEOUT,
    }, async () => {
      const env = await database.prepare()
      const {NODE_OPTIONS} = nodeEnvironment()
      const server = await startServer({
        ...env,
        NODE_OPTIONS: `${NODE_OPTIONS} --import=${JUMPING}`,
        CHAOS_SEED: String(SEED),
      })
      const writers = startWriters(server.api)
      await writers.more(FAULTS * LEADS_PER_FAULT)
      await writers.stop()
      assert.deepEqual([...writers.answers.keys()], [200])
      await server.end('SIGTERM')
      await assertStoredOnce({env, writers, faults: `${database.name}, a clock that jumps`})
    })
  }
})
