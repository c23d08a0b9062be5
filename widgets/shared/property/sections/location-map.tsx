/** Where the property is, to be seen. */
import {mapLink} from '../../agency.ts'
import type {Coordinates} from '../../api/entities.ts'
import {useServices} from '../../element/use-services.ts'

interface LocationMapProps {
  /** The map's middle. */
  point: Coordinates
  /** What stands there. */
  name: string
}

export function LocationMap({point}: LocationMapProps) {
  const {i18n} = useServices()
  return (
    <p className="property-location__map">
      <a className="button button--quiet" href={mapLink(point)} rel="noopener noreferrer">
        {i18n._('Open in a map')}
      </a>
    </p>
  )
}
