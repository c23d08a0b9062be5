/** A home as its card in a list shows it. */
import {eq, getTableColumns, type SQL} from 'drizzle-orm'
import {present} from '#server/content/records/localise.ts'
import {type Dated, updatedAt} from '#server/content/records/updated-at.ts'
import {answeredIn, pick} from '#server/content/schema/fields.ts'
import {kinds} from '#server/content/schema/kinds.ts'
import {builders, neighborhoods, properties, propertyTypes} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {isRent, type RentPeriod} from '#trade/contract/rent.ts'
import {lastEvents, recentChange} from './price-history.ts'

const plainInLists = answeredIn('lists', kinds.properties.fields)
const columns = getTableColumns(properties)

/** Lists leave the long texts where they are: with them, an answer takes a sixth longer. */
export const inLists = {
  ...pick(columns, plainInLists),
  ...pick(columns, ['id', 'main_images', 'price', 'price_period', 'bedrooms']),
  ...pick(columns, ['address', 'coordinates']),
  /** Enough for the changes of two days. */
  events: lastEvents(20),
}

export const changed = updatedAt('properties', properties.id)

export const joined = {
  property: inLists,
  type: {id: propertyTypes.id, name: propertyTypes.name},
  place: {id: neighborhoods.id, name: neighborhoods.name, title: neighborhoods.title},
  builder: {id: builders.id, name: builders.name},
}

export const dated = {...joined, property: {...inLists, updatedAt: changed}}

export const selectHomes = (orm: Orm, where: SQL | undefined, columns = joined) =>
  orm
    .select(columns)
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.property_type))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhood))
    .leftJoin(builders, eq(builders.id, properties.builder))
    .where(where)

export type Row = Awaited<ReturnType<typeof selectHomes>>[number] & {property: Dated}

interface Offered {
  purpose: string
  price_period?: RentPeriod | null
}

/** The period of a rent; a sale has one price. */
export const periodOf = ({purpose, price_period}: Offered) =>
  isRent(purpose) ? (price_period ?? 'year') : undefined

/** Selects the fields of a list's card. */
export function card({property, type, place, builder}: Row) {
  const row = present(property)
  const {id, price, bedrooms, main_images, coordinates, address} = row
  return {
    ...pick(row, plainInLists),
    _id: id,
    slug: id,
    main_images: main_images.slice(0, 5),
    builder_community: titleOf(place),
    about: {price: price ?? null, total_no_of_rooms: bedrooms, type: type.name, address},
    location: coordinates && {coordinates},
    price_period: periodOf(row),
    neighborhood: {_id: place.id, name: place.name, title: titleOf(place)},
    builder: builder ? {name: builder.name, slug: builder.id} : undefined,
    ...recentChange(property.events),
    updatedAt: row.updatedAt,
  }
}

const titleOf = ({name, title}: Row['place']) => title ?? name
