/** Deliveries of enquiries as operators see them, and trying them again. */
import {and, eq, inArray, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {type ChannelName, channels} from './settings.ts'

/** Condition of entries that are deliveries of enquiries. */
export const isDelivery = inArray(outbox.kind, [...channels])
/** The channel of such an entry. */
export const channelOfDelivery = sql<ChannelName>`${outbox.kind}`

export interface DeliveryCount {
  channel: ChannelName
  state: string
  count: number
  /** When the oldest of them was stored. */
  since: string
  reason: string | null
}

/** In few numbers what monitoring has to know. */
export interface Backlog {
  /** Deliveries that are tried, or tried again. */
  waiting: number
  /** When the oldest of these was stored; null when there is none. */
  oldest: string | null
  /** Those that are given up. */
  failed: number
}

const count = sql`count(*)`.mapWith(Number)
const oldest = sql<string | null>`extract(epoch from min(${outbox.createdAt}))`
const momentOf = (seconds: string) => new Date(Number(seconds) * 1000).toISOString()

/** Counts deliveries by channel, state and failure. */
export async function countDeliveries(orm: Orm): Promise<DeliveryCount[]> {
  const {kind, state, lastError} = outbox
  const rows = await orm
    .select({channel: channelOfDelivery, state, reason: lastError, count, since: oldest})
    .from(outbox)
    .where(isDelivery)
    .groupBy(kind, state, lastError)
    .orderBy(kind, state, lastError)
  return rows.map(({since, ...row}) => ({...row, since: momentOf(since ?? '0')}))
}

/** Cheap, however many were delivered. */
export async function readBacklog(orm: Orm): Promise<Backlog> {
  const [waiting] = await orm.select({count, oldest}).from(outbox).where(and(isDelivery, isOpen))
  return {
    waiting: waiting?.count ?? 0,
    oldest: waiting?.oldest == null ? null : momentOf(waiting.oldest),
    failed: await orm.$count(outbox, and(isDelivery, eq(outbox.state, 'failed'))),
  }
}

/** Writes down who did it, in the same transaction. */
export type RetryNote = (inside: Pick<Orm, 'insert'>, count: number) => Promise<unknown>

/** Makes all that waits or has failed due now, and returns how many they are. */
export const retryDeliveries = (orm: Orm, note?: RetryNote) =>
  orm.transaction(async inside => {
    const due = await inside
      .update(outbox)
      .set({state: 'waiting', tries: 0, nextTry: sql`now()`})
      .where(and(isDelivery, inArray(outbox.state, ['waiting', 'failed'])))
      .returning({item: outbox.item})
    await note?.(inside, due.length)
    return due.length
  })
