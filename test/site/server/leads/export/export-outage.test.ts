import assert from 'node:assert/strict'
import {afterEach, beforeEach, describe, it} from 'node:test'
import {servers} from '#server/leads/tables.ts'
import {openDatabase} from '#server/platform/db/connect.ts'
import {leads} from '../../support/api/command.ts'
import {sendBooking} from '../../support/api/send.ts'
import {startServerHere} from '../../support/api/server-here.ts'
import {type DatabaseProxy, startDatabaseProxy} from '../../support/databases/database-proxy.ts'
import {onPostgres, postgresql} from '../../support/databases/databases.ts'

describe('leads export that cannot be whole', onPostgres, () => {
  let line: DatabaseProxy
  let env: {DATA_DIR: string; DATABASE_URL: string}
  beforeEach(async () => {
    const {DATA_DIR, DATABASE_URL = ''} = (await postgresql?.prepare()) ?? {DATA_DIR: ''}
    line = await startDatabaseProxy(DATABASE_URL)
    env = {DATA_DIR, DATABASE_URL: line.url}
  })
  afterEach(() => line.close())

  const exported = () => leads(env, 'export')
  const namesIn = (csv: string) => ['Before', 'During'].filter(name => csv.includes(`"${name}"`))

  it('without its database it writes what waits on this machine, and says what is missing', async () => {
    const server = await startServerHere(env)
    assert.equal(await sendBooking(server, {name: 'Before'}), 200)
    await server.stored()
    line.disconnect()
    assert.equal(await sendBooking(server, {name: 'During'}), 200)
    const running = await exported()
    await server.close()
    const stopped = await exported()
    for (const {code, stdout, stderr} of [running, stopped]) {
      assert.deepEqual([code, namesIn(stdout).includes('During')], [1, true])
      assert.match(
        stderr,
        /^The database cannot be reached: the enquiries in it are missing\..*\n$/,
      )
    }
    line.reconnect()
    const whole = await exported()
    assert.deepEqual([whole.code, whole.stderr], [0, ''])
    assert.deepEqual(namesIn(whole.stdout), ['Before', 'During'])
  })

  it('it names other servers on which enquiries wait, or may wait', async () => {
    const server = await startServerHere(env)
    await sendBooking(server, {name: 'Before'})
    await server.stored()
    const database = openDatabase({dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL})
    const seenAt = new Date('2026-11-21T08:00:00Z')
    const other = (host: string, waiting: number, isRunning: boolean) => ({
      ...{id: crypto.randomUUID(), host, waiting, isRunning, seenAt},
    })
    await (await database.ready())
      .insert(servers)
      .values([other('dubai-2', 3, false), other('dubai-3', 0, true)])
    await database.close()
    const running = await exported()
    await server.close()
    const stopped = await exported()
    for (const {code, stdout, stderr} of [running, stopped]) {
      assert.deepEqual([code, namesIn(stdout)], [1, ['Before']])
      assert.equal(
        stderr,
        '3 enquiries wait on the server dubai-2 and cannot be in this export before it reaches the database. It was last seen at 2026-11-21T08:00:00.000Z.\n' +
          'Nobody knows what waits on the server dubai-3. It was last seen at 2026-11-21T08:00:00.000Z.\n',
      )
    }
  })
})
