/** Servers on one PostgreSQL, each with a data directory of its own, as one product. */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {issueFormToken} from '#server/leads/time-trap.ts'
import {enquiryCounts} from '#server/platform/db/tables.ts'
import {fromNow} from '../../support/dates.ts'
import {startApi, type TestApi} from './support/api/api.ts'
import {onPostgres, postgresql} from './support/databases/databases.ts'
import {enquiry} from './support/leads/people.ts'
import {newDirectory} from './support/storage/directories.ts'
import {until} from './support/until.ts'

const LIMIT = 30

describe('several servers on one PostgreSQL', onPostgres, () => {
  const servers: TestApi[] = []
  let env: Record<string, string | undefined> & {DATA_DIR: string}
  const start = async () => {
    const server = await startApi({
      ...env,
      DATA_DIR: await newDirectory(),
      LEADS_PER_MINUTE: `${LIMIT}`,
    })
    servers.push(server)
    return server
  }
  before(async () => {
    env = (await postgresql?.prepare()) ?? {DATA_DIR: ''}
    await start()
    await start()
  })
  after(() => Promise.all(servers.map(server => server.close())))
  const [ONE, OTHER] = [0, 1]
  const at = (index: number) => servers[index] as TestApi
  const tokenOf = (server: TestApi) => issueFormToken(server.secret, fromNow(-9_000).getTime())
  let sent = 0
  const send = (server: TestApi, options: object) =>
    server.post('contact', {...enquiry, message: `number ${++sent}`}, options)

  it('an enquiry from a page of one server is genuine at another', async () => {
    const {status} = await send(at(OTHER), {
      query: {form: tokenOf(at(ONE))},
      address: '203.0.113.1',
    })
    assert.equal(status, 200)
    const [lead] = await at(OTHER).stored()
    assert.equal(lead?.suspectedSpam, null)
  })

  it('a server that comes later takes the forms of pages that are open', async () => {
    const token = tokenOf(at(ONE))
    const later = await start()
    const {status} = await send(later, {query: {form: token}, address: '203.0.113.2'})
    assert.equal(status, 200)
    const suspicions = (await later.stored()).map(lead => lead.suspectedSpam)
    assert.deepEqual(suspicions, [null, null])
  })

  it('a client that takes turns between servers is limited as by one', async test => {
    test.mock.timers.enable({apis: ['Date'], now: fromNow(0)}) // within one minute
    const statusAt = async (index: number) =>
      (await send(at(index), {address: '203.0.113.3'})).status
    for (let n = 0; n < LIMIT; n++) assert.equal(await statusAt(n % 2), 200)
    const orm = await at(ONE).database.ready()
    const areExchanged = (count: number) =>
      until(() => orm.$count(enquiryCounts, eq(enquiryCounts.count, count)))
    // Its second exchange comes after those of the others, which may come after its first.
    for (const count of [LIMIT + 1, LIMIT + 2]) {
      await statusAt(2)
      await areExchanged(count)
    }
    let tries = 2
    await until(async () => ++tries && (await statusAt(2)) === 429)
    assert.ok(tries < LIMIT, 'alone, it would take as many as the others')
  })
})
