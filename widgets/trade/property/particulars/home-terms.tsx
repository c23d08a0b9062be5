import type {Property} from '../../contract/entities.ts'
import {hasPaymentPlan, hasUnits} from './has-particulars.ts'
import {PaymentPlan} from './payment-plan.tsx'
import {UnitAvailability} from './unit-availability.tsx'

/** The homes left and how they are paid: two sections of a page, on paper a sheet of their own. */
export const HomeTerms = ({property}: {property: Property}) =>
  hasUnits(property) || hasPaymentPlan(property) ? (
    <div className="property__terms">
      <UnitAvailability property={property} />
      <PaymentPlan property={property} />
    </div>
  ) : null
