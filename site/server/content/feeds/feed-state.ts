/** The site's own records when a feed is synced. */
import {and, eq, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {isRent, type RentPeriod, rentPer} from '#trade/contract/rent.ts'
import {propertyStates} from '../change-tables.ts'
import {contentEdits} from '../edit-tables.ts'
import type {Words} from '../schema/fields.ts'
import {builders, neighborhoods, properties, propertyTypes, team} from '../tables.ts'
import {type Named, namedRecords} from './listing-facts.ts'
import type {Reason, Surroundings} from './outcome.ts'

/** Changes of an import to a feed's properties besides those of its folder. */
export interface FeedChanges {
  /** By id. All other properties stay. */
  removed: Set<string>
  /** Named by other records: they stay, but are not shown. */
  hidden: string[]
  /** The fingerprints of the listings whose properties are complete, by id. */
  fingerprints: Map<string, string>
}

export interface KnownProperty {
  id: string
  reference: string
  feed: string | null
  listed: string
  permit_expiry: string | null
  published: boolean
  purpose: string
  /** A rent for a year, a sale as it is. */
  yearlyPrice: number | null
  /** True when people changed the price at the desk. */
  hasOwnPrice: boolean
  /** The fingerprint of the listing that it was last made from. */
  fingerprint: string | null
}

export function knownProperties(orm: Orm): Promise<KnownProperty[]> {
  const {id, reference, feed, listed, permit_expiry, published, purpose} = properties
  const {kind, record, fields} = contentEdits
  return orm
    .select({
      id,
      reference,
      feed,
      listed,
      permit_expiry,
      published,
      purpose,
      yearlyPrice: properties.yearly_price,
      hasOwnPrice: sql<boolean>`coalesce('price' = any(${fields}), false)`,
      fingerprint: propertyStates.fingerprint,
    })
    .from(properties)
    .leftJoin(propertyStates, eq(propertyStates.property, id))
    .leftJoin(contentEdits, and(eq(kind, 'properties'), eq(record, id)))
}

export async function surroundingsOf(orm: Orm): Promise<Surroundings> {
  const [types, places, makers, members] = await Promise.all([
    orm.select({id: propertyTypes.id, name: propertyTypes.name}).from(propertyTypes),
    orm
      .select({id: neighborhoods.id, name: neighborhoods.name, title: neighborhoods.title})
      .from(neighborhoods),
    orm.select({id: builders.id, name: builders.name}).from(builders),
    orm.select({id: team.id, name: team.name}).from(team),
  ])
  return {
    types: namedRecords(types.map(({id, name}) => ({id, names: textsOf(name)}))),
    neighborhoods: namedRecords(
      places.map(({id, name, title}) => ({id, names: [name, ...textsOf(title)]})),
    ),
    builders: namedRecords(makers.map(namedOf)),
    team: namedRecords(members.map(namedOf)),
  }
}

const namedOf = ({id, name}: {id: string; name: string}): Named => ({id, names: [name]})
const textsOf = (words: Words | null) => Object.values(words ?? {}).filter(Boolean)

const MAX_FACTOR = 10

interface Priced {
  purpose?: string
  price?: number
  price_period?: RentPeriod
}

/** Undefined for a price that may be taken; rents are compared for a year. */
export function priceJump(before: KnownProperty, next: Priced): Reason | undefined {
  // Changes from the desk win over the feed.
  if (before.hasOwnPrice || isRent(before.purpose) !== isRent(next.purpose)) return undefined
  if (!before.yearlyPrice || !next.price) return undefined
  const price = rentPer(next.price, next.price_period)
  const factor = Math.max(price / before.yearlyPrice, before.yearlyPrice / price)
  if (factor <= MAX_FACTOR) return undefined
  const says = `would jump from AED ${before.yearlyPrice} to AED ${price}${isRent(next.purpose) ? ' a year' : ''}, more than ${MAX_FACTOR} times. The property stays as it was. If the price is right, sync again with --allow-price-jumps.`
  return {field: 'price', says}
}
