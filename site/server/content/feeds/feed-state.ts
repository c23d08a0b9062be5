/** What the site has when a feed is synced. */
import {and, eq, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {contentEdits} from '../edit-tables.ts'
import type {Words} from '../schema/fields.ts'
import {
  builders,
  neighborhoods,
  properties,
  propertyStates,
  propertyTypes,
  team,
} from '../tables.ts'
import type {Named} from './listing-facts.ts'
import type {Surroundings} from './outcome.ts'

/** What an import changes of a feed's properties besides those of its folder. */
export interface FeedChanges {
  /** By id. All other properties stay. */
  removed: Set<string>
  /** Named by other records: they stay, but are not shown. */
  hidden: string[]
  /** Of the listings of properties that are whole, by id. */
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
  /** Whether people changed the price at the desk. */
  hasOwnPrice: boolean
  /** Of the listing that it was last made from. */
  fingerprint: string | null
}

export function knownProperties(orm: Orm): Promise<KnownProperty[]> {
  const {id, reference, feed, listed, permit_expiry, published, purpose} = properties
  const {kind, record, fields} = contentEdits
  return orm
    .select({
      ...{id, reference, feed, listed, permit_expiry, published, purpose},
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
    types: types.map(({id, name}) => ({id, names: textsOf(name)})),
    neighborhoods: places.map(({id, name, title}) => ({id, names: [name, ...textsOf(title)]})),
    builders: makers.map(namedOf),
    team: members.map(namedOf),
  }
}

const namedOf = ({id, name}: {id: string; name: string}): Named => ({id, names: [name]})
const textsOf = (words: Words | null) => Object.values(words ?? {}).filter(Boolean)
