/** Places that people ask about before they move. They are few, and stay in memory while the content does. */
import {asc, eq} from 'drizzle-orm'
import type {Coordinates} from '#kit/api-client/shapes.ts'
import type {Words} from '#server/content/schema/fields.ts'
import {nearbyPlaces} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {type NearKind, nearKinds} from '#trade/property/home-facts/codes.ts'

export interface NearbyPlace {
  name: Words
  coordinates: Coordinates
  source: string
}
export type NearbyPlaces = Record<NearKind, NearbyPlace[]>

async function readNearbyPlaces(orm: Orm): Promise<NearbyPlaces> {
  const {kind, name, coordinates, source} = nearbyPlaces
  const rows = await orm
    .select({kind, name, coordinates, source})
    .from(nearbyPlaces)
    .where(eq(nearbyPlaces.published, true))
    .orderBy(asc(nearbyPlaces.id))
  const ofKind = (wanted: NearKind) =>
    rows.flatMap(({kind, ...place}) => (kind === wanted ? [place] : []))
  return Object.fromEntries(nearKinds.map(kind => [kind, ofKind(kind)])) as NearbyPlaces
}

/** Answers the places of a version, which are read once. */
export function keepNearbyPlaces() {
  let known: {version: string; places: Promise<NearbyPlaces>} | undefined

  return (orm: Orm, version: string | undefined) => {
    if (version !== undefined && known?.version === version) return known.places
    const places = readNearbyPlaces(orm)
    if (version === undefined) return places
    const mine = {version, places}
    known = mine
    places.catch(() => {
      if (known === mine) known = undefined
    })
    return places
  }
}
