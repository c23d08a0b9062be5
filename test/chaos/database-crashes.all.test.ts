import assert from 'node:assert/strict'
import {after, describe, it} from 'node:test'
import {startServer} from '../site/server/support/api/server-process.ts'
import {startOwnPostgres} from '../site/server/support/databases/postgres.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {FAULTS, LEADS_PER_FAULT, TIMEOUT} from './support/extent.ts'
import {timeToCatchUp} from './support/status.ts'
import {assertStoredOnce, describeTimes} from './support/stored-once.ts'
import {startWriters} from './support/writers.ts'

const postgres = await startOwnPostgres()
after(() => postgres?.stop())

describe('crashes of PostgreSQL', {skip: postgres ? false : 'PostgreSQL is not installed'}, () => {
  it(`each enquiry is accepted and stored once through ${FAULTS} crashes of PostgreSQL`, {
    timeout: TIMEOUT,
  }, async () => {
    assert.ok(postgres)
    const env = {DATA_DIR: await newDirectory(), DATABASE_URL: await postgres.createDatabase()}
    const server = await startServer(env)
    const writers = startWriters(server.api)
    const recoveries: number[] = []
    for (let fault = 0; fault < FAULTS; fault++) {
      await writers.more(LEADS_PER_FAULT / 2)
      await postgres.crash()
      await writers.more(LEADS_PER_FAULT / 2)
      await postgres.start()
      recoveries.push(await timeToCatchUp(server.api))
    }
    await writers.stop()
    assert.deepEqual([...writers.answers.keys()], [200])
    await server.end('SIGTERM')
    const faults = `${FAULTS} crashes of PostgreSQL, all enquiries in it ${describeTimes(recoveries)}`
    await assertStoredOnce({env, writers, faults})
  })
})
