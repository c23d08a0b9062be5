import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {beforeEach, describe, it} from 'node:test'
import {and, eq, sql} from 'drizzle-orm'
import {leadHooks} from '#server/lead-hooks.ts'
import {leadStore} from '#server/leads/lead-store.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {deleteDone, enqueue, isOther, openEntries} from '#server/platform/outbox/entries.ts'
import type {Entries} from '#server/platform/outbox/worker.ts'
import {useDatabase} from '../../support/databases/one-database.ts'
import {leadOf} from '../../support/leads/leads.ts'

type Row = typeof outbox.$inferSelect

const MINUTE = 60_000

describe('entries of the outbox', () => {
  const one = useDatabase()
  let entries: Entries
  beforeEach(async () => {
    entries = openEntries(one.database)
    await one.orm.delete(outbox)
  })
  const webhook = (concurrency = 5) => ({name: 'webhook', concurrency})
  const mail = {name: 'mail', concurrency: 5}

  /** Adds an item whose entries of two kinds have the given state and due time. */
  async function add(more: Partial<Row> = {}, ms = 0): Promise<string> {
    const item = randomUUID()
    await enqueue(one.orm, [
      {item, kind: 'webhook'},
      {item, kind: 'mail'},
    ])
    const nextTry = sql`now() + make_interval(secs => ${ms / 1000})`
    await one.orm
      .update(outbox)
      .set({...more, nextTry})
      .where(eq(outbox.item, item))
    return item
  }
  const rowOf = async (item: string, kind = 'webhook') => {
    const rows = await one.orm.select().from(outbox).where(eq(outbox.item, item))
    return rows.find(row => row.kind === kind) as Row
  }
  /** Milliseconds from the database's now until the row is due. */
  const dueIn = async (item: string) => {
    const ms = sql<string>`extract(epoch from ${outbox.nextTry} - now()) * 1000`
    const row = and(eq(outbox.item, item), eq(outbox.kind, 'webhook'))
    const [found] = await one.orm.select({ms}).from(outbox).where(row)
    return Number(found?.ms)
  }
  const isAbout = (ms: number, about: number) =>
    assert.ok(ms <= about && ms > about - MINUTE / 2, `${ms} ms, not about ${about}`)

  describe('claims from the outbox', () => {
    it('claim() returns nothing when the outbox is empty', async () => {
      assert.deepEqual(await entries.claim(webhook()), [])
    })

    it('claim() returns a due delivery with its item and marks it as being sent', async () => {
      const lead = await add()
      const [claim, ...more] = await entries.claim(webhook())
      assert.deepEqual([claim?.tries, more], [1, []])
      assert.deepEqual([claim?.item, claim?.payload], [lead, {}])
      const row = await rowOf(lead)
      assert.deepEqual([row.state, row.tries], ['sending', 1])
      isAbout(await dueIn(lead), 2 * MINUTE)
    })

    it('claim() of one channel leaves the delivery of the other channel waiting', async () => {
      const lead = await add()
      await entries.claim(webhook())
      const {state, tries} = await rowOf(lead, 'mail')
      assert.deepEqual([state, tries], ['waiting', 0])
      assert.equal((await entries.claim(mail)).length, 1)
    })

    it('claim() returns at most the requested number, longest overdue first', async () => {
      const second = await add({}, -1_000)
      await add({}, -500)
      const first = await add({}, -2_000)
      const claims = await entries.claim(webhook(2))
      assert.deepEqual(claims.map(({item}) => item).sort(), [first, second].sort())
    })

    it('claim() returns no delivery before its due time', async () => {
      await add({}, MINUTE)
      assert.deepEqual(await entries.claim(webhook()), [])
    })

    it('claim() returns no delivered or failed delivery', async () => {
      await add({state: 'delivered'}, -MINUTE)
      await add({state: 'failed'}, -MINUTE)
      assert.deepEqual(await entries.claim(webhook()), [])
    })

    it('claim() returns a delivery being sent only after its lease expired', async () => {
      await add({state: 'sending', tries: 1}, 1_000)
      assert.deepEqual(await entries.claim(webhook()), [])
      const abandoned = await add({state: 'sending', tries: 1}, -1)
      const [claim] = await entries.claim(webhook())
      assert.deepEqual([claim?.item, claim?.tries], [abandoned, 2])
    })
  })

  describe('outcomes recorded in the outbox', () => {
    const take = async () => {
      const lead = await add()
      const [claim] = await entries.claim(webhook(1))
      assert.equal(claim?.item, lead)
      return lead
    }
    const failure = {reason: 'answered 503', final: false, pause: 10 * MINUTE}

    it('record() marks one lead as delivered by one channel only', async () => {
      const lead = await add({lastError: 'answered 503'})
      await entries.claim(webhook(1))
      const otherLead = await add()
      await entries.record(webhook(), {item: lead, tries: 1, failure: undefined})
      const row = await rowOf(lead)
      assert.deepEqual([row.state, row.lastError], ['delivered', null])
      assert.ok(Math.abs(Number(row.deliveredAt) - Number(row.createdAt)) < MINUTE)
      assert.equal((await rowOf(lead, 'mail')).state, 'waiting')
      assert.equal((await rowOf(otherLead)).state, 'waiting')
    })

    it('record() stores why a delivery failed and when it is retried', async () => {
      const lead = await take()
      const otherLead = await take()
      await entries.record(webhook(), {item: lead, tries: 1, failure})
      const row = await rowOf(lead)
      assert.deepEqual([row.state, row.lastError, row.tries], ['waiting', 'answered 503', 1])
      isAbout(await dueIn(lead), 10 * MINUTE)
      assert.equal((await rowOf(lead, 'mail')).lastError, null)
      assert.equal((await rowOf(otherLead)).state, 'sending')
    })

    it('record() marks a delivery with a final failure as failed', async () => {
      const lead = await take()
      await entries.record(webhook(), {item: lead, tries: 1, failure: {...failure, final: true}})
      assert.equal((await rowOf(lead)).state, 'failed')
    })

    it('record() leaves an entry waiting that started over while it was sent', async () => {
      const lead = await take()
      await enqueue(one.orm, [{item: lead, kind: 'webhook'}], sql`true`)
      await entries.record(webhook(), {item: lead, tries: 1, failure: undefined})
      assert.equal((await rowOf(lead)).state, 'waiting')
    })

    it('record() ignores the failure of a claim that another server took over', async () => {
      const lead = await take()
      await entries.record(webhook(), {item: lead, tries: 0, failure})
      assert.deepEqual((await rowOf(lead)).state, 'sending')
      await entries.record(webhook(), {item: lead, tries: 1, failure: undefined})
      await entries.record(webhook(), {item: lead, tries: 1, failure})
      assert.deepEqual((await rowOf(lead)).state, 'delivered')
    })

    it('record() stores the success of a claim that another server took over', async () => {
      const lead = await take()
      await entries.record(webhook(), {item: lead, tries: 0, failure: undefined})
      assert.equal((await rowOf(lead)).state, 'delivered')
    })
  })

  describe('next due time of the outbox', () => {
    it('nextDue() is undefined when no delivery waits', async () => {
      assert.equal(await entries.nextDue(webhook()), undefined)
      await add({state: 'delivered'}, MINUTE)
      await add({state: 'failed'}, MINUTE)
      assert.equal(await entries.nextDue(webhook()), undefined)
    })

    it('nextDue() is the soonest due time, in whole milliseconds', async () => {
      await add({}, 60 * MINUTE)
      await add({}, 10 * MINUTE)
      const due = (await entries.nextDue(webhook())) ?? 0
      isAbout(due, 10 * MINUTE)
      assert.ok(Number.isInteger(due))
    })

    it('nextDue() is 0 for an overdue delivery', async () => {
      await add({}, -MINUTE)
      assert.equal(await entries.nextDue(webhook()), 0)
    })

    it('nextDue() includes deliveries being sent, at the end of their lease', async () => {
      await add({state: 'sending'}, MINUTE)
      isAbout((await entries.nextDue(webhook())) ?? 0, MINUTE)
    })

    it('nextDue() considers only deliveries of its channel', async () => {
      await add()
      await entries.claim(webhook(1))
      isAbout((await entries.nextDue(webhook())) ?? 0, 2 * MINUTE)
      assert.equal(await entries.nextDue(mail), 0)
    })
  })

  describe('added entries', () => {
    const item = randomUUID()

    it('enqueue() leaves an entry that is there alone', async () => {
      assert.equal(await enqueue(one.orm, [{item, kind: 'webhook'}]), 1)
      await one.orm.update(outbox).set({state: 'delivered'})
      assert.equal(await enqueue(one.orm, [{item, kind: 'webhook'}]), 0)
      assert.equal((await rowOf(item)).state, 'delivered')
    })

    it('enqueue() starts an entry over where its condition is true', async () => {
      const entry = (day: string) => ({item, kind: 'webhook', payload: {day}})
      await enqueue(one.orm, [entry('Monday')])
      await one.orm.update(outbox).set({state: 'failed', tries: 7, lastError: 'answered 404'})
      assert.equal(await enqueue(one.orm, [entry('Monday')], isOther('day')), 0)
      assert.equal((await rowOf(item)).state, 'failed')
      assert.equal(await enqueue(one.orm, [entry('Tuesday')], isOther('day')), 1)
      const {state, tries, lastError, payload} = await rowOf(item)
      assert.deepEqual([state, tries, lastError, payload], ['waiting', 0, null, {day: 'Tuesday'}])
    })

    it('an entry is deleted with its lead', async () => {
      const lead = leadOf('A')
      await leadStore({database: one.database, channels: ['mail'], hooks: leadHooks}).insert([lead])
      await enqueue(one.orm, [{item: lead.id, kind: 'reminder'}])
      await one.orm.delete(leads)
      assert.equal(await one.orm.$count(outbox), 0)
    })

    it('deleteDone() deletes old entries of its kinds that are not tried any more', async () => {
      const old = {nextTry: sql`now() - interval '31 days'`}
      await add({state: 'delivered'})
      const open = await add()
      await one.orm.update(outbox).set(old)
      const recent = await add({state: 'failed'})
      await deleteDone(one.orm, ['webhook'], 30)
      const left = await one.orm.select().from(outbox).where(eq(outbox.kind, 'webhook'))
      assert.deepEqual(left.map(row => row.item).sort(), [open, recent].sort())
      assert.equal(await one.orm.$count(outbox, eq(outbox.kind, 'mail')), 3)
    })
  })

  describe('receipts', () => {
    it('record() writes the note of a receipt with the outcome, or neither', async () => {
      const item = await add()
      const fails = () => Promise.reject(new Error('no'))
      await entries.claim(webhook())
      await assert.rejects(
        entries.record(webhook(), {item, tries: 1, failure: undefined, receipt: {note: fails}}),
      )
      assert.equal((await rowOf(item)).state, 'sending')
      const note = (inside: Pick<Orm, 'update'>) =>
        inside
          .update(outbox)
          .set({payload: {isNoted: true}})
          .where(eq(outbox.item, item))
      await entries.record(webhook(), {item, tries: 1, failure: undefined, receipt: {note}})
      const {state, payload} = await rowOf(item)
      assert.deepEqual([state, payload], ['delivered', {isNoted: true}])
    })

    it('record() deletes an entry that has nothing to send any more', async () => {
      const item = await add()
      await entries.claim(webhook())
      const receipt = {isObsolete: true}
      await entries.record(webhook(), {item, tries: 1, failure: undefined, receipt})
      assert.equal(await rowOf(item), undefined)
      assert.equal((await rowOf(item, 'mail')).state, 'waiting')
    })
  })
})
