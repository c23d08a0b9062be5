import assert from 'node:assert/strict'
import {after, describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {openDatabase} from '#server/platform/db/connect.ts'
import {onPostgres, postgresql} from '../support/databases/databases.ts'

describe('PostgreSQL connection', onPostgres, () => {
  const closing: (() => Promise<void>)[] = []
  after(() => Promise.all(closing.map(close => close())))

  it('every connection sets a statement timeout of 14 seconds', async () => {
    const {DATABASE_URL = '', DATA_DIR: dataDir = ''} = (await postgresql?.prepare()) ?? {}
    const database = openDatabase({databaseUrl: DATABASE_URL, dataDir})
    closing.push(database.close)
    const orm = await database.ready()
    // On each of several connections, which are open at the same time.
    const settings = await Promise.all(
      Array.from({length: 3}, () =>
        orm.execute(sql`select current_setting('statement_timeout') as timeout, pg_sleep(0.05)`),
      ),
    )
    for (const {rows} of settings as unknown as {rows: {timeout: string}[]}[]) {
      assert.equal(rows[0]?.timeout, '14s')
    }
  })
})
