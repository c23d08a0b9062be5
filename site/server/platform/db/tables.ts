/**
 * Tables that all servers of a database share. Each slice has its own tables in its `tables.ts`, written
 * once for the embedded database and for PostgreSQL. After a change run
 * `npm run migration -- <name>`.
 */
import {sql} from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** The secrets that all servers of this database sign with: made by the first of them. */
export const sharedSecrets = pgTable('shared_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
})

/**
 * How many enquiries each network sent in a minute, over all servers. Networks are hashed with the
 * shared secret, and rows are deleted after some minutes.
 */
export const enquiryCounts = pgTable(
  'enquiry_counts',
  {
    network: text().notNull(),
    /** Since 1970. */
    minute: integer().notNull(),
    count: integer().notNull(),
  },
  ({network, minute}) => [primaryKey({columns: [minute, network]})],
)

/**
 * Things that a network may do only a few times an hour or a day, over all servers. The key is hashed
 * with the shared secret, and rows are deleted after two days.
 */
export const networkUses = pgTable(
  'network_uses',
  {
    /** Keyed hash of the action and the network. */
    key: text().notNull(),
    at: timestamp({withTimezone: true}).notNull().defaultNow(),
  },
  ({key, at}) => [index('network_uses_by_key').on(key, at), index('network_uses_by_time').on(at)],
)

/** The last day of the office on which one of the servers did a task of every day. */
export const dailyTasks = pgTable('daily_tasks', {
  task: text().primaryKey(),
  day: date().notNull(),
})

/**
 * The outbox of all slices: what is yet to be delivered, by webhook or mail, and what was. An entry is
 * added in the transaction of the item that it is about, and triggers delete it with an enquiry or a
 * saved search.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Id of the item: an enquiry, a saved search, or a hash of other names. */
    item: uuid().notNull(),
    /** The slice that delivers it registers this name: `../outbox/kind.ts`. */
    kind: text().notNull(),
    /** Facts that the kind needs beside the item. Nothing personal, but the address of a list to be sent. */
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    state: text().$type<'waiting' | 'sending' | 'delivered' | 'failed'>().notNull(),
    tries: integer().notNull().default(0),
    /** While it is sent: when another server may take it for abandoned. */
    nextTry: timestamp('next_try', {withTimezone: true}).notNull().defaultNow(),
    /** Code of the last failure; never an answer of the other side, which may be personal. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', {withTimezone: true}).notNull().defaultNow(),
    deliveredAt: timestamp('delivered_at', {withTimezone: true}),
  },
  ({item, kind, nextTry, state}) => [
    primaryKey({columns: [item, kind]}),
    index('outbox_due').on(kind, nextTry).where(sql`${state} in ('waiting', 'sending')`),
    index('outbox_done').on(kind, nextTry).where(sql`${state} in ('delivered', 'failed')`),
    index('outbox_failed').on(kind).where(sql`${state} = 'failed'`),
  ],
)
