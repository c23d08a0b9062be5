/** Where the project is; the map's code comes after the rest. */
import type {Property} from '../shared/api/entities.ts'
import {pointOf} from '../shared/property/details/has-section.ts'
import {useLazy} from '../shared/ui/lazy.ts'

interface ProjectMapProps {
  property: Property
  /** As the attributes of the widget say it. */
  tiles: string | null
  attribution: string
}

export function ProjectMap({property, ...tiles}: ProjectMapProps) {
  const map = useLazy(async () => (await import('../shared/map/place-map.tsx')).PlaceMap, {
    eager: true,
  })
  const point = pointOf(property)
  if (!point || map.state.is !== 'open') return null
  return <map.state.Part name={property.name} coordinates={point} {...tiles} />
}
