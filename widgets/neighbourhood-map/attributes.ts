import type {DataOf} from '#kit/api-client/call.ts'
import type {Attribute, PropsOf} from '#kit/core/attributes.ts'
import {choice, json, text} from '#kit/core/attributes.ts'
import type {MapMarker} from '#kit/map/markers.ts'
import {tileAttributes} from '#kit/map/tile-attributes.ts'
import type {getNeighborhoodsByCommunity} from '#trade/contract/contract.ts'
import type {Coordinates} from '#trade/contract/entities.ts'

/** `data` of the answer. */
export type PlacesAnswer = DataOf<typeof getNeighborhoodsByCommunity>

/** As the map has them, whose code comes later. */
const [MIN_ZOOM, MAX_ZOOM] = [9, 18]

const absent = <Value>(attribute: Omit<Attribute<Value>, 'initial'>): Attribute<Value | null> => ({
  ...attribute,
  initial: null,
})

const isPoint = (given: unknown[]): given is Coordinates =>
  given.length === 2 && Math.abs(Number(given[0])) < 85 && Math.abs(Number(given[1])) <= 180

const coordinates = absent<Coordinates>({
  parse: given => {
    const point = given.split(',').map(Number)
    if (isPoint(point)) return point
    throw new Error('latitude and longitude such as 25.186535,55.274849')
  },
  accepts: given => Array.isArray(given) && isPoint(given),
  type: 'string, latitude,longitude',
})

const zoom = absent<number>({
  parse: given => {
    const wanted = Number(given)
    if (given.trim() && wanted >= MIN_ZOOM && wanted <= MAX_ZOOM) return wanted
    throw new Error(`a number between ${MIN_ZOOM} and ${MAX_ZOOM}`)
  },
  type: `number, ${MIN_ZOOM} to ${MAX_ZOOM}`,
})

export const attributes = {
  /** The neighbourhood in the middle, for example `Dubai Marina`; it is marked as chosen. */
  name: text(),
  /** Shows the neighbourhoods of this community, for example `Waterfront Communities`. */
  community: text('Neighborhoods'),
  /**
   * Marks for other places than a community's neighbourhoods: names and coordinates, latitude
   * first. One with `"info": true` opens a window with name and coordinates; the others lead to
   * their guide.
   */
  markers: json<MapMarker[]>(
    '[{"name": "Dubai Marina", "coordinates": [25.0805, 55.1403], "info": false}]',
  ),
  /** The middle of the map: `25.186535,55.274849`. Defaults to the place, then to Business Bay. */
  center: coordinates,
  /** How near; 13 with places that lead to a guide, else 15.4. */
  zoom,
  ...tileAttributes,
  /** A line above the map; without one it is the community's name, and `none` leaves it out. */
  heading: text(),
  /** `none` leaves out the list of places beside the map; it says all that the map says. */
  list: choice(['beside', 'none'], 'beside'),
  /** The neighbourhoods, if the page has loaded them already: `data` of the answer. */
  results: json<PlacesAnswer>('{"neighborhood": [], "community": {"name": "Neighborhoods"}}'),
}

export type NeighbourhoodMapProps = PropsOf<typeof attributes>
