/**
 * When content changed, and what became of homes. It is no content: whatever writes records writes it
 * with them.
 */
import {bigint, index, pgTable, primaryKey, text, timestamp} from 'drizzle-orm/pg-core'
import type {RentPeriod} from '#trade/contract/rent.ts'
import {properties} from './tables.ts'

/** When each property last changed, and what its feed said then. It is no content: imports write it. */
export const propertyStates = pgTable('property_states', {
  property: text()
    .primaryKey()
    .references(() => properties.id, {onDelete: 'cascade'}),
  changed: timestamp({withTimezone: true}).notNull().defaultNow(),
  /** The fingerprint of the listing; null once anything but a sync has changed the property. */
  fingerprint: text(),
})

/**
 * When the record of another kind last changed. It is no content: imports write it. What was withdrawn
 * keeps its row, so that a record which comes back counts as changed.
 */
export const recordStates = pgTable(
  'record_states',
  {
    kind: text().notNull(),
    record: text().notNull(),
    changed: timestamp({withTimezone: true}).notNull(),
  },
  ({kind, record}) => [primaryKey({columns: [kind, record]})],
)

/**
 * The homes that were written, one after the other, so that a server reads only these again; the last
 * thousands of them. It is no content: whatever writes homes writes it. A row without a home says that
 * any of them may have changed.
 */
export const homeWrites = pgTable('home_writes', {
  id: bigint({mode: 'number'}).primaryKey().generatedAlwaysAsIdentity(),
  home: text(),
})

/**
 * Events of each home, from when they were first recorded. The reference tells homes apart, so that
 * one that is withdrawn and listed again is the same. It is no content: `records/home-events.ts` writes
 * it with every change of homes.
 */
export const homeEvents = pgTable(
  'home_events',
  {
    id: bigint({mode: 'number'}).primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull(),
    /** Its slug; in the last event of a home that is still there, the present one. */
    home: text().notNull(),
    /** `known`: offered already when recording began. `listed`: new, back, or for rent instead of sale. */
    event: text().$type<'known' | 'listed' | 'price' | 'withdrawn' | 'sold'>().notNull(),
    /** In AED, the last that was asked; null: on request. */
    price: bigint({mode: 'number'}),
    /** The period of a rent, always; null: a sale. */
    period: text().$type<RentPeriod>(),
    at: timestamp({withTimezone: true}).notNull().defaultNow(),
  },
  ({reference, id, home, at}) => [
    index('home_events_by_reference').on(reference, id),
    index('home_events_by_home').on(home),
    index('home_events_by_time').on(at),
  ],
)
