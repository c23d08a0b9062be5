import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {and, eq, sql} from 'drizzle-orm'
import {leadHooks} from '#server/lead-hooks.ts'
import {type Outbox, openOutbox} from '#server/leads/delivery/outbox.ts'
import type {Lead} from '#server/leads/lead.ts'
import {leadStore} from '#server/leads/lead-store.ts'
import {deliveries} from '#server/leads/tables.ts'
import {useDatabase} from '../../support/databases/one-database.ts'
import {leadOf, namesOf} from '../../support/leads/leads.ts'

type Row = typeof deliveries.$inferSelect

const MINUTE = 60_000

describe('lead outbox', () => {
  const one = useDatabase()
  let outbox: Outbox
  beforeEach(() => {
    outbox = openOutbox(one.database)
  })

  /** Adds a lead whose deliveries have the given state and due time. */
  async function add(name: string, more: Partial<Row> = {}, ms = 0): Promise<Lead> {
    const lead = leadOf(name)
    await leadStore({
      database: one.database,
      channels: ['webhook', 'mail'],
      hooks: leadHooks,
    }).insert([lead])
    const nextTry = sql`now() + make_interval(secs => ${ms / 1000})`
    await one.orm
      .update(deliveries)
      .set({...more, nextTry})
      .where(eq(deliveries.lead, lead.id))
    return lead
  }
  const rowOf = async ({id}: Pick<Lead, 'id'>, channel = 'webhook') => {
    const rows = await one.orm.select().from(deliveries).where(eq(deliveries.lead, id))
    return rows.find(row => row.channel === channel) as Row
  }
  /** Milliseconds from the database's now until the row is due. */
  const dueIn = async ({id}: Pick<Lead, 'id'>) => {
    const ms = sql<string>`extract(epoch from ${deliveries.nextTry} - now()) * 1000`
    const webhook = and(eq(deliveries.lead, id), eq(deliveries.channel, 'webhook'))
    const [row] = await one.orm.select({ms}).from(deliveries).where(webhook)
    return Number(row?.ms)
  }
  const isAbout = (ms: number, about: number) =>
    assert.ok(ms <= about && ms > about - MINUTE / 2, `${ms} ms, not about ${about}`)

  describe('claims from the outbox', () => {
    it('claim() returns nothing when the outbox is empty', async () => {
      assert.deepEqual(await outbox.claim('webhook', 5), [])
    })

    it('claim() returns a due delivery with its lead and marks it as being sent', async () => {
      const lead = await add('A')
      const [claim, ...more] = await outbox.claim('webhook', 5)
      assert.deepEqual([claim?.tries, more], [1, []])
      assert.equal(claim?.item.id, lead.id)
      assert.deepEqual(claim?.item.payload, lead.payload)
      const row = await rowOf(lead)
      assert.deepEqual([row.state, row.tries], ['sending', 1])
      isAbout(await dueIn(lead), 2 * MINUTE)
    })

    it('claim() of one channel leaves the delivery of the other channel waiting', async () => {
      const lead = await add('A')
      await outbox.claim('webhook', 5)
      const {state, tries} = await rowOf(lead, 'mail')
      assert.deepEqual([state, tries], ['waiting', 0])
      assert.equal((await outbox.claim('mail', 5)).length, 1)
    })

    it('claim() returns at most the requested number, longest overdue first', async () => {
      await add('B', {}, -1_000)
      await add('C', {}, -500)
      await add('A', {}, -2_000)
      const claims = await outbox.claim('webhook', 2)
      assert.deepEqual(namesOf(claims.map(({item}) => item)).sort(), ['A', 'B'])
    })

    it('claim() returns no delivery before its due time', async () => {
      await add('A', {}, MINUTE)
      assert.deepEqual(await outbox.claim('webhook', 5), [])
    })

    it('claim() returns no delivered or failed delivery', async () => {
      await add('A', {state: 'delivered'}, -MINUTE)
      await add('B', {state: 'failed'}, -MINUTE)
      assert.deepEqual(await outbox.claim('webhook', 5), [])
    })

    it('claim() returns a delivery being sent only after its lease expired', async () => {
      await add('A', {state: 'sending', tries: 1}, 1_000)
      assert.deepEqual(await outbox.claim('webhook', 5), [])
      const abandoned = await add('B', {state: 'sending', tries: 1}, -1)
      const [claim] = await outbox.claim('webhook', 5)
      assert.deepEqual([claim?.item.id, claim?.tries], [abandoned.id, 2])
    })
  })

  describe('outcomes recorded in the outbox', () => {
    const take = async (name: string) => {
      const lead = await add(name)
      const [claim] = await outbox.claim('webhook', 1)
      assert.equal(claim?.item.id, lead.id)
      return lead
    }
    const failure = {reason: 'answered 503', final: false, pause: 10 * MINUTE}

    it('record() marks one lead as delivered by one channel only', async () => {
      const lead = await add('A', {lastError: 'answered 503'})
      await outbox.claim('webhook', 1)
      const otherLead = await add('B')
      await outbox.record('webhook', {item: lead.id, tries: 1, failure: undefined})
      const row = await rowOf(lead)
      assert.deepEqual([row.state, row.lastError], ['delivered', null])
      assert.ok(Math.abs(Number(row.deliveredAt) - Number(row.createdAt)) < MINUTE)
      assert.equal((await rowOf(lead, 'mail')).state, 'waiting')
      assert.equal((await rowOf(otherLead)).state, 'waiting')
    })

    it('record() stores why a delivery failed and when it is retried', async () => {
      const lead = await take('A')
      const otherLead = await take('B')
      await outbox.record('webhook', {item: lead.id, tries: 1, failure})
      const row = await rowOf(lead)
      assert.deepEqual([row.state, row.lastError, row.tries], ['waiting', 'answered 503', 1])
      isAbout(await dueIn(lead), 10 * MINUTE)
      assert.equal((await rowOf(lead, 'mail')).lastError, null)
      assert.equal((await rowOf(otherLead)).state, 'sending')
    })

    it('record() marks a delivery with a final failure as failed', async () => {
      const lead = await take('A')
      await outbox.record('webhook', {item: lead.id, tries: 1, failure: {...failure, final: true}})
      assert.equal((await rowOf(lead)).state, 'failed')
    })

    it('record() ignores the failure of a claim that another server took over', async () => {
      const lead = await take('A')
      await outbox.record('webhook', {item: lead.id, tries: 0, failure})
      assert.deepEqual((await rowOf(lead)).state, 'sending')
      await outbox.record('webhook', {item: lead.id, tries: 1, failure: undefined})
      await outbox.record('webhook', {item: lead.id, tries: 1, failure})
      assert.deepEqual((await rowOf(lead)).state, 'delivered')
    })

    it('record() stores the success of a claim that another server took over', async () => {
      const lead = await take('A')
      await outbox.record('webhook', {item: lead.id, tries: 0, failure: undefined})
      assert.equal((await rowOf(lead)).state, 'delivered')
    })
  })

  describe('next due time of the outbox', () => {
    it('nextDue() is undefined when no delivery waits', async () => {
      assert.equal(await outbox.nextDue('webhook'), undefined)
      await add('A', {state: 'delivered'}, MINUTE)
      await add('B', {state: 'failed'}, MINUTE)
      assert.equal(await outbox.nextDue('webhook'), undefined)
    })

    it('nextDue() is the soonest due time, in whole milliseconds', async () => {
      await add('A', {}, 60 * MINUTE)
      await add('B', {}, 10 * MINUTE)
      const due = (await outbox.nextDue('webhook')) ?? 0
      isAbout(due, 10 * MINUTE)
      assert.ok(Number.isInteger(due))
    })

    it('nextDue() is 0 for an overdue delivery', async () => {
      await add('A', {}, -MINUTE)
      assert.equal(await outbox.nextDue('webhook'), 0)
    })

    it('nextDue() includes deliveries being sent, at the end of their lease', async () => {
      await add('A', {state: 'sending'}, MINUTE)
      isAbout((await outbox.nextDue('webhook')) ?? 0, MINUTE)
    })

    it('nextDue() considers only deliveries of its channel', async () => {
      await add('A')
      await outbox.claim('webhook', 1)
      isAbout((await outbox.nextDue('webhook')) ?? 0, 2 * MINUTE)
      assert.equal(await outbox.nextDue('mail'), 0)
    })
  })

  it('counts() groups deliveries by channel, state and error, with the oldest time', async () => {
    const createdAt = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour, 0, 0, 500))
    const failed = {state: 'failed', lastError: 'answered 410'} as const
    await add('A', {...failed, createdAt: createdAt(9)})
    await add('B', {...failed, createdAt: createdAt(8)})
    await add('C', {...failed, lastError: 'answered 404', createdAt: createdAt(7)})
    await add('D', {createdAt: createdAt(6)})
    const line = (state: string, reason: string | null, count: number, hour: number) => ({
      ...{state, reason, count},
      since: `2026-11-21T0${hour}:00:00.500Z`,
    })
    const lines = [
      line('failed', 'answered 404', 1, 7),
      line('failed', 'answered 410', 2, 8),
      line('waiting', null, 1, 6),
    ]
    assert.deepEqual(
      await outbox.counts(),
      ['mail', 'webhook'].flatMap(channel => lines.map(each => ({channel, ...each}))),
    )
  })

  it('retry() makes all waiting and failed deliveries due and returns their number', async () => {
    const waiting = await add('A', {tries: 7}, 60 * MINUTE)
    const failed = await add('B', {state: 'failed', tries: 30}, 60 * MINUTE)
    const others = [
      await add('C', {state: 'delivered', tries: 1}, 60 * MINUTE),
      await add('D', {state: 'sending', tries: 1}, 60 * MINUTE),
    ]
    // Two leads, by two channels each.
    assert.equal(await outbox.retry(), 4)
    for (const lead of [waiting, failed]) {
      const {state, tries} = await rowOf(lead)
      assert.deepEqual([state, tries], ['waiting', 0])
      assert.ok((await dueIn(lead)) <= 0)
    }
    for (const lead of others) assert.equal((await rowOf(lead)).tries, 1)
    assert.equal((await outbox.claim('webhook', 10)).length, 2)
  })
})
