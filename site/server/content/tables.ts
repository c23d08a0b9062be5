/**
 * The content that visitors read: a table for each kind of `schema/kinds.ts`, whose fields are its
 * columns. Rows change by an import, which checks every record and every reference first, and by
 * people at the desk.
 */
import {type AnyPgColumn, jsonb, pgTable, text} from 'drizzle-orm/pg-core'
import {type Columns, columnsOf} from './schema/columns.ts'
import type {Reference} from './schema/fields.ts'
import {computedColumns, indexesOfHomes} from './schema/home-columns.ts'
import {type KindName, kinds} from './schema/kinds.ts'

const key = () => text('id').primaryKey()
const keyOf = (kind: Reference): AnyPgColumn => contentTables[kind].id
const fieldsOf = <Kind extends KindName>(kind: Kind): Columns<(typeof kinds)[Kind]['fields']> =>
  columnsOf(kinds[kind].fields, keyOf)

export const pictures = pgTable('pictures', {id: key(), ...fieldsOf('pictures')})

export const builders = pgTable('builders', {id: key(), ...fieldsOf('builders')})

export const propertyTypes = pgTable('property_types', {id: key(), ...fieldsOf('property-types')})

export const communities = pgTable('communities', {id: key(), ...fieldsOf('communities')})

export const team = pgTable('team', {id: key(), ...fieldsOf('team')})

export const neighborhoods = pgTable('neighborhoods', {id: key(), ...fieldsOf('neighborhoods')})

export const properties = pgTable(
  'properties',
  {id: key(), ...fieldsOf('properties'), ...computedColumns},
  indexesOfHomes,
)

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
