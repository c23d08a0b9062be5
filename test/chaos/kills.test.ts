import {describe, it} from 'node:test'
import {freePort} from '../site/server/support/api/free-port.ts'
import {MAIN, startServer} from '../site/server/support/api/server-process.ts'
import {chance, databases, KILLS, LEADS, TIMEOUT} from './support/extent.ts'
import {assertStoredOnce, describeTimes} from './support/stored-once.ts'
import {startWriters} from './support/writers.ts'

/** Milliseconds that a server lives at most after enquiries were answered. */
const LIFETIME_MS = 500

describe('accepted enquiries after kills of the server', () => {
  for (const database of databases) {
    it(`accepted enquiries are stored once after ${KILLS} kills, with ${database.name}`, {
      timeout: TIMEOUT,
    }, async () => {
      const env = {
        ...(await database.prepare()),
        PORT: String(await freePort()),
        API_PORT: String(await freePort()),
      }
      const recoveries: number[] = []
      const start = async () => {
        // clock: it is printed, and compared with nothing.
        const begun = performance.now()
        const started = await startServer(env, MAIN)
        // clock: the same.
        recoveries.push(performance.now() - begun)
        return started
      }
      let server = await start()
      recoveries.length = 0
      const writers = startWriters(server.api)
      for (let kills = 0; kills < KILLS; kills++) {
        await writers.more(LEADS / KILLS)
        await chance(LIFETIME_MS)
        await server.end('SIGKILL')
        server = await start()
      }
      await writers.stop()
      await server.end('SIGTERM')
      const faults = `${database.name}, ${recoveries.length} kills, ready again ${describeTimes(recoveries)}`
      await assertStoredOnce({env, writers, faults})
    })
  }
})
