/** The homes that the agency offers today, with what a portal wants to know of each. */
import {and, asc, eq, gt, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {propertyStates} from '../../change-tables.ts'
import {available} from '../../records/advertisements.ts'
import {builders, neighborhoods, properties, propertyTypes, team} from '../../tables.ts'

const BATCH = 500

const select = (orm: Orm, after: string) =>
  orm
    .select({
      home: properties,
      type: propertyTypes.name,
      neighborhood: neighborhoods.name,
      builder: builders.name,
      agent: {id: team.id, name: team.name, phone: team.phone, brn: team.brn},
      changed: propertyStates.changed,
    })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.property_type))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhood))
    .leftJoin(builders, eq(builders.id, properties.builder))
    .leftJoin(team, and(eq(team.id, properties.agent), sql`${team.published}`))
    .leftJoin(propertyStates, eq(propertyStates.property, properties.id))
    // Portals list homes, and projects in another way.
    .where(and(available(), sql`not ${properties.project}`, gt(properties.id, after)))
    .orderBy(asc(properties.id))
    .limit(BATCH)

export type ListedHome = Awaited<ReturnType<typeof select>>[number]

/** A batch at a time: thousands would not fit into memory. */
export async function* listedHomes(orm: Orm): AsyncGenerator<ListedHome> {
  let after = ''
  for (;;) {
    const batch = await select(orm, after)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    after = last.home.id
  }
}
