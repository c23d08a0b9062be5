/**
 * Files of the last builds, which any server on this database answers for: see
 * docs/decisions/020-immutable-releases.md.
 */
import {boolean, customType, jsonb, pgTable, text, timestamp} from 'drizzle-orm/pg-core'

const bytes = customType<{data: Buffer; driverData: Uint8Array}>({
  dataType: () => 'bytea',
  fromDriver: Buffer.from,
})

const usedAt = () => timestamp('used_at', {withTimezone: true}).notNull().defaultNow()

/** Assets of the site, and releases of the embed. */
export const builds = pgTable('builds', {
  /** `site/` or `embed/`, and a name that changes with the files. */
  name: text().primaryKey(),
  /** Path -> hash of its bytes. */
  files: jsonb().$type<Record<string, string>>().notNull(),
  /** When a server was last started with it, or, by day, when a page last needed it from here. */
  usedAt: usedAt(),
})

/** A file that several builds share is stored once. */
export const buildFiles = pgTable('build_files', {
  hash: text().primaryKey(),
  /** Compressed with Brotli, where that makes them smaller. */
  bytes: bytes().notNull(),
  isBrotli: boolean('is_brotli').notNull(),
  /** A build that is just being stored may need what no stored one does. */
  usedAt: usedAt(),
})
