/** The records that searches need: places, builders and types by name, and what is near homes. They are few, and read with each version. */
import {asc, eq, getTableColumns} from 'drizzle-orm'
import {pick} from '#server/content/schema/fields.ts'
import {
  builders,
  communities,
  nearbyPlaces,
  neighborhoods,
  propertyTypes,
} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'

export type NamedRecords = Awaited<ReturnType<typeof readNamedRecords>>

/** In the order of the guides. */
export async function readNamedRecords(orm: Orm) {
  const {sort_order, name, title, aliases, emirate, coordinates, published} = neighborhoods
  const place = {id: neighborhoods.id, name, title, aliases, emirate, coordinates, published}
  return {
    neighborhoods: await orm
      .select({...place, communities: neighborhoods.communities})
      .from(neighborhoods)
      .orderBy(asc(sort_order), asc(name)),
    communities: await orm
      .select(pick(getTableColumns(communities), ['id', 'name', 'title', 'aliases']))
      .from(communities)
      .orderBy(asc(communities.sort_order), asc(communities.name)),
    builders: await orm
      .select(pick(getTableColumns(builders), ['id', 'name', 'aliases']))
      .from(builders),
    types: await orm
      .select({id: propertyTypes.id, name: propertyTypes.name})
      .from(propertyTypes)
      .orderBy(asc(propertyTypes.sort_order), asc(propertyTypes.id)),
    nearbyPlaces: await orm
      .select(pick(getTableColumns(nearbyPlaces), ['kind', 'coordinates']))
      .from(nearbyPlaces)
      .where(eq(nearbyPlaces.published, true))
      .orderBy(asc(nearbyPlaces.id)),
  }
}
