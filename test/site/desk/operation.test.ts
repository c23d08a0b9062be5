/** How the site runs, at the desk. */
import assert from 'node:assert/strict'
import {createHash, randomUUID} from 'node:crypto'
import {before, describe, it} from 'node:test'
import {desc, eq, sql} from 'drizzle-orm'
import {channelsOf} from '#desk/operation/read-operation.ts'
import {auditLog} from '#desk/tables.ts'
import {locales} from '#kit/i18n/locale.ts'
import {contentVersion, feedSyncs} from '#server/content/import-tables.ts'
import type {Content} from '#server/content/tasks/content.ts'
import {recordRuns} from '#server/content/tasks/content-runs.ts'
import {leads, servers} from '#server/leads/tables.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {databases, pglite} from '../server/support/databases/databases.ts'
import {type DeskClient, useDesk} from '../server/support/desk/desk.ts'

for (const database of databases) {
  describe(`operation at the desk, with ${database.name}`, () => {
    const {api, desk} = useDesk(database, {
      ...{SYNC_EVERY: '6h', SYNC_SOURCE: 'https://reader:word@crm.example/feed.xml?key=secret'},
    })
    let administrator: DeskClient
    before(async () => {
      administrator = await desk.signIn('administrator')
    })

    const textOf = (body: string) =>
      body
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&#x27;', '’')
        .replace(/\s+/g, ' ')
    const shown = async () => textOf((await administrator.get('/desk/operation')).body)

    async function failedDelivery(reason: string) {
      const orm = await api.database.ready()
      const id = randomUUID()
      const row = {id, form: 'contact', idempotencyKey: id, bodyHash: '', payload: {}}
      await orm.insert(leads).values({...row, name: 'Layla Haddad', receivedAt: new Date()})
      await orm
        .insert(outbox)
        .values({item: id, kind: 'webhook', state: 'failed', tries: 9, lastError: reason})
      return id
    }

    it('only administrators can open it', async () => {
      for (const role of ['editor', 'agent'] as const) {
        const other = await desk.signIn(role)
        assert.equal((await other.get('/desk/operation')).status, 403)
        assert.equal((await other.post('/desk/operation/retry')).status, 403)
      }
    })

    it('tells of a quiet site that all works, and that nothing was imported', async () => {
      const text = await shown()
      assert.match(text, /Database Works Pictures and files Works/)
      assert.match(text, /Enquiries waiting for the database 0 \(0 byte of /)
      assert.match(text, /Neither email nor a webhook is set up/)
      assert.match(text, /Nothing has been imported or synced yet/)
      assert.doesNotMatch(text, /Try again now|Replica|Other servers/)
    })

    it('shows what failed with its reason, and tries it again', async () => {
      const id = await failedDelivery('answered 500')
      assert.match(await shown(), /Webhook \(no longer set\) 0 0 – 1 answered 500 .* Try again now/)
      const {status, location} = await administrator.post('/desk/operation/retry')
      assert.equal(status, 303)
      assert.equal(location, '/desk/operation?done=deliveries-retried')
      const orm = await api.database.ready()
      const [row] = await orm.select().from(outbox).where(eq(outbox.item, id))
      assert.deepEqual([row?.state, row?.tries], ['waiting', 0])
      const [last] = await orm.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
      assert.deepEqual([last?.action, last?.details], ['deliveries.retried', {count: 1}])
      assert.doesNotMatch(await shown(), /Layla/)
    })

    it('changes nothing when the log cannot be written', async () => {
      const id = await failedDelivery('answered 502')
      const failing = api.delivery.retry(async () => {
        throw new Error('no log')
      })
      await assert.rejects(failing, /no log/)
      const orm = await api.database.ready()
      const [row] = await orm.select().from(outbox).where(eq(outbox.item, id))
      assert.equal(row?.state, 'failed')
    })

    it('shows how imports and syncs ended with what was refused, and no password', async () => {
      const place = 'https://reader:word@crm.example/feed.xml?key=secret'
      const refused = [{reference: 'a-<7>', field: 'price', says: 'must be a number.'}]
      const changes = {added: 1, changed: 2, withdrawn: 0, unchanged: 3}
      const photos = {fetched: 0, known: 0, faults: []}
      const content = recordRuns<Content>(
        {
          perform: async () => ({
            ...{is: 'synced', dryRun: false, feed: 'crm', listings: 7, notices: []},
            ...{changes, refused, photos},
          }),
        },
        {database: api.database},
      )
      await content.perform('sync', place)
      const orm = await api.database.ready()
      await orm.insert(contentVersion).values({id: 1, version: 'x', importedAt: new Date()})
      const {body} = await administrator.get('/desk/operation')
      const text = textOf(body)
      assert.match(text, /Sync · this minute Done https:\/\/crm\.example\/feed\.xml/)
      assert.match(text, /Listings: 7 · Added: 1 · Changed: 2 · Unchanged: 3 · Refused: 1/)
      assert.match(text, /1 warning .* a-&lt;7&gt; price must be a number\./)
      assert.match(
        text,
        /Synced automatically https:\/\/crm\.example\/feed\.xml Every 6 hrs Last began Not yet/,
      )
      assert.match(text, /Content updated this minute/)
      assert.doesNotMatch(body, /secret|word@/)
    })

    it('says when the feed was last begun', async () => {
      const orm = await api.database.ready()
      const place = 'https://reader:word@crm.example/feed.xml?key=secret'
      const source = createHash('sha256').update(place).digest('hex')
      await orm.insert(feedSyncs).values({source, began: new Date()})
      assert.match(await shown(), /Last began this minute/)
      assert.doesNotMatch(await shown(), /Has failed since/)
    })

    it('says since when the feed has failed', async () => {
      const failing: Content = {perform: async () => ({is: 'failed', says: 'No feed.'})}
      const content = recordRuns(failing, {database: api.database})
      await content.perform('sync', 'https://crm.example/feed.xml')
      assert.match(await shown(), /Has failed since this minute/)
    })

    for (const locale of locales) {
      it(`the screens open in ${locale}`, async () => {
        const reader = await desk.signIn('administrator', {locale})
        for (const path of ['/desk/operation', '/desk/partners', '/desk/partners/new']) {
          assert.equal((await reader.get(path)).status, 200, path)
        }
      })
    }

    // Nobody else can open an embedded database.
    if (database === pglite) return

    it('shows the other servers of the database and what waits there', async () => {
      await (await api.database.ready()).insert(servers).values([
        {id: randomUUID(), host: 'site-1', waiting: 0, isRunning: true},
        {
          ...{id: randomUUID(), host: 'site-2', waiting: 12, isRunning: true},
          seenAt: sql`now() - interval '1 hour'`,
        },
      ])
      assert.match(await shown(), /site-1 0 this minute Works site-2 12 1 hour ago Does not answer/)
    })
  })
}

describe('deliveries by the way they go', () => {
  const count = {reason: null, since: '2026-01-02T00:00:00.000Z', count: 1}

  it('counts are added up, and deliveries in progress count as waiting', () => {
    const [mail, webhook] = channelsOf(
      [
        {...count, channel: 'mail', state: 'waiting', reason: 'refused'},
        {...count, channel: 'mail', state: 'sending', since: '2026-01-01T00:00:00.000Z', count: 2},
        {...count, channel: 'mail', state: 'delivered', count: 40},
        {...count, channel: 'mail', state: 'failed', reason: 'no such mailbox', count: 3},
      ],
      ['webhook', 'mail'],
    )
    assert.deepEqual(mail, {
      ...{channel: 'mail', isSet: true, delivered: 40, waiting: 3},
      oldest: '2026-01-01T00:00:00.000Z',
      failed: [{reason: 'no such mailbox', count: 3, since: count.since}],
    })
    assert.deepEqual(webhook, {
      ...{channel: 'webhook', isSet: true, delivered: 0, waiting: 0},
      ...{oldest: undefined, failed: []},
    })
  })
})
