import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {beforeEach, describe, it} from 'node:test'
import {eq, getTableColumns, sql} from 'drizzle-orm'
import {countDeliveries, retryDeliveries} from '#server/leads/delivery/backlog.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {enqueue} from '#server/platform/outbox/entries.ts'
import {useDatabase} from '../../support/databases/one-database.ts'

describe('deliveries of enquiries', () => {
  const one = useDatabase()
  beforeEach(() => one.orm.delete(outbox))

  /** Adds deliveries of a lead by webhook and mail, which are due in an hour. */
  async function add(more: Partial<typeof outbox.$inferSelect> = {}) {
    const item: string = randomUUID()
    await enqueue(one.orm, [
      {item, kind: 'webhook'},
      {item, kind: 'mail'},
    ])
    const nextTry = sql`now() + interval '1 hour'`
    await one.orm
      .update(outbox)
      .set({nextTry, ...more})
      .where(eq(outbox.item, item))
    return item
  }

  it('countDeliveries() groups by channel, state and error, with the oldest time', async () => {
    const createdAt = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour, 0, 0, 500))
    const failed = {state: 'failed', lastError: 'answered 410'} as const
    await add({...failed, createdAt: createdAt(9)})
    await add({...failed, createdAt: createdAt(8)})
    await add({...failed, lastError: 'answered 404', createdAt: createdAt(7)})
    await add({createdAt: createdAt(6)})
    await enqueue(one.orm, [{item: randomUUID(), kind: 'reminder'}])
    const line = (state: string, reason: string | null, count: number, hour: number) => ({
      state,
      reason,
      count,
      since: `2026-11-21T0${hour}:00:00.500Z`,
    })
    const lines = [
      line('failed', 'answered 404', 1, 7),
      line('failed', 'answered 410', 2, 8),
      line('waiting', null, 1, 6),
    ]
    assert.deepEqual(
      await countDeliveries(one.orm),
      ['mail', 'webhook'].flatMap(channel => lines.map(each => ({channel, ...each}))),
    )
  })

  it('retryDeliveries() makes waiting and failed deliveries due and returns their number', async () => {
    const again = [await add({tries: 7}), await add({state: 'failed', tries: 30})]
    const others = [
      await add({state: 'delivered', tries: 1}),
      await add({state: 'sending', tries: 1}),
    ]
    await enqueue(one.orm, [{item: randomUUID(), kind: 'reminder'}])
    assert.equal(await retryDeliveries(one.orm), 4)
    const rows = await one.orm
      .select({...getTableColumns(outbox), isDue: sql<boolean>`next_try <= now()`})
      .from(outbox)
      .where(sql`kind <> 'reminder'`)
    for (const {item, state, tries, isDue} of rows) {
      const isAgain = again.includes(item)
      assert.equal(isAgain, state === 'waiting')
      assert.equal(tries, isAgain ? 0 : 1)
      assert.equal(isDue, isAgain)
      assert.ok(isAgain || others.includes(item))
    }
  })
})
