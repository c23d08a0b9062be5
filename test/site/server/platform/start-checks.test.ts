/** Tests the log of a server that was set up wrongly, or updated. */
import assert from 'node:assert/strict'
import {after, describe, it} from 'node:test'
import pg from 'pg'
import {openDatabase} from '#server/platform/db/connect.ts'
import {remedyOf} from '#server/platform/db/errors.ts'
import {readJournal} from '#server/platform/db/migrate.ts'
import {readSettings} from '#server/settings.ts'
import {leads} from '../support/api/command.ts'
import {startServerHere} from '../support/api/server-here.ts'
import {oneDatabase, onPostgres, postgresql} from '../support/databases/databases.ts'
import {testLog} from '../support/leads/leads.ts'
import {openBucket} from '../support/storage/bucket.ts'
import {newDirectory} from '../support/storage/directories.ts'

/** The lines of a log above information. */
const problems = (log: string) =>
  log
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
    .filter(({level}) => level > 30)

describe('start with a bucket that cannot be used', () => {
  for (const [what, broken, says] of [
    [
      'does not exist',
      404,
      /^Media cannot be read: The bucket answered 404 to GET\. Check STORAGE_BUCKET\./,
    ],
    [
      'refuses the key',
      403,
      /^Media cannot be read: The bucket answered 403 to GET\. Check STORAGE_KEY_ID/,
    ],
  ] as const) {
    it(`one warning says what to check when it ${what}`, async () => {
      const bucket = await openBucket()
      bucket.broken = broken
      const server = await startServerHere({...(await oneDatabase.prepare()), ...bucket.env})
      const [first, ...others] = problems(server.log())
      await server.close()
      await bucket.close()
      assert.deepEqual([first.level, others], [40, []])
      assert.match(first.msg, says)
    })
  }

  it('nothing is said of one that answers', async () => {
    const bucket = await openBucket()
    const server = await startServerHere({...(await oneDatabase.prepare()), ...bucket.env})
    assert.deepEqual(problems(server.log()), [])
    await server.close()
    await bucket.close()
  })
})

describe('a database that refuses the server', onPostgres, () => {
  const failure = (code: string) => new Error('query', {cause: Object.assign(new Error(), {code})})

  it('each refusal has a sentence that says what to do', () => {
    assert.match(`${remedyOf(failure('28P01'))}`, /^The database refuses the user or the password/)
    assert.match(`${remedyOf(failure('42501'))}`, /^The role in DATABASE_URL may not/)
    assert.match(`${remedyOf(failure('ECONNREFUSED'))}`, /^The database cannot be reached\./)
    assert.equal(remedyOf(failure('42P01')), undefined)
  })

  it('a wrong name is one sentence, with its code, in the log and of a command', async () => {
    const {DATABASE_URL = ''} = (await postgresql?.prepare()) ?? {}
    const url = new URL(DATABASE_URL)
    url.pathname = '/no_such_database'
    const env = {DATA_DIR: await newDirectory(), DATABASE_URL: url.href}
    const server = await startServerHere(env)
    const [first] = problems(server.log()).filter(({msg}) => msg.includes('DATABASE_URL'))
    await server.close()
    assert.equal(first.level, 50)
    assert.match(first.msg, /^The database that DATABASE_URL names does not exist\. Create it,/)
    assert.match(JSON.stringify(first.err), /3D000/)
    const {code, stderr} = await leads(env, 'stats')
    assert.equal(code, 1)
    assert.match(stderr, /^The database that DATABASE_URL names does not exist\.[^\n]*\n$/)
  })
})

describe('migrations', onPostgres, () => {
  const clients: pg.Client[] = []
  after(() => Promise.all(clients.map(client => client.end())))

  it('the log names migrations, and an older build notices a newer database', async () => {
    const env = (await postgresql?.prepare()) ?? {DATA_DIR: ''}
    const client = new pg.Client({connectionString: env.DATABASE_URL})
    clients.push(client)
    await client.connect()
    const open = async () => {
      const {log, lines} = testLog()
      const database = openDatabase(readSettings(env), {log})
      await database.ready()
      await database.close()
      return lines()
    }
    assert.deepEqual(await open(), [])
    await client.query('update drizzle.__drizzle_migrations set created_at = created_at + 1e12')
    const [newer] = await open()
    assert.match(`${newer?.msg}`, /^the database was migrated by a newer version/)
    await client.query(
      'drop schema drizzle cascade; drop schema public cascade; create schema public',
    )
    const [migrated] = await open()
    assert.equal(migrated?.msg, 'database migrated')
    assert.match(`${migrated?.migrations}`, /^0000_leads_and_visits,0001_content,/)
    assert.deepEqual(
      migrated?.migrations,
      readJournal().map(({tag}) => tag),
    )
  })
})
