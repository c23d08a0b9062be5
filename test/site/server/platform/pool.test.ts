import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {openDatabase} from '#server/platform/db/connect.ts'
import {startDatabaseProxy} from '../support/databases/database-proxy.ts'
import {onPostgres, postgresql} from '../support/databases/databases.ts'

/** The limit of the pool. */
const CONNECTIONS = 10

describe('connections of a pool', onPostgres, () => {
  it('transactions that an outage ends at their beginning keep no connection', async () => {
    const env = (await postgresql?.prepare()) ?? {DATA_DIR: '', DATABASE_URL: ''}
    const line = await startDatabaseProxy(env.DATABASE_URL ?? '')
    const database = openDatabase({databaseUrl: line.url, dataDir: env.DATA_DIR})
    const orm = await database.ready()
    const queries = () =>
      Promise.all(Array.from({length: CONNECTIONS}, () => orm.execute(sql`select 1`)))
    await queries()
    line.disconnect()
    const transactions = Array.from({length: CONNECTIONS}, () =>
      orm.transaction(inside => inside.execute(sql`select 1`)),
    )
    const outcomes = await Promise.allSettled(transactions)
    assert.deepEqual([...new Set(outcomes.map(({status}) => status))], ['rejected'])
    line.reconnect()
    assert.equal((await queries()).length, CONNECTIONS)
    await database.close()
    line.close()
  })
})
