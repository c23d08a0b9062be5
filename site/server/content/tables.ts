/**
 * The content that visitors read: a table for each kind of `schema/kinds.ts`, whose fields are its
 * columns. Rows change by an import, which checks every record and every reference first, and by
 * people at the desk.
 */
import {type SQL, type SQLWrapper, sql} from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import {folded} from '#server/platform/db/expressions.ts'
import {type RentPeriod, timesAYear} from '#trade/contract/rent.ts'
import {type Columns, columnsOf} from './schema/columns.ts'
import type {Reference} from './schema/fields.ts'
import {type KindName, kinds} from './schema/kinds.ts'

type Indexed = Partial<ExtraConfigColumn>

const key = () => text('id').primaryKey()
const keyOf = (kind: Reference): AnyPgColumn => contentTables[kind].id
const fieldsOf = <Kind extends KindName>(kind: Kind): Columns<(typeof kinds)[Kind]['fields']> =>
  columnsOf(kinds[kind].fields, keyOf)

const perYear = Object.entries(timesAYear)
  .filter(([, factor]) => factor > 1)
  .map(([period, factor]) => `when '${period}' then ${factor}`)
  .join(' ')

/** Immutable, so that generated columns may have it. Without a period it is the price as it is. */
export const yearlyPrice = (price: SQLWrapper, period: SQLWrapper): SQL<number> =>
  sql`${price} * case ${period} ${sql.raw(perYear)} else 1 end`

/** One row, written with every import: what was read before it is out of date. */
export const contentVersion = pgTable('content_version', {
  id: integer().primaryKey(),
  version: text().notNull(),
  importedAt: timestamp('imported_at', {withTimezone: true}).notNull(),
  /** The last of `home_writes` whose home has its event. Null: recording has not begun. */
  recorded: bigint({mode: 'number'}),
})

export const pictures = pgTable('pictures', {id: key(), ...fieldsOf('pictures')})

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

export const builders = pgTable('builders', {id: key(), ...fieldsOf('builders')})

export const propertyTypes = pgTable('property_types', {id: key(), ...fieldsOf('property-types')})

export const communities = pgTable('communities', {id: key(), ...fieldsOf('communities')})

export const team = pgTable('team', {id: key(), ...fieldsOf('team')})

export const neighborhoods = pgTable('neighborhoods', {id: key(), ...fieldsOf('neighborhoods')})

export const properties = pgTable(
  'properties',
  {
    id: key(),
    ...fieldsOf('properties'),
    /** Searches find it by these: its codes and those of its words. Null: not read yet. */
    searched_amenities: text().array(),
    /** Columns from the coordinates, so that an index holds them. */
    latitude: doublePrecision().generatedAlwaysAs(sql`coordinates[1]`),
    longitude: doublePrecision().generatedAlwaysAs(sql`coordinates[2]`),
    /** By which searches, mails and asking prices compare: a rent for a year, a sale as it is. */
    yearly_price: bigint({mode: 'number'}).generatedAlwaysAs(
      yearlyPrice(sql`price`, sql`price_period`),
    ),
    /** The value of the filter on payment plans. */
    payment_plan_kind: text().generatedAlwaysAs(
      sql`case when payment_plan @> '[{"milestone":"after-handover"}]' then 'after-handover' when payment_plan <> '[]' then 'any' end`,
    ),
    /**
     * In small letters and folded, for the search of the desk: to make it of each row takes too long.
     * So long that an index takes it, in letters of four bytes, too.
     */
    search_words: text().generatedAlwaysAs(
      sql`left(lower(${folded(sql`id || ' ' || reference || ' ' || name::text`)}), 600)`,
    ),
  },
  table => {
    const {id, purpose, property_type, neighborhood, builder, agent, listed, price} = table
    const {bedrooms, area_sqft, permit_expiry, price_period, published, status} = table
    const {project, featured, exclusive, name, sort_order, transferred_at} = table
    const {building, search_words, latitude, longitude, yearly_price, searched_amenities} = table
    const {completion, payment_plan_kind, handover, cheques, parking} = table
    const {service_charge, deposit, floor, available_from} = table
    // All that a server keeps of a home in memory, in the order in which it reads homes.
    const searched: [Indexed | SQL, ...Indexed[]] = [
      listed,
      sql`${id} collate "C"` as Indexed & SQL,
      permit_expiry,
      ...[yearly_price, area_sqft, latitude, longitude, searched_amenities],
      ...[purpose, property_type, bedrooms, neighborhood, builder, price_period],
      ...[service_charge, deposit, floor, available_from],
      ...[completion, payment_plan_kind, handover, cheques, parking],
    ]
    return [
      index('properties_searched')
        .on(...searched)
        .where(sql`${published} and ${status} = 'ACTIVE'`),
      index('properties_by_place').on(neighborhood, listed, id),
      index('properties_by_agent').on(agent, listed, id),
      index('properties_by_building')
        .on(neighborhood, building)
        .where(sql`${building} is not null`),
      index('properties_projects').on(builder, listed, id).where(sql`${project}`),
      index('properties_featured').on(listed, id).where(sql`${featured}`),
      index('properties_exclusive').on(listed, id).where(sql`${exclusive}`),
      // Indexes for the desk's lists; searches are answered from the first alone.
      index('properties_by_position').on(sort_order, id, search_words),
      index('properties_by_name').on(sql`left(lower(${name}->>'en'), 200)`, id),
      index('properties_withdrawn').on(sort_order, id).where(sql`not ${published}`),
      index('properties_by_permit')
        .on(permit_expiry, id)
        .where(sql`${published} and ${status} <> 'SOLD'`),
      check('sold_after_transfer', sql`${status} <> 'SOLD' or ${transferred_at} is not null`),
      check('positive_price', sql`${price} > 0`),
    ]
  },
)

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

/** When a feed was last synced by itself: one of several servers does it. */
export const feedSyncs = pgTable('feed_syncs', {
  /** SHA-256 of the file's path, or of the address. */
  source: text().primaryKey(),
  began: timestamp({withTimezone: true}).notNull(),
})

/** How the last imports and syncs ended, whichever server or command ran them: the desk shows it. */
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

export const blogs = pgTable('blogs', {id: key(), ...fieldsOf('blogs')})
export const news = pgTable('news', {id: key(), ...fieldsOf('news')})

export const openHouses = pgTable('open_houses', {id: key(), ...fieldsOf('open-houses')})

export const careers = pgTable('careers', {id: key(), ...fieldsOf('careers')})

export const reviews = pgTable('reviews', {id: key(), ...fieldsOf('reviews')})

export const seo = pgTable('seo', {id: key(), ...fieldsOf('seo')})

export const buyingCosts = pgTable('buying_costs', {id: key(), ...fieldsOf('buying-costs')})

export const rentingCosts = pgTable('renting_costs', {id: key(), ...fieldsOf('renting-costs')})

export const viewingHours = pgTable('viewing_hours', {id: key(), ...fieldsOf('viewing-hours')})

export const nearbyPlaces = pgTable('nearby_places', {id: key(), ...fieldsOf('nearby-places')})

export const agencyFacts = pgTable('agency', {
  id: key(),
  ...fieldsOf('agency'),
  hiddenReviewers: jsonb('hidden_reviewers').$type<string[]>(),
})

export const rates = pgTable('rates', {id: key(), ...fieldsOf('rates')})

export const launches = pgTable('launches', {
  id: key(),
  ...fieldsOf('launches'),
  // A home that is gone leaves its landing page, which says so.
  property: text().notNull(),
})

export const legalTexts = pgTable('legal', {id: key(), ...fieldsOf('legal')})

/** The table of each kind, in the order of `schema/kinds.ts`. */
export const contentTables = {
  pictures,
  builders,
  'property-types': propertyTypes,
  communities,
  team,
  neighborhoods,
  properties,
  blogs,
  news,
  'open-houses': openHouses,
  careers,
  reviews,
  seo,
  'buying-costs': buyingCosts,
  'renting-costs': rentingCosts,
  'viewing-hours': viewingHours,
  'nearby-places': nearbyPlaces,
  agency: agencyFacts,
  rates,
  launches,
  legal: legalTexts,
}
