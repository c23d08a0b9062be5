/** The homes of a map in clusters, which are computed once for each step of the zoom. */
import Supercluster from 'supercluster'
import {
  MAX_ZOOM,
  MIN_ZOOM,
  moved,
  type Point,
  placer,
  type Size,
  type View,
} from '#kit/map/mercator.ts'
import type {Coordinates, HomeOnMap} from '#trade/contract/entities.ts'

/** A cluster of several homes around a place. */
export interface Cluster {
  coordinates: Coordinates
  id: number
  count: number
}

/** A home or a cluster; `x` and `y` are from the middle. */
export type Pin = Point & ({home: HomeOnMap} | {cluster: Cluster; home?: undefined})

export interface Clusters {
  pinsIn: (view: View, size: Size) => Pin[]
  /** The zoom at which a cluster parts; undefined where all its homes are at one place. */
  partingZoom: (cluster: Cluster) => number | undefined
  slugsOf: (id: number) => string[]
}

/** Pixels between two pins: a price takes up to so many. */
const RADIUS = 72
/** So many of the pins that are in the middle are drawn; a press comes nearer to the others. */
const MAX_PINS = 200

export function clustersOf(homes: HomeOnMap[]): Clusters {
  const index = new Supercluster<{home: HomeOnMap}>({
    radius: RADIUS,
    extent: 256,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
  })
  index.load(
    homes.map(home => {
      const [latitude, longitude] = home.coordinates
      return {
        type: 'Feature',
        geometry: {type: 'Point', coordinates: [longitude, latitude]},
        properties: {home},
      }
    }),
  )
  const pinsIn = (view: View, {width, height}: Size) => {
    const place = placer(view)
    const [north, west] = moved(view, {x: -width / 2, y: -height / 2})
    const [south, east] = moved(view, {x: width / 2, y: height / 2})
    const step = Math.round(view.zoom)
    return (
      index
        .getClusters([west, south, east, north], step)
        .map(({geometry, properties}): Pin => {
          const [longitude = 0, latitude = 0] = geometry.coordinates
          const coordinates: Coordinates = [latitude, longitude]
          if (!('cluster' in properties)) return {...place(coordinates), home: properties.home}
          const {cluster_id: id, point_count: count} = properties
          return {...place(coordinates), cluster: {coordinates, id, count}}
        })
        .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
        .slice(0, MAX_PINS)
        // From north to south, as the keyboard goes through them.
        .sort((one, other) => one.y - other.y)
    )
  }
  return {
    pinsIn,
    partingZoom({id}) {
      const zoom = index.getClusterExpansionZoom(id)
      return zoom <= MAX_ZOOM ? zoom : undefined
    },
    slugsOf: id => index.getLeaves(id, Infinity).map(({properties}) => properties.home.slug),
  }
}
