/**
 * Tables that all servers of a database share. Each slice has its own tables in its `tables.ts`, written
 * once for the embedded database and for PostgreSQL. After a change run
 * `npx drizzle-kit generate --config site/server/platform/db/drizzle.config.ts`.
 */
import {date, index, integer, pgTable, primaryKey, text, timestamp} from 'drizzle-orm/pg-core'

/** What all servers of this database sign with: made by the first of them. */
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

/** The last day of the office on which one of the servers did a task of every day; of a month, its first. */
export const dailyTasks = pgTable('daily_tasks', {
  task: text().primaryKey(),
  day: date().notNull(),
})
