/** One property's place, for the page of a home or a project inside a widget. */
import {useMemo} from 'react'
import type {Coordinates} from '../api-client/shapes.ts'
import {useServices} from '../core/view/use-services.ts'
import {ZOOM_WITH_MARKERS} from './markers.ts'
import {PlacesMap} from './places-map.tsx'
import {useTileSource} from './use-tile-source.ts'

interface PlaceMapProps {
  /** What the mark says. */
  name: string
  coordinates: Coordinates
  /** What the map is called. */
  label?: string
  /** As the attributes of the widget say it. */
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
