import assert from 'node:assert/strict'
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {afterEach, describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {leadHooks} from '#server/lead-hooks.ts'
import {openDeletions} from '#server/leads/deletion/deletions.ts'
import {type DeletedKeeper, keepDeleted} from '#server/leads/deletion/keep-deleted.ts'
import {readRetention} from '#server/leads/deletion/retention.ts'
import {leadStore} from '#server/leads/lead-store.ts'
import {leads as leadsTable} from '#server/leads/tables.ts'
import {dailyTasks} from '#server/platform/db/tables.ts'
import {DAY, fromNow} from '../../../../support/dates.ts'
import {startApi, type TestApi} from '../../support/api/api.ts'
import {
  databases,
  everyDatabase,
  onPostgres,
  postgresql,
} from '../../support/databases/databases.ts'
import {rowsOf} from '../../support/leads/deliveries.ts'
import {leadOf, testLog} from '../../support/leads/leads.ts'
import {enquiry} from '../../support/leads/people.ts'
import {newDirectory} from '../../support/storage/directories.ts'

const apis: TestApi[] = []
const keepers: DeletedKeeper[] = []

async function start(env: {DATA_DIR: string; DATABASE_URL?: string}) {
  const api = await startApi({...env, ...mail})
  apis.push(api)
  return api
}

/** Nobody listens there: what is to be delivered waits. */
const mail = {
  LEADS_MAIL_TO: 'sales@agency.example',
  LEADS_MAIL_FROM: 'website@agency.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
}

/** Makes a test run the deletions that a server schedules. */
async function keeperOf({dataDir, database, leads}: TestApi, setting?: string) {
  const {log, lines} = testLog()
  const deletions = openDeletions({
    dataDir,
    database,
    files: undefined,
    leads,
    hooks: leadHooks,
    log,
  })
  const retention = readRetention({LEADS_RETENTION: setting})
  const keeper = keepDeleted({
    ...{dataDir, database, deletions, retention, log, pause: 3_600_000},
    hooks: leadHooks,
  })
  keepers.push(keeper)
  await keeper.look()
  return {keeper, lines}
}

const send = async (api: TestApi, name: string, form = 'contact') => {
  assert.equal((await api.post(form, {...enquiry, name})).status, 200)
  const row = (await api.stored()).find(lead => lead.name === name)
  assert.ok(row)
  return row.id
}

const operate = async (api: TestApi, path: string, payload: object) => {
  const {statusCode, body} = await api.operate(`leads/${path}`, payload)
  return {status: statusCode, ...JSON.parse(body)}
}

async function addUpload({dataDir}: TestApi, id: string) {
  const folder = join(dataDir, 'uploads', id)
  await mkdir(folder)
  await writeFile(join(folder, '1.pdf'), 'a resume')
}

/** All that lies in a folder, but for the embedded database's own files. */
async function written({dataDir}: TestApi) {
  const files = (await readdir(dataDir, {recursive: true, withFileTypes: true})).filter(
    entry => entry.isFile() && !entry.parentPath.includes(join(dataDir, 'database')),
  )
  const texts = files.map(({parentPath, name}) => readFile(join(parentPath, name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

const names = async (api: TestApi) => (await api.stored()).map(({name}) => name)

afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.close()
  for (const api of apis.splice(0)) await api.close()
})

for (const database of everyDatabase) {
  it(`an enquiry is deleted from database, outbox, spool and uploads, with ${database.name}`, async () => {
    const api = await start(await database.prepare())
    const layla = await send(api, 'Layla')
    await send(api, 'Omar')
    await addUpload(api, layla)
    assert.match(await written(api), /Layla/)
    const {status, ...deleted} = await operate(api, 'delete', {words: [layla]})
    assert.equal(status, 200)
    assert.deepEqual(deleted, {
      ...{enquiries: 1, undelivered: 1, uploads: 1, isBucketDown: false, unknown: []},
    })
    assert.deepEqual(await names(api), ['Omar'])
    assert.equal((await rowsOf(api)).length, 1)
    assert.doesNotMatch(await written(api), /Layla|a resume/)
    // PostgreSQL syncs what it stores: no further copy is kept.
    if (api.database.embedded) assert.match(await written(api), /Omar/)
  })
}

for (const database of databases) {
  describe(`deletion of a person's data, with ${database.name}`, () => {
    it('the log says what was deleted, and nothing of whom', async () => {
      const api = await start(await database.prepare())
      const layla = await send(api, 'Layla')
      await operate(api, 'delete', {words: [layla]})
      const line = api
        .log()
        .split('\n')
        .find(one => one.includes('enquiries deleted'))
      assert.match(
        line ?? '',
        new RegExp(`"cause":"operator","enquiries":1,.*"leads":\\["${layla}"`),
      )
      assert.doesNotMatch(api.log(), /Layla|layla@|97150/)
    })

    it('a copy of a deleted enquiry is not stored again', async () => {
      const api = await start(await database.prepare())
      const lead = leadOf('Layla')
      await operate(api, 'delete', {words: [lead.id]})
      const store = leadStore({database: api.database, channels: ['mail'], hooks: leadHooks})
      await store.insert([lead, leadOf('Omar')])
      await store.insertAgain([lead])
      assert.deepEqual(await names(api), ['Omar'])
      assert.equal((await rowsOf(api)).length, 1)
    })

    it('deleting an unknown enquiry says so, and once more does no harm', async () => {
      const api = await start(await database.prepare())
      const id = crypto.randomUUID()
      for (let n = 0; n < 2; n++) {
        const {enquiries, unknown} = await operate(api, 'delete', {words: [id]})
        assert.deepEqual([enquiries, unknown], [0, [id]])
      }
    })

    it('an invalid id, moment or form is refused', async () => {
      const api = await start(await database.prepare())
      const wrong: [path: string, payload: object][] = [
        ['delete', {words: ["x' or true"]}],
        ['delete', {}],
        ['purge', {older: 'yesterday'}],
        ['purge', {older: new Date(), form: 'bookings'}],
      ]
      for (const [path, payload] of wrong) {
        assert.equal((await operate(api, path, payload)).status, 422)
      }
      assert.equal((await api.operate('leads/delete', {words: []}, 'x')).statusCode, 401)
    })

    it('a purge counts, then deletes what is older, but no newsletter address', async () => {
      const api = await start(await database.prepare())
      const old = await send(api, 'Layla')
      await send(api, 'Omar')
      assert.equal(
        (await api.post('createNewsLetterSubscriber', {email: 'old@example.com'})).status,
        200,
      )
      await api.stored()
      const orm = await api.database.ready()
      const receivedAt = sql`now() - interval '25 months'`
      await orm.update(leadsTable).set({receivedAt}).where(eq(leadsTable.id, old))
      await orm.update(leadsTable).set({receivedAt}).where(eq(leadsTable.form, 'newsletter'))
      const before = fromNow(-24 * 31 * DAY)
      const {count} = await operate(api, 'purge', {older: before, count: true})
      assert.deepEqual([count, (await names(api)).length], [1, 3])
      assert.equal((await operate(api, 'purge', {older: before})).enquiries, 1)
      assert.deepEqual((await names(api)).sort(), ['Omar', null].sort())
      const newsletter = await operate(api, 'purge', {older: before, form: 'newsletter'})
      assert.equal(newsletter.enquiries, 1)
    })

    it('LEADS_RETENTION deletes once a day', async () => {
      const api = await start(await database.prepare())
      const orm = await api.database.ready()
      const makeOld = async (name: string) => {
        const id = await send(api, name)
        await addUpload(api, id)
        const receivedAt = sql`now() - interval '25 months'`
        await orm.update(leadsTable).set({receivedAt}).where(eq(leadsTable.id, id))
      }
      await makeOld('Layla')
      await send(api, 'Omar')
      const {keeper, lines} = await keeperOf(api, '24m')
      assert.deepEqual(await names(api), ['Omar'])
      assert.doesNotMatch(await written(api), /Layla|a resume/)
      const [line] = lines().filter(({msg}) => msg === 'enquiries deleted')
      assert.deepEqual([line?.cause, line?.enquiries, line?.uploads], ['retention', 1, 1])
      await makeOld('Anna')
      await keeper.look()
      assert.deepEqual((await names(api)).sort(), ['Anna', 'Omar'])
      await orm.update(dailyTasks).set({day: sql`current_date - 1`})
      await keeper.look()
      assert.deepEqual(await names(api), ['Omar'])
    })
  })
}

describe('deletion with several servers', onPostgres, () => {
  async function two() {
    const {DATABASE_URL = ''} = (await postgresql?.prepare()) ?? {}
    const one = await start({DATABASE_URL, DATA_DIR: await newDirectory()})
    const other = await start({DATABASE_URL, DATA_DIR: await newDirectory()})
    return {one, other}
  }

  it('a deletion through one server reaches the spool and uploads of the other', async () => {
    const {one, other} = await two()
    const layla = await send(other, 'Layla')
    await send(other, 'Omar')
    await addUpload(other, layla)
    assert.match(await written(other), /Layla/)
    await operate(one, 'delete', {words: [layla]})
    await keeperOf(other)
    assert.doesNotMatch(await written(other), /Layla|a resume/)
    assert.deepEqual(await names(other), ['Omar'])
  })

  it('a server that was stopped meanwhile removes its copies when it starts', async () => {
    const {one, other} = await two()
    const {keeper} = await keeperOf(other)
    await keeper.close()
    const layla = await send(other, 'Layla')
    await addUpload(other, layla)
    await operate(one, 'delete', {words: [layla]})
    await keeperOf(other)
    assert.doesNotMatch(await written(other), /a resume/)
    // A restarted server does not check everything again.
    await addUpload(other, layla)
    const orm = await one.database.ready()
    await orm.execute(sql`update deleted_leads set deleted_at = now() - interval '1 day'`)
    await keeperOf(other)
    assert.match(await written(other), /a resume/)
  })

  it('only one of several servers purges on a day', async () => {
    const {one, other} = await two()
    const id = await send(one, 'Layla')
    const orm = await one.database.ready()
    const receivedAt = sql`now() - interval '25 months'`
    await orm.update(leadsTable).set({receivedAt}).where(eq(leadsTable.id, id))
    const both = await Promise.all([keeperOf(one, '24m'), keeperOf(other, '24m')])
    const purges = both.flatMap(({lines}) => lines()).filter(({cause}) => cause === 'retention')
    assert.equal(purges.length, 1)
    assert.deepEqual(await names(one), [])
  })
})
