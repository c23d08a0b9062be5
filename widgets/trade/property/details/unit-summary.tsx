/** The facts of a project's homes (spec section 2, 'Unit summary'). */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '../../contract/entities.ts'
import {RateNote} from '../../money/amount.tsx'
import {UnitFacts} from './fact-table.tsx'

export function UnitSummary({property}: {property: Property}) {
  const {i18n} = useServices()
  return (
    <section className="property-section unit-summary" id="summary">
      <h2 className="property-section__heading">{i18n._('Unit summary')}</h2>
      <dl className="property-facts unit-summary__facts">
        <UnitFacts property={property} />
      </dl>
      <RateNote />
    </section>
  )
}
