/** Where the project is; the map's code comes after the rest. */
import type {Property} from '../shared/api/entities.ts'
import {useServices} from '../shared/core/view/use-services.ts'
import {MapNotice} from '../shared/map/map-notice.tsx'
import {pointOf} from '../shared/property/details/has-section.ts'
import {useLazy} from '../shared/ui/lazy.ts'

interface ProjectMapProps {
  property: Property
  /** As the attributes of the widget say it. */
  tiles: string | null
  attribution: string
}

export function ProjectMap({property, ...tiles}: ProjectMapProps) {
  const {i18n} = useServices()
  const map = useLazy(async () => (await import('../shared/map/place-map.tsx')).PlaceMap, {
    eager: true,
  })
  const point = pointOf(property)
  if (!point) return null
  if (map.state.is === 'failed') {
    return <MapNotice text={i18n._('The map could not be loaded.')} retry={map.open} />
  }
  if (map.state.is !== 'open') return null
  return <map.state.Part name={property.name} coordinates={point} {...tiles} />
}
