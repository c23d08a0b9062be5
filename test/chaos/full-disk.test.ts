import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {MAIN, startServer} from '../site/server/support/api/server-process.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {databases, FAULTS, LEADS_PER_FAULT, TIMEOUT} from './support/extent.ts'
import {fill, hasSmallDisk, insideOf, onSmallDisk} from './support/small-disk.ts'
import {timeToCatchUp} from './support/status.ts'
import {assertStoredOnce, describeTimes} from './support/stored-once.ts'
import {startWriters} from './support/writers.ts'

describe('full disk', {skip: hasSmallDisk() ? false : 'no small disk can be made here'}, () => {
  for (const database of databases) {
    it(`a full disk leads to 503 but loses no enquiry, ${FAULTS} times, with ${database.name}`, {
      timeout: TIMEOUT,
    }, async () => {
      const env = await database.prepare()
      const disk = await newDirectory()
      const server = await startServer({...env, DISK: disk}, MAIN, onSmallDisk)
      const own = {...env, DATA_DIR: insideOf(server.pid, disk)}
      const writers = startWriters(server.api)
      const recoveries: number[] = []
      for (let fault = 0; fault < FAULTS; fault++) {
        await writers.more(LEADS_PER_FAULT)
        const makeRoom = await fill(own.DATA_DIR)
        await writers.more(LEADS_PER_FAULT, 503)
        assert.equal((await fetch(`${server.site}/contact-us`)).status, 200)
        await makeRoom()
        await writers.more(1)
        recoveries.push(await timeToCatchUp(server.api))
      }
      await writers.stop()
      const faults = `${database.name}, ${FAULTS} times a full disk, all enquiries in the database ${describeTimes(recoveries)}`
      await assertStoredOnce({env: own, writers, faults})
      assert.deepEqual([...writers.answers.keys()].sort(), [200, 503])
      await server.end('SIGTERM')
    })
  }
})
