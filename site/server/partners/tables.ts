/** The registry of partners, and counts of visits and of widgets on their pages. */
import {date, integer, jsonb, pgTable, primaryKey, text, timestamp} from 'drizzle-orm/pg-core'

/**
 * The partners that the agency knows. While there is none, every name counts.
 * See docs/decisions/040-partner-registry.md.
 */
export const partners = pgTable('partners', {
  /** The name that a page has as `data-partner`. */
  id: text().primaryKey(),
  /** The origins of its pages; empty: any. */
  origins: jsonb().$type<string[]>().notNull(),
  /** How many enquiries of a day are attributed to it; null: all. */
  dailyLimit: integer('daily_limit'),
  mail: text(),
  disabledAt: timestamp('disabled_at', {withTimezone: true}),
  /** The hash of the private link's token, which is stored nowhere. */
  linkHash: text('link_hash').unique(),
  createdAt: timestamp('created_at', {withTimezone: true}).notNull().defaultNow(),
})

/** Names on pages that the registry does not have, and unknown origins of known names. */
export const partnerClaims = pgTable(
  'partner_claims',
  {
    partner: text().notNull(),
    /** Empty where the name itself is unknown. */
    origin: text().notNull(),
    count: integer().notNull(),
    lastSeen: timestamp('last_seen', {withTimezone: true}).notNull().defaultNow(),
  },
  ({partner, origin}) => [primaryKey({columns: [partner, origin]})],
)

/** Visits counted by day of the office; nothing about the visitors. */
export const visits = pgTable('visits', {
  day: date().primaryKey(),
  count: integer().notNull(),
})

/**
 * How often widgets were viewed and opened on partners' pages, by day of the office; nothing
 * personal.
 */
export const widgetUse = pgTable(
  'widget_use',
  {
    day: date().notNull(),
    /** Empty where the page named none. */
    partner: text().notNull(),
    /** The tag. */
    widget: text().notNull(),
    kind: text().$type<'view' | 'open'>().notNull(),
    count: integer().notNull(),
  },
  ({day, partner, widget, kind}) => [primaryKey({columns: [day, partner, widget, kind]})],
)

/** Versions of the script that pages of registered partners load, and when each was last seen. */
export const scriptVersions = pgTable(
  'script_versions',
  {
    partner: text().notNull(),
    version: text().notNull(),
    /** The day at the office. */
    lastSeen: date('last_seen').notNull(),
  },
  ({partner, version}) => [primaryKey({columns: [partner, version]})],
)
