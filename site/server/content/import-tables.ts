/** The imports and syncs that content came by: the last of them, how they ended, what they converted. */
import {bigint, integer, jsonb, pgTable, primaryKey, text, timestamp} from 'drizzle-orm/pg-core'

/** One row, written with every import: what was read before it is out of date. */
export const contentVersion = pgTable('content_version', {
  id: integer().primaryKey(),
  version: text().notNull(),
  importedAt: timestamp('imported_at', {withTimezone: true}).notNull(),
  /** The last of `home_writes` whose home has its event. Null: recording has not begun. */
  recorded: bigint({mode: 'number'}),
})

/**
 * Converted pictures of earlier imports, found by their source files: those are not converted
 * again. The table is no content: an import reads and extends it, whichever server or command runs
 * it.
 */
export const convertedPictures = pgTable(
  'converted_pictures',
  {
    /** SHA-256 of the file in the folder of content. */
    source: text().notNull(),
    /** `CONVERSION` of `content/media/prepare-picture.ts` at that time. */
    conversion: integer().notNull(),
    path: text().notNull(),
    address: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text(),
    widths: integer().array().notNull(),
  },
  ({source, path}) => [primaryKey({columns: [source, path]})],
)

/** When a feed was last synced by itself: one of several servers does it. */
export const feedSyncs = pgTable('feed_syncs', {
  /** SHA-256 of the file's path, or of the address. */
  source: text().primaryKey(),
  began: timestamp({withTimezone: true}).notNull(),
})

/** The desk shows how the last imports and syncs ended, whichever server or command ran them. */
export const contentRuns = pgTable('content_runs', {
  id: bigint({mode: 'number'}).primaryKey().generatedAlwaysAsIdentity(),
  task: text().$type<'import' | 'sync'>().notNull(),
  /** The folder, the file or the address, without what may be a password or a key. */
  source: text().notNull(),
  ended: timestamp({withTimezone: true}).notNull().defaultNow(),
  outcome: text().$type<'done' | 'refused' | 'failed'>().notNull(),
  /** Such as `{added: 2, changed: 1}`. */
  counts: jsonb().$type<Record<string, number>>().notNull(),
  /** Why it failed as a whole. */
  says: text(),
  /** The first problems: refused records, and those that need a look. */
  problems: jsonb().$type<RunProblem[]>().notNull(),
  /** The number of all problems. */
  problemCount: integer('problem_count').notNull(),
})

export interface RunProblem {
  /** Key or reference of the record; the file where it is none. */
  record: string
  field?: string
  says: string
}
