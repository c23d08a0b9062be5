/** The name of the property, its place and its price. */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '../../contract/entities.ts'
import {RateNote} from '../../money/amount.tsx'
import {inEnglish, placeOf} from '../facts.tsx'
import {Price} from '../price.tsx'

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
      <p className="property-summary__price figures">
        <Price property={property} />
        {property.status === 'SOLD' && (
          <span className="property-summary__sold">{i18n._('Sold')}</span>
        )}
      </p>
      <RateNote />
    </div>
  )
}
