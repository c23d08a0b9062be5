import assert from 'node:assert/strict'
import {afterEach, beforeEach, describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {outbox} from '#server/platform/db/tables.ts'
import {openEntries} from '#server/platform/outbox/entries.ts'
import {startApi, type TestApi} from '../../support/api/api.ts'
import {leads} from '../../support/api/command.ts'
import {sendBooking} from '../../support/api/send.ts'
import {type ServerHere, startServerHere} from '../../support/api/server-here.ts'
import {startServer} from '../../support/api/server-process.ts'
import {startDatabaseProxy} from '../../support/databases/database-proxy.ts'
import {
  databases,
  everyDatabase,
  oneDatabase,
  onPostgres,
  postgresql,
} from '../../support/databases/databases.ts'
import {isDelivered, passTime, rowsOf, secret} from '../../support/leads/deliveries.ts'
import {enquiry} from '../../support/leads/people.ts'
import {type Receiver, startReceiver} from '../../support/leads/receiver.ts'
import {newDirectory} from '../../support/storage/directories.ts'
import {until} from '../../support/until.ts'

let receiver: Receiver
let webhook: {LEADS_WEBHOOK: string; LEADS_WEBHOOK_SECRET: string}
const apis: TestApi[] = []
beforeEach(async () => {
  receiver = await startReceiver()
  webhook = {LEADS_WEBHOOK: receiver.url, LEADS_WEBHOOK_SECRET: secret}
})
afterEach(async () => {
  receiver.answer = () => ({status: 200})
  for (const open of apis.splice(0)) await open.close()
  await receiver.close()
})

const keys = () => receiver.received.map(({headers}) => String(headers['idempotency-key']))

for (const database of databases) {
  describe(`delivery of accepted enquiries, with ${database.name}`, () => {
    it('enquiries are delivered after a kill, repeated ones under the same key', async () => {
      const env = {...(await database.prepare()), ...webhook}
      receiver.answer = () => new Promise(() => {})
      const killed = await startServer(env)
      const people = ['Ana', 'Ben', 'Cleo', 'Dina', 'Eva', 'Finn']
      await Promise.all(people.map(name => send(killed, name)))
      await receiver.has(1)
      await killed.end('SIGKILL')
      const taken = (await passTime(env)).find(({state}) => state === 'sending')
      assert.ok(Number(taken?.nextTry) - Number(taken?.createdAt) > 30_000)
      receiver.answer = () => ({status: 200})
      const server = await startServerHere(env)
      await until(() => server.log().match(/lead delivered/g)?.length === people.length)
      await server.close()
      const names = receiver.received.map(({body}) => body.fields.name)
      assert.deepEqual([...new Set(names)].sort(), people)
      assert.ok(receiver.received.length > people.length)
      assert.equal(new Set(keys()).size, people.length)
    })
  })
}

for (const database of everyDatabase) {
  it(`concurrent claims never return the same enquiry twice, with ${database.name}`, async () => {
    const api = await start({...(await database.prepare()), ...webhook})
    receiver.answer = () => ({status: 503})
    for (let n = 0; n < 12; n++) await api.post('contact', enquiry)
    await until(async () => (await rowsOf(api)).filter(row => row.tries).length === 12)
    await api.app.outbox.close()
    const orm = await api.database.ready()
    await orm.update(outbox).set({nextTry: sql`now()`, state: 'waiting'})
    const entries = openEntries(api.database)
    const kind = {name: 'webhook', concurrency: 3}
    const batches = await Promise.all([1, 2, 3, 4, 5].map(() => entries.claim(kind)))
    const taken = batches.flat().map(({item}) => item)
    assert.equal(taken.length, 12)
    assert.equal(new Set(taken).size, 12)
    assert.ok(batches.every(batch => batch.length <= 3))
  })
}

describe('waiting and failed enquiries', () => {
  it('the leads command lists deliveries, server up or down, and retries failed ones', async () => {
    const env = {...(await oneDatabase.prepare()), ...webhook}
    receiver.answer = ({body}) => ({status: body.fields.name === 'Ana' ? 410 : 200})
    const server = await startServerHere(env)
    for (const name of ['Ana', 'Ben']) await send(server, name)
    // The log tells of each before the database has it.
    await until(() => server.log().match(/failed permanently|lead delivered/g)?.length === 2)
    const areRecorded = async () => !/waiting|sending/.test((await leads(env, 'deliveries')).stdout)
    await until(areRecorded)
    const running = await leads(env, 'deliveries')
    await server.close()
    const stopped = await leads(env, 'deliveries')
    // Something failed, which a monitor sees by the exit code.
    assert.deepEqual([running.code, stopped.code], [3, 3], running.stderr + stopped.stderr)
    assert.equal(running.stdout, stopped.stdout)
    const {channels, deliveries: counts} = JSON.parse(
      (await leads(env, 'deliveries', '--json')).stdout,
    )
    assert.deepEqual(channels, ['webhook'])
    const states = counts.map(({state, count}: {state: string; count: number}) => [state, count])
    assert.deepEqual(states, [
      ['delivered', 1],
      ['failed', 1],
    ])
    assert.match(running.stdout, /^channels: webhook\n/)
    assert.match(running.stdout, /^webhook +delivered +1 +\d{4}-\S+$/m)
    assert.match(running.stdout, /^webhook +failed +1 +\d{4}-\S+ +answered 410$/m)
    assert.doesNotMatch(running.stdout, /Ana|Ben|97150|token/)
    const later = await startServerHere(env)
    receiver.answer = () => ({status: 200})
    assert.match((await leads(env, 'retry')).stdout, /^1 to deliver\./)
    await receiver.has(3)
    await later.close()
  })

  it('a delivery interrupted by a server stop is sent after the next start', async () => {
    const env = {...(await oneDatabase.prepare()), ...webhook}
    receiver.answer = () => new Promise(() => {})
    const server = await startServerHere(env)
    await send(server, 'Ana')
    await receiver.has(1)
    await server.close()
    receiver.answer = () => ({status: 200})
    // No lease has to expire first.
    const later = await startServerHere(env)
    await receiver.has(2)
    await until(() => later.log().includes('lead delivered'))
    await later.close()
  })
})

describe('two servers on one PostgreSQL', onPostgres, () => {
  it('two servers on one PostgreSQL deliver each enquiry once', async () => {
    const {DATABASE_URL} = (await postgresql?.prepare()) ?? {}
    const own = async () => ({DATABASE_URL, DATA_DIR: await newDirectory(), ...webhook})
    // Both poll all the time and find each other's deliveries.
    const pauses = {look: 1}
    const [one, other] = [await start(await own(), pauses), await start(await own(), pauses)]
    await Promise.all(
      Array.from({length: 60}, (_, n) => (n % 2 ? one : other).post('contact', enquiry)),
    )
    await isDelivered(one, 60)
    assert.equal(keys().length, 60)
    assert.equal(new Set(keys()).size, 60)
    const counted = (api: TestApi) => api.log().match(/lead delivered/g)?.length ?? 0
    assert.equal(counted(one) + counted(other), 60)
  })

  it('claim() skips a row that another transaction has locked', async () => {
    const api = await start({...((await postgresql?.prepare()) ?? {DATA_DIR: ''}), ...webhook})
    receiver.answer = () => ({status: 503})
    for (let n = 0; n < 2; n++) await api.post('contact', enquiry)
    await until(async () => (await rowsOf(api)).filter(row => row.tries).length === 2)
    await api.app.outbox.close()
    const orm = await api.database.ready()
    await orm.update(outbox).set({nextTry: sql`now()`, state: 'waiting'})
    await orm.transaction(async inside => {
      const [locked] = await inside.select().from(outbox).limit(1).for('update')
      const claims = await openEntries(api.database).claim({name: 'webhook', concurrency: 10})
      assert.equal(claims.length, 1)
      assert.notEqual(claims[0]?.item, locked?.item)
    })
  })

  it('a delivery that could not be recorded during an outage is not sent again', async () => {
    const env = (await postgresql?.prepare()) ?? {DATA_DIR: '', DATABASE_URL: ''}
    const line = await startDatabaseProxy(env.DATABASE_URL ?? '')
    const api = await start({...env, DATABASE_URL: line.url, ...webhook})
    receiver.answer = async () => {
      line.disconnect()
      return {status: 200}
    }
    await api.post('contact', enquiry)
    await until(() => api.log().includes('lead delivered'))
    line.reconnect()
    await until(() => isDelivered(api).catch(() => undefined))
    assert.equal(receiver.received.length, 1)
    apis.length = 0
    await api.close()
    line.close()
  })
})

async function start(env: Parameters<typeof startApi>[0], pauses?: Parameters<typeof startApi>[2]) {
  const api = await startApi(env, undefined, pauses)
  apis.push(api)
  return api
}

async function send(server: Pick<ServerHere, 'api'>, name: string) {
  assert.equal(await sendBooking(server, {name}), 200)
}
