import assert from 'node:assert/strict'
import {hostname} from 'node:os'
import {after, afterEach, before, beforeEach, describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {type Announcer, announceServer, otherServers} from '#server/leads/servers.ts'
import {servers} from '#server/leads/tables.ts'
import {type Database, openDatabase} from '#server/platform/db/connect.ts'
import {onPostgres, postgresql} from '../support/databases/databases.ts'
import {storedLead, testLog} from '../support/leads/leads.ts'
import {newDirectory} from '../support/storage/directories.ts'

describe('servers on one database', onPostgres, () => {
  let database: Database
  let one: string
  let other: string
  const announcers: Announcer[] = []
  before(async () => {
    const {DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl} = (await postgresql?.prepare()) ?? {}
    database = openDatabase({dataDir, databaseUrl})
  })
  after(() => database.close())
  beforeEach(async () => {
    one = await newDirectory()
    other = await newDirectory()
    await (await database.ready()).delete(servers)
  })
  afterEach(async () => {
    for (const announcer of announcers.splice(0)) await announcer.close()
  })

  async function announce(dataDir: string, waiting: LeadRow[] = []) {
    const leads = {waiting: () => waiting}
    const {log} = testLog()
    const announcer = announceServer({dataDir, database, leads, log, pause: 3_600_000})
    announcers.push(announcer)
    await announcer.announce()
    return announcer
  }
  const seen = async (dataDir = one) =>
    (await otherServers(dataDir, database)).map(({host, waiting, isSilent}) => ({
      host,
      waiting,
      isSilent,
    }))
  const age = async (interval: string) => {
    const seenAt = sql`now() - ${interval}::interval`
    await (await database.ready()).update(servers).set({seenAt})
  }
  const old = storedLead()

  it('a server tells its name and how many enquiries it could not store', async () => {
    await announce(one)
    await announce(other, [old, old])
    assert.deepEqual(await seen(), [{host: hostname(), waiting: 2, isSilent: false}])
    assert.deepEqual(await seen(other), [{host: hostname(), waiting: 0, isSilent: false}])
  })

  it('an enquiry that is just being stored does not count', async () => {
    await announce(other, [storedLead({receivedAt: new Date()})])
    assert.equal((await seen())[0]?.waiting, 0)
  })

  it('a server that restarts is the same one', async () => {
    await (await announce(other, [old])).close()
    await announce(other, [])
    assert.deepEqual(await seen(), [{host: hostname(), waiting: 0, isSilent: false}])
  })

  it('a server that stopped is forgotten, unless something waits on it', async () => {
    await (await announce(other)).close()
    assert.deepEqual(await seen(), [])
    await (await announce(other, [storedLead({receivedAt: new Date()})])).close()
    await age('1 day')
    assert.deepEqual(await seen(), [{host: hostname(), waiting: 1, isSilent: false}])
  })

  it('a server that is silent for a minute is known to be, and forgotten after a week', async () => {
    await announce(other)
    await age('2 minutes')
    assert.deepEqual(await seen(), [{host: hostname(), waiting: 0, isSilent: true}])
    await age('8 days')
    await announce(one)
    assert.deepEqual(await seen(), [])
  })

  it('an embedded database has one server, which tells nobody', async () => {
    const never = () => Promise.reject(new Error('not asked'))
    assert.deepEqual(await otherServers(one, {embedded: true, ready: never}), [])
  })
})
