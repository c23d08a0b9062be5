/** The kinds of places within a walk of each home, as bits. */
import {setImmediate as turn} from 'node:timers/promises'
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {type NearKind, nearKinds} from '#trade/property/home-facts/codes.ts'
import {distanceBetween, walkMinutes} from '#trade/property/near/travel.ts'
import {groupValue} from './groups.ts'
import {coordinatesOf, type Homes} from './homes.ts'
import {inParts} from './map-area.ts'

export interface NearbyPlace {
  kind: NearKind
  coordinates: Coordinates
}

const MAX_WALK_MINUTES = 15
/** No place within the walk is farther in a straight line. */
const REACH_METRES = 1_000
const METRES_IN_A_DEGREE = 111_000
/** A cell of the grid has this part of a degree on each side. */
const CELLS_IN_A_DEGREE = 100
const CELLS_AROUND_EARTH = 360 * CELLS_IN_A_DEGREE

export const bitsOfKinds = (kinds: readonly NearKind[]) =>
  kinds.reduce((bits, kind) => bits | (1 << nearKinds.indexOf(kind)), 0)

/** Homes that are looked at before other work of the server has its turn. */
const BATCH = 50_000

/** Places near homes, and neighbourhoods, in whose middle a home is whose own place is not known. */
export interface Surroundings {
  nearbyPlaces: NearbyPlace[]
  neighborhoods: {id: string; coordinates: Coordinates | null}[]
}

export const surroundingsOf = ({nearbyPlaces, neighborhoods}: Surroundings): Surroundings => ({
  nearbyPlaces,
  neighborhoods: neighborhoods.map(({id, coordinates}) => ({id, coordinates})),
})

/** Marks all homes. The rows of a group are marked at once, since homes may leave it meanwhile. */
export async function markNear(homes: Homes, {nearbyPlaces, neighborhoods}: Surroundings) {
  const near = nearOf(nearbyPlaces)
  const middles = new Map(neighborhoods.map(({id, coordinates}) => [id, coordinates?.map(inParts)]))
  const {latitude, longitude, near: nearRow} = homes.columns
  let done = 0
  for (const [group, end] of homes.groupEnd.entries()) {
    const start = homes.groupStart[group] as number
    const [north, east] = middles.get(groupValue(homes.groups, group, 'neighborhood')) ?? []
    for (let row = start; row < end; row++) {
      const isMiddle = latitude[row] === north && longitude[row] === east
      nearRow[row] = isMiddle ? 0 : near(coordinatesOf(homes, row))
    }
    done += end - start
    if (done < BATCH) continue
    done = 0
    await turn()
  }
}

/** Answers the kinds near coordinates. Each cell of a grid has the places that can be near. */
export function nearOf(places: NearbyPlace[]) {
  const grid = new Map<number, NearbyPlace[]>()
  for (const place of places) {
    for (const cell of cellsAround(place.coordinates)) {
      const others = grid.get(cell)
      if (others) others.push(place)
      else grid.set(cell, [place])
    }
  }
  return (home: Coordinates): number => {
    const around = grid.get(cellAt(...cellsOf(home))) ?? []
    const near = around.filter(({coordinates}) => isWalk(distanceBetween(home, coordinates)))
    return bitsOfKinds(near.map(({kind}) => kind))
  }
}

const isWalk = (metres: number) => walkMinutes(metres) <= MAX_WALK_MINUTES

/** The cells in which a home can be near a place. */
function cellsAround(coordinates: Coordinates) {
  const [row, column] = cellsOf(coordinates)
  const rows = (REACH_METRES / METRES_IN_A_DEGREE) * CELLS_IN_A_DEGREE
  const up = Math.ceil(rows)
  const right = Math.ceil(rows / Math.max(MIN_COSINE, Math.cos((coordinates[0] * Math.PI) / 180)))
  const steps = (most: number) => Array.from({length: 2 * most + 1}, (_, at) => at - most)
  return steps(up).flatMap(up => steps(right).map(right => cellAt(row + up, column + right)))
}

/** Nobody lives so near to a pole that a degree is shorter. */
const MIN_COSINE = 0.1

const cellsOf = ([latitude, longitude]: Coordinates): [row: number, column: number] => [
  Math.floor(latitude * CELLS_IN_A_DEGREE),
  Math.floor(longitude * CELLS_IN_A_DEGREE),
]

/** The 180th meridian is no border. */
const cellAt = (row: number, column: number) =>
  row * CELLS_AROUND_EARTH + ((column + CELLS_AROUND_EARTH) % CELLS_AROUND_EARTH)
