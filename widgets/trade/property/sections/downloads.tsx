/** The brochure and the floor plan, as objects that one wants to take. */
import type {Property} from '../../contract/entities.ts'
import {DownloadLink} from './enquiry-link.tsx'

interface DownloadsProps {
  property: Property
  /** Of the property's page, from its slash. */
  path: string
}

export function Downloads({property, path}: DownloadsProps) {
  const {brochure, floor_plan} = property
  if (!brochure && !floor_plan) return null
  return (
    <ul className="property-downloads">
      {(['brochure', 'floor_plan'] as const).map(
        kind =>
          property[kind] && (
            <li key={kind}>
              <DownloadLink
                className={`property-downloads__link property-downloads__link--${kind}`}
                {...{property, kind, path}}
              />
            </li>
          ),
      )}
    </ul>
  )
}
