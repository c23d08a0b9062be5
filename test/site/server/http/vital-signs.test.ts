import assert from 'node:assert/strict'
import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import Fastify from 'fastify'
import {contentRuns} from '#server/content/import-tables.ts'
import {addHealth} from '#server/http/health.ts'
import {vitalSigns} from '#server/http/vital-signs.ts'
import {leadHooks} from '#server/lead-hooks.ts'
import {leadStore} from '#server/leads/lead-store.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {bucketStorage} from '#server/platform/storage/bucket.ts'
import {diskStorage} from '#server/platform/storage/disk.ts'
import {DAY, fromNow} from '../../../support/dates.ts'
import {stopClock} from '../support/api/clock.ts'
import {useDatabase} from '../support/databases/one-database.ts'
import {leadOf} from '../support/leads/leads.ts'
import {newDirectory} from '../support/storage/directories.ts'

const spool = {waiting: 0, bytes: 0, full: false, damaged: 0}
const leads = {status: () => spool}
const storage = {check: async () => {}}

describe('vital signs of the server', () => {
  const one = useDatabase()

  it('deliveries say how many wait, since when, and how many failed', async () => {
    await leadStore({
      database: one.database,
      channels: ['mail', 'webhook'],
      hooks: leadHooks,
    }).insert([leadOf('A'), leadOf('B')])
    await one.orm.update(outbox).set({state: 'failed'}).where(eq(outbox.kind, 'mail'))
    const found = await vitalSigns(one.database, leads, storage).deliveries()
    assert.deepEqual([found?.waiting, found?.failed], [2, 2])
    const [first] = await one.orm.select().from(outbox).orderBy(outbox.createdAt).limit(1)
    assert.equal(found?.oldest, first?.createdAt.toISOString())
    await one.orm.delete(outbox)
    const nothing = await vitalSigns(one.database, leads, storage).deliveries()
    assert.deepEqual(nothing, {waiting: 0, oldest: null, failed: 0})
  })

  it('a feed on schedule says for how long it has failed', async () => {
    const source = 'https://crm.example/feed.xml'
    const feed = () => vitalSigns(one.database, leads, storage, undefined, source).feed()
    assert.deepEqual(await feed(), {failingSeconds: 0})
    const run = {task: 'sync' as const, source, counts: {}, problems: [], problemCount: 0}
    await one.orm.insert(contentRuns).values([
      {...run, outcome: 'failed', ended: fromNow(-3 * DAY)},
      {...run, outcome: 'done', ended: fromNow(-2 * DAY)},
      {...run, outcome: 'failed', ended: fromNow(-DAY)},
      {...run, outcome: 'refused', ended: fromNow(0)},
    ])
    const {failingSeconds = 0} = (await feed()) ?? {}
    assert.equal(Math.round(failingSeconds / 3600), 24)
    assert.equal(await vitalSigns(one.database, leads, storage).feed(), undefined)
    await one.orm.delete(contentRuns)
  })

  for (const [failingSeconds, feed] of [
    [3_600, 'synced'],
    [86_400, 'failing'],
  ] as const)
    it(`/readyz says "${feed}" of a feed that has failed for ${failingSeconds / 3_600} hours`, async () => {
      const app = Fastify()
      const signs = vitalSigns(one.database, leads, storage)
      addHealth(app, {...signs, feed: async () => ({failingSeconds})})
      const {data} = (await app.inject('/readyz')).json()
      assert.equal(data.feed, feed)
    })

  it('they are asked once for all who look within some seconds', async () => {
    let asked = 0
    const counting = {
      check: async () => {
        asked++
      },
    }
    const signs = vitalSigns(one.database, leads, counting)
    await Promise.all([signs.isStorageUp(), signs.isStorageUp()])
    assert.equal(await signs.isStorageUp(), true)
    assert.equal(asked, 1)
  })

  it('a dependency that does not answer within a second counts as down', async test => {
    const clock = stopClock(test)
    const hanging = {ready: () => new Promise<never>(() => {})}
    const signs = vitalSigns(hanging, leads, {check: () => new Promise(() => {})})
    const found = [signs.isDatabaseUp(), signs.isStorageUp(), signs.deliveries()]
    await clock.pass(1_000)
    assert.deepEqual(await Promise.all(found), [false, false, undefined])
  })

  it('a folder that cannot be read and a bucket that refuses are down', async () => {
    const refusing = createServer((_request, reply) => reply.writeHead(403).end())
    refusing.listen(0, '127.0.0.1')
    await once(refusing, 'listening')
    const {port} = refusing.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/media`
    const bucket = bucketStorage({url, region: 'x', keyId: 'x', secret: 'x'})
    assert.equal(await vitalSigns(one.database, leads, bucket).isStorageUp(), false)
    refusing.close()
    const noFolder = diskStorage('/dev/null/storage')
    assert.equal(await vitalSigns(one.database, leads, noFolder).isStorageUp(), false)
    // Before the first import.
    const fresh = diskStorage(join(await newDirectory(), 'storage'))
    assert.equal(await vitalSigns(one.database, leads, fresh).isStorageUp(), true)
  })
})
