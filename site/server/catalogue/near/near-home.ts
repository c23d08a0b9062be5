/** The places near a home, with the minutes that it takes to get there. */
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {nearKinds} from '#trade/property/home-facts/codes.ts'
import {distanceBetween, driveMinutes, walkMinutes} from '#trade/property/near/travel.ts'
import type {NearbyPlace, NearbyPlaces} from './nearby-places.ts'

/** Metres within which the nearest of a kind is named, and a second one. */
const REACH = [10_000, 5_000] as const
/** Each quarter has its mosques: where the nearest that is recorded is far, others are missing. */
const REACH_OF_MOSQUES = [3_000, 3_000] as const
/** So many degrees of latitude are more than the farthest of these distances. */
const MAX_DEGREES = 0.0905

/**
 * The nearest of each kind, in the order of the kinds. Minutes are those of the unrounded distance, so
 * that 15 on foot are the 1,000 metres of the filter `near`.
 */
export const nearHome = (home: Coordinates, places: NearbyPlaces) =>
  nearKinds.flatMap(kind =>
    nearestOf(home, places[kind], kind === 'mosque' ? REACH_OF_MOSQUES : REACH).map(
      ({metres, ...place}) => ({
        kind,
        ...place,
        metres: Math.round(metres),
        walk_minutes: walkMinutes(metres),
        drive_minutes: driveMinutes(metres),
        estimated: true,
      }),
    ),
  )

const nearestOf = (home: Coordinates, places: NearbyPlace[], reach: readonly number[]) =>
  places
    .filter(({coordinates: [latitude]}) => Math.abs(latitude - home[0]) < MAX_DEGREES)
    .map(place => ({...place, metres: distanceBetween(home, place.coordinates)}))
    .sort((one, other) => one.metres - other.metres)
    .slice(0, reach.length)
    .filter(({metres}, at) => metres <= Number(reach[at]))

/**
 * Undefined where it is the middle of the neighbourhood, as feeds send it for homes whose place they do
 * not tell: minutes from there would be invented.
 */
export function ownPoint(home: Coordinates | null, neighbourhood: Coordinates | null) {
  const isSame = home?.every((degrees, at) => degrees === neighbourhood?.[at])
  return home && !isSame ? home : undefined
}
