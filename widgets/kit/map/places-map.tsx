/** A map of places: markers that link to guides or open an info window, after a cancelable event. */
import {type ReactNode, useCallback, useMemo, useRef, useState} from 'react'
import {useServices} from '../core/view/use-services.ts'
import {InfoWindow} from './info-window.tsx'
import {type LayerState, MapView} from './map-view.tsx'
import {MarkerLayer} from './marker-layer.tsx'
import type {MapMarker} from './markers.ts'
import type {View} from './mercator.ts'
import type {TileSource} from './tile-source.ts'

interface PlacesMapProps {
  label: string
  markers: MapMarker[]
  start: View
  tiles: TileSource | null
  chosen?: string
  pointed?: string
  onPoint?: (name: string) => void
  /** A place to be brought into sight. */
  shown?: string
  /** As a map has it. */
  stillHeight?: number
  /** What floats over the map. */
  children?: ReactNode
}

export function PlacesMap(props: PlacesMapProps) {
  const {label, markers, start, tiles, chosen, pointed, onPoint, shown, stillHeight} = props
  const {emit} = useServices()
  const [opened, setOpened] = useState<MapMarker | null>(null)
  const opener = useRef<Element | null>(null)

  const choose = useCallback(
    (marker: MapMarker, event: {preventDefault(): void}) => {
      const {name, coordinates, info} = marker
      if (!emit('ocp-select', {name, coordinates})) return event.preventDefault()
      if (!info) return
      event.preventDefault()
      opener.current = (event as unknown as Event).currentTarget as Element
      setOpened(marker)
    },
    [emit],
  )
  const close = () => {
    setOpened(null)
    const mark = opener.current as SVGElement | null
    // The marker may have been rendered again meanwhile.
    const again = mark?.isConnected ? mark : null
    again?.focus()
  }
  const layer = useCallback(
    ({view, size, seen, covered, go}: LayerState) => (
      <MarkerLayer
        markers={markers}
        view={view}
        size={size}
        seen={seen}
        covered={covered}
        chosen={chosen}
        pointed={pointed}
        opened={opened?.name}
        onChoose={choose}
        onPoint={onPoint}
        onZoom={({coordinates}) => go?.({center: coordinates, zoom: Math.round(view.zoom) + 2})}
      />
    ),
    [markers, chosen, pointed, opened, choose, onPoint],
  )
  const places = useMemo(() => markers.map(({coordinates}) => coordinates), [markers])
  return (
    <MapView
      label={label}
      start={start}
      layer={layer}
      places={places}
      show={markers.find(({name}) => name === shown)?.coordinates}
      tiles={tiles}
      stillHeight={stillHeight}
    >
      {props.children}
      {opened && <InfoWindow marker={opened} close={close} />}
    </MapView>
  )
}
