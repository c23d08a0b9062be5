/**
 * What visitors read, a table for each kind of `content/kinds.ts`, with its fields as columns: a text
 * for people is one column with all its languages, and lists of such texts are one too. Rows change
 * only by an import, which checks every record and every reference first.
 */
import {sql} from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
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
import {folded} from '#server/platform/db/folded.ts'
import {yearlyPrice} from '#server/platform/db/yearly-price.ts'
import type {Agency} from '#trade/agency/agency.ts'
import type {RentPeriod} from '#trade/contract/rent.ts'
import type {Words} from './schema/fields.ts'

type Indexed = Partial<ExtraConfigColumn>

const words = () => jsonb().$type<Words>()
const key = () => text('id').primaryKey()
const sortOrder = () => integer('sort_order').notNull().default(100)
const published = () => boolean().notNull().default(true)
const createdAt = () => date('created_at').notNull()
const socialLinks = () => jsonb('social_links').$type<{social: string; link: string}[]>()
const coordinates = () => doublePrecision().array().$type<[latitude: number, longitude: number]>()

const articleColumns = () => ({
  id: key(),
  title: words().notNull(),
  short_description: words().notNull(),
  description: words().notNull(),
  thumbnail: text().notNull(),
  createdAt: createdAt(),
  published: published(),
})

/** One row, written with every import: what was read before it is out of date. */
export const contentVersion = pgTable('content_version', {
  id: integer().primaryKey(),
  version: text().notNull(),
  importedAt: timestamp('imported_at', {withTimezone: true}).notNull(),
})

export const pictures = pgTable('pictures', {
  id: key(),
  alt: words(),
  width: integer(),
  height: integer(),
  placeholder: text(),
  widths: integer().array(),
  /** The point that stays visible where the picture is cut, in percent from the left and the top. */
  focus: integer().array(),
})

/**
 * What the pictures of earlier imports became, found by their source files: those are not converted
 * again. It is no content: an import reads and extends it, whichever server or command runs it.
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

export const builders = pgTable('builders', {
  id: key(),
  name: text().notNull(),
  image: text(),
  about: words(),
  social_links: socialLinks(),
  sort_order: sortOrder(),
  published: published(),
})

export const propertyTypes = pgTable('property_types', {
  id: key(),
  name: words().notNull(),
  image: text(),
  sort_order: sortOrder(),
  published: published(),
})

export const communities = pgTable('communities', {
  id: key(),
  name: text().notNull(),
  title: words(),
  description: words(),
  image: text(),
  sort_order: sortOrder(),
  published: published(),
})

export const team = pgTable('team', {
  id: key(),
  name: text().notNull(),
  occupation: words().notNull(),
  image: text(),
  video: text(),
  transcript: words(),
  address: words(),
  phone: text(),
  about: words(),
  skills: jsonb().$type<Words[]>(),
  type: text(),
  brn: text(),
  languages: text().array(),
  social_links: socialLinks(),
  sort_order: sortOrder(),
  published: published(),
})

export const neighborhoods = pgTable('neighborhoods', {
  id: key(),
  name: text().notNull().unique(),
  title: words(),
  communities: text().array().notNull(),
  emirate: text().notNull(),
  hero_content: words(),
  hero_image: text(),
  section_2_heading: words(),
  section_2_subheading: words(),
  section_2_details: jsonb().$type<{title: Words; value: Words}[]>(),
  section_2_image: text(),
  section_3_heading: words(),
  section_3_subheading: words(),
  members: text().array(),
  local_amenities: jsonb().$type<Record<string, Words>>(),
  coordinates: coordinates(),
  sort_order: sortOrder(),
  published: published(),
})

export const properties = pgTable(
  'properties',
  {
    id: key(),
    reference: text().notNull().unique(),
    project: boolean().notNull().default(false),
    purpose: text().notNull(),
    property_type: text()
      .notNull()
      .references(() => propertyTypes.id),
    neighborhood: text()
      .notNull()
      .references(() => neighborhoods.id),
    builder: text().references(() => builders.id),
    agent: text().references(() => team.id),
    name: words().notNull(),
    tagline: words(),
    description_heading: words(),
    short_description: words(),
    main_images: text().array().notNull(),
    video: text(),
    transcript: words(),
    media_url: text(),
    price: bigint({mode: 'number'}),
    price_period: text().$type<RentPeriod>(),
    bedrooms: integer(),
    bathrooms: integer(),
    area_sqft: integer(),
    amenities: jsonb().$type<Words[]>(),
    amenity_codes: text().array(),
    /** Searches find it by these: the codes above and those of its words. Null: not read yet. */
    searched_amenities: text().array(),
    description: words(),
    address: words(),
    city: words().notNull(),
    state: words(),
    emirate: text().notNull(),
    coordinates: coordinates(),
    location_description: words(),
    watchout_description: words(),
    brochure: text(),
    floor_plan: text(),
    faqs: jsonb().$type<{question: Words; answer: Words}[]>(),
    listed: date().notNull(),
    permit_number: text(),
    permit_expiry: date(),
    dld_qr: text(),
    status: text().notNull().default('ACTIVE'),
    transferred_at: date(),
    featured: boolean().notNull().default(false),
    exclusive: boolean().notNull().default(false),
    sort_order: sortOrder(),
    published: published(),
    feed: text(),
    /** Of the coordinates, so that an index holds them. */
    latitude: doublePrecision().generatedAlwaysAs(sql`coordinates[1]`),
    longitude: doublePrecision().generatedAlwaysAs(sql`coordinates[2]`),
    /** By which searches, mails and asking prices compare: a rent for a year, a sale as it is. */
    yearly_price: bigint({mode: 'number'}).generatedAlwaysAs(
      yearlyPrice(sql`price`, sql`price_period`),
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
    const {bedrooms, area_sqft, permit_expiry, published, status, transferred_at} = table
    const {project, featured, exclusive, name, sort_order} = table
    const {search_words, latitude, longitude, yearly_price, searched_amenities} = table
    // Each holds all that a search looks at, so that it is answered from the index alone: ten thousand
    // entries are on 150 pages, ten thousand rows on thousands (docs/decisions/004-search-indexes.md).
    const facets = [purpose, property_type, bedrooms, neighborhood, builder]
    const place = [latitude, longitude]
    const searched: Indexed[] = [
      ...facets,
      yearly_price,
      area_sqft,
      listed,
      permit_expiry,
      ...place,
      id,
    ]
    const search = (name: string, first: Indexed, ...next: Indexed[]) =>
      index(name)
        .on(first, ...next, ...searched.filter(column => ![first, ...next].includes(column)))
        .where(sql`${published} and ${status} = 'ACTIVE'`)
    // Read backwards for descending order, which puts missing values last only if they are first here.
    return [
      search('properties_newest', listed, id),
      search('properties_by_purpose', purpose, listed, id),
      search('properties_cheapest', purpose, yearly_price, id),
      search('properties_dearest', purpose, yearly_price.nullsFirst(), id),
      search('properties_largest', purpose, area_sqft.nullsFirst(), id),
      search('properties_by_type', purpose, property_type, yearly_price, id),
      search('properties_by_bedrooms', purpose, bedrooms, property_type, listed, id),
      search('properties_by_place', neighborhood, purpose, listed, id),
      search('properties_by_builder', builder, listed, id),
      search('properties_on_map', latitude, longitude, purpose),
      index('properties_by_amenities')
        .using('gin', searched_amenities)
        .where(sql`${published} and ${status} = 'ACTIVE'`),
      index('properties_by_agent').on(agent, listed, id),
      index('properties_projects').on(builder, listed, id).where(sql`${project}`),
      index('properties_featured').on(listed, id).where(sql`${featured}`),
      index('properties_exclusive').on(listed, id).where(sql`${exclusive}`),
      // Of the desk's lists; searches are answered from the first alone.
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
  /** Of the listing; null once anything but a sync has changed the property. */
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
  /** What was refused or is to be looked at, the first ones. */
  problems: jsonb().$type<RunProblem[]>().notNull(),
  /** Of all of them. */
  problemCount: integer('problem_count').notNull(),
})

export interface RunProblem {
  /** Key or reference of the record; the file where it is none. */
  record: string
  field?: string
  says: string
}

export const blogs = pgTable('blogs', articleColumns())
export const news = pgTable('news', articleColumns())

export const openHouses = pgTable('open_houses', {
  id: key(),
  property: text().references(() => properties.id),
  title: words().notNull(),
  date: date().notNull(),
  start_time: text().notNull(),
  end_time: text().notNull(),
  venue: words().notNull(),
  status: words().notNull(),
  main_images: text().array().notNull(),
  price: bigint({mode: 'number'}),
  description: words(),
  published: published(),
})

export const careers = pgTable('careers', {
  id: key(),
  title: words().notNull(),
  short_description: words().notNull(),
  description: words().notNull(),
  tags: jsonb().$type<Words[]>(),
  createdAt: createdAt(),
  sort_order: sortOrder(),
  published: published(),
})

export const reviews = pgTable('reviews', {
  id: key(),
  author_name: text().notNull(),
  rating: integer().notNull(),
  text: words().notNull(),
  profile_photo: text(),
  createdAt: createdAt(),
  published: published(),
})

export const seo = pgTable('seo', {
  id: key(),
  url: text().notNull().unique(),
  meta_title: words(),
  meta_description: words(),
  meta_keywords: words(),
})

export const buyingCosts = pgTable('buying_costs', {
  id: key(),
  emirate: text().notNull(),
  valid_from: date().notNull(),
  vat: doublePrecision().notNull(),
  fees: jsonb().$type<StoredFee[]>().notNull(),
  loan: jsonb().$type<StoredLoan>().notNull(),
})

/** With amounts in AED and shares in percent, as people write them. */
interface StoredFee {
  id: string
  name: Words
  paid_to: Words
  note?: Words
}

interface StoredLoan {
  limits: object[]
  longest_years: number
  rate: number
}

export const agencyFacts = pgTable('agency', {
  id: key(),
  name: text().notNull(),
  legalEntity: text('legal_entity').notNull(),
  orn: text().notNull(),
  established: integer().notNull(),
  yearsOfExperience: integer('years_of_experience').notNull(),
  copyrightYear: integer('copyright_year').notNull(),
  demonstration: boolean(),
  phone: text().notNull(),
  whatsapp: text().notNull(),
  mail: text().notNull(),
  office: jsonb().$type<Agency['office']>().notNull(),
  social: jsonb().$type<Agency['social']>().notNull(),
  hiddenReviewers: jsonb('hidden_reviewers').$type<string[]>(),
  press: jsonb().$type<Agency['press']>(),
  home: jsonb().$type<Agency['home']>().notNull(),
})

export const rates = pgTable('rates', {
  id: key(),
  day: date().notNull(),
  source: text().notNull(),
  dirhams: jsonb().$type<Record<string, number>>().notNull(),
})

export const launches = pgTable('launches', {
  id: key(),
  property: text().notNull(),
  title: words().notNull(),
  heading: words().notNull(),
  inDubai: boolean('in_dubai').notNull(),
  text: words().notNull(),
  place: words().notNull(),
  reasons: jsonb().$type<{heading: Words; text: Words}[]>().notNull(),
  facts: jsonb().$type<{label: Words; value: Words}[]>().notNull(),
})

export const legalTexts = pgTable('legal', {
  id: key(),
  updated: date().notNull(),
  opening: jsonb().$type<Words[]>().notNull(),
  sections: jsonb().$type<LegalSection[]>().notNull(),
})

interface LegalSection {
  anchor: string
  heading: Words
  content: {paragraph?: Words; list?: Words[]; names?: {name: Words; meaning: Words}[]}[]
}

/** The table of each kind, in the order of `content/kinds.ts`. */
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
  agency: agencyFacts,
  rates,
  launches,
  legal: legalTexts,
}
