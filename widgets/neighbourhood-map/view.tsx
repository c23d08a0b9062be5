import {useState} from 'react'
import type {WholeView} from '#kit/core/definition.ts'
import {useModel} from '#kit/core/view/use-model.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import mapStyles from '#kit/map/map.css'
import {MapNotice} from '#kit/map/map-notice.tsx'
import {DEFAULT_ZOOM, type MapMarker, ZOOM_WITH_MARKERS} from '#kit/map/markers.ts'
import {PlacesMap} from '#kit/map/places-map.tsx'
import {useTileSource} from '#kit/map/tile-source.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {useAgency} from '#trade/agency/use-agency.ts'
import type {NeighbourhoodMapProps} from './attributes.ts'
import {Frame} from './frame.tsx'
import {mapModel} from './model.ts'
import {PlaceNames} from './place-names.tsx'
import styles from './places.css'

const NONE: MapMarker[] = []

/** The maximum height on the site for a page that shows one place. */
const HEIGHT_WITHOUT_LIST = 520

/** A server has to name the styles of the map; in a browser, which adds them itself, they change nothing. */
export const whole: WholeView<NeighbourhoodMapProps> = {
  View: NeighbourhoodMap,
  styles: styles + mapStyles,
}

/** Map and list. They render from the attributes and `results` alone, as a server does. */
function NeighbourhoodMap(props: NeighbourhoodMapProps) {
  const {i18n} = useServices()
  const {office} = useAgency()
  const model = useModel(mapModel, props)
  const status = useSignalValue(model.status)
  const [pointed, setPointed] = useState('')
  const [shown, setShown] = useState('')
  const {tiles, tilesAttribution, name} = props
  const source = useTileSource(tiles, tilesAttribution)
  const markers = status.is === 'shown' ? status.markers : NONE
  const heading =
    props.heading || (status.is === 'shown' ? status.heading || i18n._('Neighborhoods') : '')
  return (
    <Frame
      props={props}
      heading={heading}
      busy={status.is === 'loading'}
      map={
        // Drawn once it is known around what: it would move as the places come.
        status.is === 'loading' ? (
          <div className="map skeleton" />
        ) : (
          <PlacesMap
            label={props.heading === 'none' ? i18n._('Map') : heading || i18n._('Map')}
            markers={markers}
            start={startOf(props, markers, office)}
            tiles={source}
            chosen={name}
            pointed={pointed}
            onPoint={setPointed}
            shown={shown}
            stillHeight={props.list === 'none' ? HEIGHT_WITHOUT_LIST : undefined}
          >
            {status.is === 'failed' && props.list === 'none' && (
              <MapNotice text={i18n._('The places could not be loaded.')} retry={model.retry} />
            )}
          </PlacesMap>
        )
      }
    >
      <PlaceNames
        status={status}
        chosen={name}
        pointed={pointed}
        onPoint={place => {
          setPointed(place)
          setShown(place)
        }}
        retry={model.retry}
      />
    </Frame>
  )
}

/** As the specification has it (section 9), unless the page says otherwise. */
function startOf(
  {center, zoom, name}: NeighbourhoodMapProps,
  markers: MapMarker[],
  office: Agency['office'],
) {
  const chosen = markers.find(marker => marker.name === name)
  const [only] = markers
  const fallback = markers.length === 1 && only ? only.coordinates : office.coordinates
  const hasGuides = markers.some(({info}) => !info)
  return {
    center: center ?? chosen?.coordinates ?? fallback,
    zoom: zoom ?? (hasGuides ? ZOOM_WITH_MARKERS : DEFAULT_ZOOM),
  }
}
