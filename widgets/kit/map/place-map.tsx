/** One property's place, for the page of a home or a project inside a widget. */
import {useMemo} from 'react'
import type {Coordinates} from '../api-client/shapes.ts'
import {useServices} from '../core/view/use-services.ts'
import {ZOOM_WITH_MARKERS} from './markers.ts'
import {PlacesMap} from './places-map.tsx'
import {useTileSource} from './tile-source.ts'

interface PlaceMapProps {
  /** The text of the mark. */
  name: string
  coordinates: Coordinates
  /** The accessible name of the map. */
  label?: string
  /** The attributes of the widget, as a page writes them. */
  tiles?: string | null
  attribution?: string
}

/** As high as its box: give it a class with a height around it. */
export function PlaceMap({
  name,
  coordinates,
  label,
  tiles = null,
  attribution = '',
}: PlaceMapProps) {
  const {i18n} = useServices()
  const [latitude, longitude] = coordinates
  const markers = useMemo(
    () => [{name, coordinates: [latitude, longitude] as Coordinates, info: true}],
    [name, latitude, longitude],
  )
  const source = useTileSource(tiles, attribution)
  return (
    <PlacesMap
      label={label ?? i18n._('Map')}
      markers={markers}
      start={{center: coordinates, zoom: ZOOM_WITH_MARKERS}}
      tiles={source}
      chosen={name}
    />
  )
}
