/** The name of the property and its place. */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '../../contract/entities.ts'
import {inEnglish, placeOf} from '../facts.tsx'

interface SummaryProps {
  property: Property
  /** The name's level among the headings of the page. */
  level?: 1 | 2
}

export function Summary({property, level = 1}: SummaryProps) {
  const {i18n} = useServices()
  const Heading = `h${level}` as const
  const place = placeOf(property)
  return (
    <div className="property-summary">
      <Heading className="property-summary__name" {...inEnglish(property, 'name')}>
        {property.name}
      </Heading>
      {place && <p className="property-summary__place">{place}</p>}
      {property.status === 'SOLD' && (
        <p>
          <span className="property-summary__sold">{i18n._('Sold')}</span>
        </p>
      )}
    </div>
  )
}
