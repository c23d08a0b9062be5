/**
 * The map of a property. On a property's page it is in a static section, where `useStaticIsland`
 * hydrates it; on a project's page it hydrates itself.
 */
import {useMemo} from 'react'
import type {Property} from '#trade/contract/entities.ts'
import {pointOf} from '#trade/property/details/has-section.ts'
import {useMapAttributes} from '../../../core/site-context.tsx'
import {Island} from '../../../islands/island.tsx'
import {placeMap} from './place-map.ts'

/** With the markers of properties (spec section 9). */
const ZOOM = '13'

export function PlaceIsland({property}: {property: Property}) {
  const attributes = useMapAttributes()
  const {name} = property
  const point = pointOf(property)
  // As an attribute: of a static section the browser has only the markup.
  const markers = useMemo(
    () => JSON.stringify([{name, coordinates: point, info: true}]),
    [name, point],
  )
  if (!point) return null
  return (
    <Island
      element={placeMap}
      attributes={{
        ...attributes,
        markers,
        zoom: ZOOM,
        name,
        heading: 'none',
        list: 'none',
      }}
    />
  )
}
