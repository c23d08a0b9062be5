import {describe, it} from 'node:test'
import {freePort} from '../site/server/support/api/free-port.ts'
import {startServer} from '../site/server/support/api/server-process.ts'
import {onPostgres, postgresql} from '../site/server/support/databases/databases.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {chance, FAULTS, LEADS_PER_FAULT, TIMEOUT} from './support/extent.ts'
import {assertStoredOnce} from './support/stored-once.ts'
import {startWriters} from './support/writers.ts'

/** Milliseconds that a server lives at most after an enquiry was answered. */
const LIFETIME_MS = 500

describe('two servers on one PostgreSQL', onPostgres, () => {
  it(`two servers store each enquiry once despite ${2 * FAULTS} kills`, {
    timeout: TIMEOUT,
  }, async () => {
    const shared = (await postgresql?.prepare()) ?? {DATA_DIR: ''}
    const env = async (DATA_DIR: string) => ({
      ...shared,
      DATA_DIR,
      API_PORT: String(await freePort()),
    })
    const [one, two] = [await env(shared.DATA_DIR), await env(await newDirectory())]
    const servers = [
      {env: one, server: await startServer(one)},
      {env: two, server: await startServer(two)},
    ]
    const writers = startWriters(...servers.map(({server}) => server.api))
    for (let round = 0; round < FAULTS; round++) {
      for (const each of servers) {
        await writers.more(LEADS_PER_FAULT / 2)
        await chance(LIFETIME_MS)
        await each.server.end('SIGKILL')
        await writers.more(LEADS_PER_FAULT / 2)
        each.server = await startServer(each.env)
      }
    }
    await writers.stop()
    for (const {server} of servers) await server.end('SIGTERM')
    await assertStoredOnce({env: one, writers, faults: `two servers, ${2 * FAULTS} kills`})
  })
})
