import assert from 'node:assert/strict'
import {after, afterEach, beforeEach, describe, it} from 'node:test'
import {readReply, startApi, type TestApi} from '../support/api/api.ts'
import {type DatabaseProxy, startDatabaseProxy} from '../support/databases/database-proxy.ts'
import {onPostgres, postgresql} from '../support/databases/databases.ts'
import {booking, enquiry} from '../support/leads/people.ts'
import {until} from '../support/until.ts'

describe('API during a database outage', onPostgres, () => {
  let line: DatabaseProxy
  let api: TestApi
  let env: {DATA_DIR: string; DATABASE_URL?: string}
  const apis: TestApi[] = []
  beforeEach(async () => {
    env = (await postgresql?.prepare()) ?? {DATA_DIR: ''}
    line = await startDatabaseProxy(env.DATABASE_URL ?? '')
  })
  afterEach(async () => {
    for (const open of apis.splice(0)) await open.close()
    line.close()
  })
  after(() => line.close())

  const start = async () => {
    api = await startApi({...env, DATABASE_URL: line.url})
    apis.push(api)
  }
  const stop = async () => {
    await api.close()
    apis.length = 0
  }
  const storedNames = async () => {
    const leads = await until(async () => {
      // Read only once no lead waits: an earlier result would be stale.
      const isDone = api.leads.status().waiting === 0
      return isDone && (await api.stored().catch(() => undefined))
    })
    return leads.map(({name}) => name)
  }

  it('leads are accepted during a database outage and stored after it', async () => {
    await start()
    assert.equal((await api.post('contact', {...enquiry, name: 'Before'})).status, 200)
    assert.deepEqual(await storedNames(), ['Before'])
    line.disconnect()
    for (const name of ['During', 'Also']) {
      assert.equal((await api.post('contact', {...enquiry, name})).status, 200)
    }
    const ready = readReply(await api.app.inject('/readyz'))
    assert.deepEqual([ready.status, ready.message], [200, 'Ready for leads only'])
    assert.equal(api.leads.status().waiting, 2)
    line.reconnect()
    assert.deepEqual(await storedNames(), ['Before', 'During', 'Also'])
    assert.match(api.log(), /database unavailable, keeping leads in the spool/)
    assert.match(api.log(), /database recovered, storing spooled leads/)
    assert.doesNotMatch(api.log(), /During|Also|layla@/)
  })

  it('a server started during an outage keeps its leads over a restart', async () => {
    line.disconnect()
    await start()
    assert.equal((await api.post('contact', {...enquiry, name: 'Early'})).status, 200)
    await stop()
    await start()
    line.reconnect()
    assert.deepEqual(await storedNames(), ['Early'])
  })

  it('a request repeated with its key during an outage is stored once', async () => {
    const headers = {'idempotency-key': 'while-down'}
    await start()
    line.disconnect()
    for (let n = 0; n < 3; n++) {
      assert.equal((await api.post('createBooking', booking, {headers})).status, 200)
    }
    const other = await api.post('createBooking', {...booking, name: 'Else'}, {headers})
    assert.equal(other.status, 409)
    line.reconnect()
    assert.deepEqual(await storedNames(), [booking.name])
  })

  it('a lead whose key cannot be looked up during an outage is stored as well', async () => {
    const headers = {'idempotency-key': 'taken'}
    await start()
    await api.post('createBooking', booking, {headers})
    await storedNames()
    await stop()
    line.disconnect()
    await start()
    // After the restart the server neither remembers the key nor can look it up.
    const other = await api.post('createBooking', {...booking, name: 'Else'}, {headers})
    assert.equal(other.status, 200)
    line.reconnect()
    assert.deepEqual((await storedNames()).sort(), ['Else', booking.name].sort())
  })

  it('a full spool answers 503 with Retry-After until the outage ends', async () => {
    env = {...env, ...{SPOOL_LIMIT: '2000'}}
    await start()
    await storedNames()
    line.disconnect()
    const answers = []
    for (let n = 0; n < 8; n++) answers.push(await api.post('contact', enquiry))
    const refused = answers.find(({status}) => status !== 200)
    assert.deepEqual([refused?.status, refused?.headers['retry-after']], [503, '30'])
    assert.equal(readReply(await api.app.inject('/readyz')).status, 503)
    line.reconnect()
    await storedNames()
    assert.equal((await api.post('contact', enquiry)).status, 200)
  })

  it('content calls answer 503 with Retry-After during a database outage', async () => {
    await start()
    await storedNames()
    line.disconnect()
    const answer = readReply(await api.app.inject('/api/v1/user/getTeam'))
    assert.deepEqual([answer.status, answer.headers['retry-after']], [503, '30'])
  })
})
