/** A map of places: markers that link to guides or open an info window, after a cancelable event. */
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {useStyles} from '../core/sheets.ts'
import {useServices} from '../core/view/use-services.ts'
import styles from './floating.css'
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
  /** Elements that float over the map. */
  children?: ReactNode
}

export function PlacesMap(props: PlacesMapProps) {
  const {label, markers, start, tiles, chosen, pointed, onPoint, shown, stillHeight} = props
  const {emit} = useServices()
  const [opened, setOpened] = useState<MapMarker | null>(null)
  const opener = useRef<Element | null>(null)

  const choose = useCallback(
    (marker: MapMarker, event: Pick<Event, 'preventDefault' | 'currentTarget'>) => {
      const {name, coordinates, info} = marker
      if (!emit('ocp-select', {name, coordinates})) return event.preventDefault()
      if (!info) return
      event.preventDefault()
      opener.current = event.currentTarget as Element
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

/** Name and coordinates of a place that has no guide (spec section 2, Map component). */
function InfoWindow({marker, close}: {marker: MapMarker; close: () => void}) {
  const {i18n} = useServices()
  useStyles(styles)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({preventScroll: true}), [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const [latitude, longitude] = marker.coordinates
  return (
    <div
      className="map__info"
      role="dialog"
      aria-label={marker.title ?? marker.name}
      onKeyDown={press}
    >
      <p className="map__info-name">{marker.title ?? marker.name}</p>
      <p className="map__info-place">
        <bdi dir="ltr">{`${latitude}, ${longitude}`}</bdi>
      </p>
      <button
        type="button"
        className="map__control map__info-close"
        aria-label={i18n._('Close')}
        onClick={close}
        ref={button}
      >
        <svg width="20" height="20" aria-hidden="true">
          <path d="M5 5L15 15M15 5L5 15" />
        </svg>
      </button>
    </div>
  )
}
