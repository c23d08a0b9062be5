/** Public content from a streaming replica, which may lag behind or be down. */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import pg from 'pg'
import {startApi, type TestApi} from '../support/api/api.ts'
import {importInto, newFolder, set} from '../support/content/content.ts'
import {type OwnPostgres, startOwnPostgres} from '../support/databases/postgres.ts'
import {newDirectory} from '../support/storage/directories.ts'
import {until} from '../support/until.ts'

const primary = await startOwnPostgres()
const replica = await primary?.replicate()
after(() => Promise.all([primary?.stop(), replica?.stop()]))

describe('replica of PostgreSQL', {
  skip: primary && replica ? false : 'PostgreSQL is not installed',
}, () => {
  let api: TestApi
  let question = 0
  before(async () => {
    const url = new URL((await primary?.createDatabase()) ?? '')
    const readUrl = new URL(url)
    readUrl.port = new URL(replica?.url ?? '').port
    api = await startApi({
      DATA_DIR: await newDirectory(),
      DATABASE_URL: url.href,
      DATABASE_READ_URL: readUrl.href,
    })
    await importInto(api, await newFolder())
    await isReplica('up')
  })
  after(() => api.close())

  const read = async (path: string) => {
    const {statusCode, body} = await api.app.inject({url: `/api/v1/user/${path}`})
    return {status: statusCode, body}
  }
  /** Asks until the replica is in that state; each question is another, so that none is kept. */
  async function isReplica(state: string) {
    await until(async () => {
      assert.equal((await read(`search-properties?place=Place+${question++}`)).status, 200)
      return api.reader.replica() === state
    })
  }
  async function onReplica(statement: string) {
    const client = new pg.Client({connectionString: replica?.url})
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  /** Reads the state that monitoring sees; the server is ready in any case. */
  async function reported() {
    const answer = await api.app.inject('/readyz')
    assert.equal(answer.statusCode, 200)
    return answer.json().data.replica
  }
  const rename = (name: string) => newFolder(set('team', 'anna-berg', {name}))

  it('an import shows at once while the replica lags behind', async () => {
    await onReplica('select pg_wal_replay_pause()')
    await importInto(api, await rename('Layla the Second'))
    assert.match((await read('getTeam')).body, /Layla the Second/)
    assert.equal(api.reader.replica(), 'lagging')
    assert.equal(await reported(), 'lagging')
    await onReplica('select pg_wal_replay_resume()')
    await isReplica('up')
  })

  it('content that nobody asked for before is answered while the database is down', async () => {
    await primary?.crash()
    assert.equal((await read('getNewsList')).status, 200)
    await primary?.start()
  })

  it('content is answered while the replica is down, and from it when it is back', async () => {
    await (replica as OwnPostgres).crash()
    assert.equal((await read('getBlogsList')).status, 200)
    await isReplica('down')
    assert.equal(await reported(), 'down')
    await replica?.start()
    await until(async () => (await reported()) === 'up')
    await isReplica('up')
  })
})
