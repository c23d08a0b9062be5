/** The layer above the ground: names, the drawn area, and pins in or near the window. */
import type {SyntheticEvent} from 'react'
import {isReachable} from '#kit/map/boxes.ts'
import {GroundNames} from '#kit/map/ground/ground-names.tsx'
import {Layer} from '#kit/map/layer.tsx'
import type {LayerState} from '#kit/map/map-view.tsx'
import {placer, type View} from '#kit/map/mercator.ts'
import type {Coordinates} from '#trade/contract/entities.ts'
import type {Cluster, Clusters, Pin} from './clusters.ts'
import {ClusterPin, clusterWidth, HomePin, PIN_HEIGHT, pinWidth, usePinLabel} from './home-pin.tsx'

export type PressCluster = (
  cluster: Cluster,
  state: LayerState,
  event: SyntheticEvent<Element>,
) => void

interface PinLayerProps {
  clusters: Clusters
  area?: Coordinates[]
  state: LayerState
  onPress: PressCluster
}

export function PinLayer({clusters, area, state, onPress}: PinLayerProps) {
  const {view, size, seen} = state
  const pins = clusters.pinsIn(view, size)
  const roomOf = useRooms()
  return (
    <>
      <Layer size={size}>
        {area && <path className="area" d={outlineOf(area, view)} />}
        <GroundNames view={view} size={size} taken={pins.map(roomOf)} without={[]} />
      </Layer>
      <div className="pins">
        {pins.map(({x, y, ...pin}) => {
          const placed = {x, y, isReachable: isReachable({x, y}, seen)}
          if (pin.home) return <HomePin key={pin.home.slug} home={pin.home} {...placed} />
          return (
            <ClusterPin
              key={pin.cluster.id}
              cluster={pin.cluster}
              {...placed}
              onPress={(cluster, event) => onPress(cluster, state, event)}
            />
          )
        })}
      </div>
    </>
  )
}

/** Boxes in which names of the ground have no room. */
function useRooms() {
  const labelOf = usePinLabel()
  return ({x, y, ...pin}: Pin) => {
    if (pin.home) {
      const width = pinWidth(labelOf(pin.home))
      return {x: x - width / 2, y: y - PIN_HEIGHT, width, height: PIN_HEIGHT}
    }
    const width = clusterWidth(pin.cluster.count)
    return {x: x - width / 2, y: y - width / 2, width, height: width}
  }
}

const outlineOf = (corners: Coordinates[], view: View) => {
  const place = placer(view)
  const points = corners.map(corner => {
    const {x, y} = place(corner)
    return `${x} ${y}`
  })
  return `M${points.join('L')}Z`
}
