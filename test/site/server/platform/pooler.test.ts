/** Servers behind PgBouncer, whose connections change from one transaction to the next. */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {startApi, type TestApi} from '../support/api/api.ts'
import {importInto, newFolder, set} from '../support/content/content.ts'
import {hasPooler, type Pooler, startPooler} from '../support/databases/pooler.ts'
import {type Postgres, startOwnPostgres} from '../support/databases/postgres.ts'
import {enquiry} from '../support/leads/people.ts'
import {newDirectory} from '../support/storage/directories.ts'
import {until} from '../support/until.ts'

const postgres = hasPooler() ? await startOwnPostgres() : undefined

describe('servers behind a pooler', {
  skip: postgres ? false : 'PostgreSQL or PgBouncer is not installed',
}, () => {
  let pooler: Pooler
  let servers: TestApi[]
  before(async () => {
    const {url, createDatabase} = postgres as Postgres
    pooler = await startPooler(url)
    const DATABASE_URL = pooler.addressOf(await createDatabase())
    const start = async () => startApi({DATA_DIR: await newDirectory(), DATABASE_URL})
    servers = await Promise.all([start(), start(), start()])
    // Each of them migrates, and none of them leaves a lock behind.
    await Promise.all(servers.map(({database}) => database.ready()))
  })
  after(async () => {
    await Promise.all(servers.map(server => server.close()))
    await pooler.stop()
    await postgres?.stop()
  })

  it('an enquiry to each server is stored once', async () => {
    for (const [index, server] of servers.entries()) {
      const sent = {...enquiry, message: `to server ${index}`}
      assert.equal((await server.post('contact', sent)).status, 200)
    }
    for (const server of servers) await server.leads.settled()
    assert.equal((await servers[0]?.stored())?.length, servers.length)
  })

  it('an import by one server shows on the others soon', async () => {
    const [one, ...others] = servers as [TestApi, ...TestApi[]]
    await importInto(one, await newFolder())
    const teamOf = async ({app}: TestApi) => (await app.inject({url: '/api/v1/user/getTeam'})).body
    const showOn = async (name: string) => {
      for (const other of others) {
        await until(async () => (await teamOf(other)).includes(name))
      }
    }
    await showOn('Anna Berg')
    await importInto(one, await newFolder(set('team', 'anna-berg', {name: 'Anna Mountain'})))
    await showOn('Anna Mountain')
  })
})
