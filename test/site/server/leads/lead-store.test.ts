import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {leadHooks} from '#server/lead-hooks.ts'
import type {ChannelName} from '#server/leads/delivery/settings.ts'
import {makeLead} from '#server/leads/lead.ts'
import {leadStore, rowOf} from '#server/leads/lead-store.ts'
import {leads} from '#server/leads/tables.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {useDatabase} from '../support/databases/one-database.ts'
import {leadOf} from '../support/leads/leads.ts'

const DAY = 86_400_000

describe('lead store', () => {
  const one = useDatabase()
  const store = (...channels: ChannelName[]) =>
    leadStore({database: one.database, channels: channels, hooks: leadHooks})
  const stored = async () => {
    const rows = await one.orm.select().from(leads).orderBy(leads.name)
    return rows.map(({name, idempotencyKey}) => [name, idempotencyKey])
  }
  const toDeliver = async () => {
    const rows = await one.orm.select().from(outbox).orderBy(outbox.item, outbox.kind)
    return rows.map(({item, kind, state, tries}) => [item, kind, state, tries])
  }

  it('the store keeps one row for a lead that is inserted repeatedly', async () => {
    const lead = leadOf('A', {key: 'k1'})
    await store().insert([lead])
    await store().insert([lead, leadOf('B', {key: 'k2'})])
    await store().insert([{...leadOf('A', {key: 'k1'}), receivedAt: lead.receivedAt}])
    assert.deepEqual(await stored(), [
      ['A', 'k1'],
      ['B', 'k2'],
    ])
  })

  it('the store keeps a second lead with the same key once, under a suffixed key', async () => {
    const [first, other] = [leadOf('A', {key: 'k1'}), leadOf('B', {key: 'k1'})]
    await store().insert([first])
    await store().insert([other])
    await store().insert([other])
    await store().insert([leadOf('B', {key: 'k1'})])
    assert.deepEqual(await stored(), [
      ['A', 'k1'],
      ['B', `k1#${other.bodyHash}`],
    ])
  })

  it('find() returns the id and the content hash of the lead stored under a key', async () => {
    const lead = leadOf('A', {key: 'k1'})
    await store().insert([lead, leadOf('B', {key: 'k2'})])
    const {id, bodyHash} = lead
    assert.deepEqual(await store().find('k1'), {id, bodyHash})
    assert.equal(await store().find('k3'), undefined)
  })

  it('all() reads leads in the order of their arrival', async () => {
    const at = (name: string, receivedAt: string) => ({...leadOf(name), receivedAt})
    await store().insert([
      at('C', '2026-11-21T10:00:00Z'),
      at('A', '2026-11-21T08:00:00Z'),
      at('B', '2026-11-21T09:00:00Z'),
    ])
    assert.deepEqual(await namesIn(), ['A', 'B', 'C'])
  })

  for (const count of [0, 500, 501]) {
    it(`all() reads each of ${count} leads once, also those of equal time`, async () => {
      const lead = leadOf('A')
      const all = Array.from({length: count}, (_, n) => ({
        ...lead,
        id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
        key: `k${n}`,
        // Groups of equal time, of which one spans two pages of the query.
        receivedAt: new Date(Date.UTC(2026, 10, 21, Math.floor(n / 400))).toISOString(),
      }))
      for (let from = 0; from < count; from += 500) {
        await store().insert(all.slice(from, from + 500))
      }
      const read: string[] = []
      for await (const {id} of store().all()) read.push(id)
      assert.deepEqual(
        read,
        all.map(({id}) => id),
      )
    })
  }

  describe('deliveries of stored leads', () => {
    it('insert() adds one waiting delivery per channel for a new lead', async () => {
      const lead = leadOf('A')
      await store('webhook', 'mail').insert([lead])
      assert.deepEqual(await toDeliver(), [
        [lead.id, 'mail', 'waiting', 0],
        [lead.id, 'webhook', 'waiting', 0],
      ])
    })

    it('insert() adds no delivery when no channel is configured', async () => {
      await store().insert([leadOf('A')])
      assert.deepEqual(await toDeliver(), [])
    })

    it('insert() adds no second delivery for a lead that is sent again', async () => {
      const lead = leadOf('A', {key: 'k1'})
      await store('mail').insert([lead])
      await store('mail').insert([leadOf('A', {key: 'k1'})])
      assert.deepEqual(await toDeliver(), [[lead.id, 'mail', 'waiting', 0]])
    })

    it('insert() adds a delivery for a second lead with the same key', async () => {
      const other = leadOf('B', {key: 'k1'})
      await store().insert([leadOf('A', {key: 'k1'})])
      await store('mail').insert([other])
      assert.deepEqual(await toDeliver(), [[other.id, 'mail', 'waiting', 0]])
    })

    it('insert() stores no lead when its delivery cannot be stored', async () => {
      const unknownChannel = leadStore({
        database: one.database,
        channels: [null as unknown as ChannelName],
        hooks: leadHooks,
      })
      await assert.rejects(unknownChannel.insert([leadOf('A')]))
      assert.deepEqual([await stored(), await toDeliver()], [[], []])
    })

    it('insertAgain() adds deliveries only for leads younger than five days', async test => {
      const now = Date.UTC(2026, 10, 21)
      test.mock.timers.enable({apis: ['Date'], now})
      const ago = (name: string, ms: number) => ({
        ...leadOf(name),
        receivedAt: new Date(now - ms).toISOString(),
      })
      const recent = ago('young', 5 * DAY - 1)
      await store('mail').insertAgain([ago('old', 5 * DAY), recent])
      const names = (await stored()).map(([name]) => name)
      assert.deepEqual(names, ['old', 'young'])
      assert.deepEqual(await toDeliver(), [[recent.id, 'mail', 'waiting', 0]])
    })
  })

  async function namesIn() {
    const names: unknown[] = []
    for await (const {name} of store().all()) names.push(name)
    return names
  }
})

describe('database row of a lead', () => {
  const draft = {form: 'contact', context: {}, suspectedSpam: null, key: 'k1'}

  it('the row of a lead has shared fields as columns and all fields as payload', () => {
    const payload = {
      ...{name: 'Layla', phone: '97150', email: 'l@example.com', message: 'Hi'},
      ...{fromUrl: 'contact-us', rentOrSale: 'RENT'},
    }
    const context = {
      page: 'contact-us',
      partner: 'gulf-homes',
      campaign: {gclid: 'g1'},
      locale: 'fr',
    }
    const lead = makeLead({...draft, payload, context, suspectedSpam: 'too fast'})
    const {rentOrSale: _, ...columns} = payload
    assert.deepEqual(rowOf(lead), {
      ...columns,
      ...context,
      payload,
      id: lead.id,
      form: 'contact',
      idempotencyKey: 'k1',
      bodyHash: lead.bodyHash,
      suspectedSpam: 'too fast',
      ...{claimedPartner: null, notAttributed: null, state: 'received', stateChangedAt: null},
      ...{property: null, agent: null, assignee: null, remindAt: null, mergedInto: null},
      ...{widget: null, phoneE164: null},
      receivedAt: new Date(lead.receivedAt),
    })
  })

  it('the row of a lead has null in columns without a usable value', () => {
    const row = rowOf(makeLead({...draft, payload: {name: '', phone: 5, email: null}}))
    const {name, phone, email, message, fromUrl, partner, campaign, locale} = row
    assert.deepEqual(
      [name, phone, email, message, fromUrl, partner, campaign, locale],
      Array(8).fill(null),
    )
  })
})
