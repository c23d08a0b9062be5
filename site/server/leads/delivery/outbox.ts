/**
 * The deliveries in the database. A worker claims a row in one statement, so
 * that several servers on one PostgreSQL never send the same lead at a time; a server that dies over
 * it leaves a mark that runs out. The database's clock counts, which is the same for all of them.
 */
import {and, eq, inArray, lte, sql} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import type {Channel} from '#server/platform/outbox/channel.ts'
import type {Claim, Outcome} from '#server/platform/outbox/worker.ts'
import type {ChannelName} from '../lead.ts'
import type {LeadRow} from '../lead-store.ts'
import {isReadable, readableRow} from '../readable-row.ts'
import {deliveries, leads} from '../tables.ts'

/** A way by which enquiries reach the agency. */
export type LeadChannel = Channel<LeadRow, ChannelName>

export interface DeliveryCount {
  channel: string
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

/** Writes down who asked, in the same transaction. */
export type RetryNote = (inside: Pick<Orm, 'insert'>, count: number) => Promise<unknown>

export interface Outbox {
  /** Takes what is due, the longest due first. */
  claim(channel: ChannelName, most: number): Promise<Claim<LeadRow>[]>
  record(channel: ChannelName, outcome: Outcome): Promise<void>
  /** Milliseconds until something is due; undefined when nothing waits. */
  nextDue(channel: ChannelName): Promise<number | undefined>
  counts(): Promise<DeliveryCount[]>
  /** Cheap, however many were delivered. */
  backlog(): Promise<Backlog>
  /** Makes all that waits or has failed due now; how many they are. `note` is written with it. */
  retry(note?: RetryNote): Promise<number>
}

/** Longer than the timeout of any channel. */
const ABANDONED = 120_000

const open = sql`${deliveries.state} in ('waiting', 'sending')`
const inMilliseconds = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`

export function openOutbox(database: Pick<Database, 'ready'>): Outbox {
  return {
    async claim(channel, most) {
      const orm = await database.ready()
      const due = orm.$with('due').as(
        orm
          .select({lead: deliveries.lead})
          .from(deliveries)
          .where(and(eq(deliveries.channel, channel), open, lte(deliveries.nextTry, sql`now()`)))
          .orderBy(deliveries.nextTry)
          .limit(most)
          .for('update', {skipLocked: true}),
      )
      const claimed = await orm
        .with(due)
        .update(deliveries)
        .set({
          state: 'sending',
          tries: sql`${deliveries.tries} + 1`,
          nextTry: inMilliseconds(ABANDONED),
        })
        .from(due)
        .where(and(eq(deliveries.lead, due.lead), eq(deliveries.channel, channel)))
        .returning({lead: deliveries.lead, tries: deliveries.tries})
      return withLeads(orm, claimed)
    },

    async record(channel, {item, tries, failure}) {
      const orm = await database.ready()
      const row = and(eq(deliveries.lead, item), eq(deliveries.channel, channel))
      if (!failure) {
        const values = {state: 'delivered', deliveredAt: sql`now()`, lastError: null} as const
        await orm.update(deliveries).set(values).where(row)
        return
      }
      const {reason, final, pause} = failure
      const state = final ? 'failed' : 'waiting'
      const values = {state, lastError: reason, nextTry: inMilliseconds(pause)} as const
      // A worker that took it for abandoned has it now.
      const mine = and(eq(deliveries.state, 'sending'), eq(deliveries.tries, tries))
      await orm.update(deliveries).set(values).where(and(row, mine))
    },

    async nextDue(channel) {
      const orm = await database.ready()
      const left = sql<string | null>`extract(epoch from min(${deliveries.nextTry}) - now()) * 1000`
      const [found] = await orm
        .select({left})
        .from(deliveries)
        .where(and(eq(deliveries.channel, channel), open))
      return found?.left == null ? undefined : Math.max(0, Math.ceil(Number(found.left)))
    },

    async counts() {
      const orm = await database.ready()
      const {channel, state, lastError, createdAt} = deliveries
      const rows = await orm
        .select({
          ...{channel, state, reason: lastError},
          count: sql<string>`count(*)`,
          since: sql<string>`extract(epoch from min(${createdAt}))`,
        })
        .from(deliveries)
        .groupBy(channel, state, lastError)
        .orderBy(channel, state, lastError)
      return rows.map(({count, since, ...row}) => ({
        ...row,
        count: Number(count),
        since: new Date(Number(since) * 1000).toISOString(),
      }))
    },

    async backlog() {
      const orm = await database.ready()
      const oldest = sql<string | null>`extract(epoch from min(${deliveries.createdAt}))`
      const count = sql`count(*)`.mapWith(Number)
      const [waiting] = await orm.select({count, oldest}).from(deliveries).where(open)
      const [failed] = await orm
        .select({count})
        .from(deliveries)
        .where(eq(deliveries.state, 'failed'))
      const since = waiting?.oldest == null ? undefined : new Date(Number(waiting.oldest) * 1000)
      return {
        waiting: waiting?.count ?? 0,
        oldest: since?.toISOString() ?? null,
        failed: failed?.count ?? 0,
      }
    },

    async retry(note) {
      const orm = await database.ready()
      return orm.transaction(async inside => {
        const due = await inside
          .update(deliveries)
          .set({state: 'waiting', tries: 0, nextTry: sql`now()`})
          .where(inArray(deliveries.state, ['waiting', 'failed']))
          .returning({lead: deliveries.lead})
        await note?.(inside, due.length)
        return due.length
      })
    },
  }
}

async function withLeads(
  orm: Orm,
  claimed: {lead: string; tries: number}[],
): Promise<Claim<LeadRow>[]> {
  if (!claimed.length) return []
  const ids = claimed.map(({lead}) => lead)
  const rows = await orm.select().from(leads).where(inArray(leads.id, ids))
  const byId = new Map(rows.map(row => [row.id, row]))
  return claimed.flatMap(({lead: id, tries}) => {
    const row = byId.get(id)
    return row ? [{item: readableRow(row), tries, isDamaged: !isReadable(row)}] : []
  })
}
