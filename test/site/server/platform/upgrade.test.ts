/** Updates a server on the database of an earlier version. */
import assert from 'node:assert/strict'
import {cp, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {afterEach, describe, it} from 'node:test'
import {PGlite} from '@electric-sql/pglite'
import {drizzle} from 'drizzle-orm/pglite'
import {migrate} from 'drizzle-orm/pglite/migrator'
import {migrateAndTell, migrations, readJournal} from '#server/platform/db/migrate.ts'
import {testLog} from '../support/leads/leads.ts'
import {newDirectory} from '../support/storage/directories.ts'

/** The numbers of migrations of version 1.0.0, and of the last development version before 1.1.0. */
const FIRST_RELEASE = 4
const DEVELOPMENT = 5
/** When the migrations of the last development version before 1.1.0 were made, the last two of them. */
const LAST_DEVELOPMENT = [1795889796717, 1795916926430]

const LEAD = `insert into leads (id, form, idempotency_key, body_hash, phone, payload, from_url, received_at)
  values ('00000000-0000-4000-8000-000000000001', 'contact', 'key', 'hash', '971501234567',
    '{"team_member": "mina-darwish"}', 'properties/Sea-Villa', now())`

const KEPT = [
  LEAD,
  `insert into accounts (id, mail, name, role)
    values ('00000000-0000-4000-8000-000000000002', 'mina@agency.example', 'Mina', 'agent')`,
  `insert into content_drafts (kind, record, value, base, actor)
    values ('properties', 'sea-villa', '{"title": "Sea Villa"}', '', 'Mina')`,
  `insert into saved_searches
    (id, idempotency_key, body_hash, email, person, name, query, frequency, locale, state, consent)
    values ('00000000-0000-4000-8000-000000000003', 'key', 'hash', 'layla@example.com', 'layla',
      'Villas', 'bedrooms=4', 'daily', 'en', 'confirmed', '1')`,
]

/** The names of this migration and of all later ones. */
function namesFrom(first: string): string[] {
  const names = readJournal().map(({tag}) => tag)
  return names.slice(names.indexOf(first))
}

describe('update of a database', () => {
  const open: PGlite[] = []
  afterEach(() => Promise.all(open.splice(0).map(client => client.close())))

  async function update(client: PGlite, folder = migrations.migrationsFolder) {
    const {log, lines} = testLog()
    const orm = drizzle({client})
    await migrateAndTell(orm, log, () => migrate(orm, {migrationsFolder: folder}))
    return lines().map(({migrations: names}) => names)
  }

  async function newDatabase(folder?: string) {
    const client = new PGlite()
    open.push(client)
    await update(client, folder)
    return client
  }

  const rows = async (client: PGlite, query: string) => (await client.query(query)).rows

  it('an update from 1.0.0 keeps enquiries and reads agent, home and phone from them', async () => {
    const client = await newDatabase(await firstMigrations(FIRST_RELEASE))
    await client.exec(LEAD)
    assert.deepEqual(await update(client), [namesFrom('0004_version_1_1')])
    assert.deepEqual(await rows(client, 'select agent, property, phone_e164 from leads'), [
      {agent: 'mina-darwish', property: 'sea-villa', phone_e164: '+971501234567'},
    ])
  })

  it('an update from the last development version adds the outbox and keeps every record', async () => {
    const client = await newDatabase(await firstMigrations(DEVELOPMENT))
    for (const statement of KEPT) await client.exec(statement)
    await migratedAt(client, LAST_DEVELOPMENT)
    assert.deepEqual(await update(client), [namesFrom('0005_outbox')])
    for (const table of ['leads', 'accounts', 'content_drafts', 'saved_searches'])
      assert.equal((await rows(client, `select from ${table}`)).length, 1, table)
  })

  it('an older development version is refused with what to do, and stays as it is', async () => {
    const client = await newDatabase()
    await migratedAt(client, LAST_DEVELOPMENT.slice(0, 1))
    await assert.rejects(update(client), /of a development version .* Start the last development/)
    assert.equal((await rows(client, 'select from drizzle.__drizzle_migrations')).length, 1)
  })
})

/** The folder of migrations as an earlier version had it. */
async function firstMigrations(count: number) {
  const folder = await newDirectory()
  await cp(migrations.migrationsFolder, folder, {recursive: true})
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  journal.entries.splice(count)
  await writeFile(path, JSON.stringify(journal))
  return folder
}

/** Notes migrations as they were noted when each change of a development version had one of its own. */
async function migratedAt(client: PGlite, times: number[]) {
  await client.exec('delete from drizzle.__drizzle_migrations')
  for (const time of times)
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('hash', $1)",
      [time],
    )
}
