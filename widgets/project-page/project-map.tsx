/** Where the project is; the map's code comes after the rest. */

import {useServices} from '#kit/core/view/use-services.ts'
import {MapNotice} from '#kit/map/map-notice.tsx'
import {useLazy} from '#kit/ui/lazy.ts'
import type {Property} from '#trade/contract/entities.ts'
import {pointOf} from '#trade/property/details/has-section.ts'

interface ProjectMapProps {
  property: Property
  /** As the attributes of the widget say it. */
  tiles: string | null
  attribution: string
}

export function ProjectMap({property, ...tiles}: ProjectMapProps) {
  const {i18n} = useServices()
  const map = useLazy(async () => (await import('#kit/map/place-map.tsx')).PlaceMap, {
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
