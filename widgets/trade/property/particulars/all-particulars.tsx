import {useStyles} from '#kit/core/sheets.ts'
import type {Property} from '../../contract/entities.ts'
import nearHome from '../near/near-home.css'
import {NearHome} from '../near/near-home.tsx'
import sections from '../sections/property-page.css'
import {FactGroups} from './fact-groups.tsx'
import {LaterPriceHistory} from './later-price-history.tsx'
import own from './particulars.css'
import {PaymentPlan} from './payment-plan.tsx'
import {UnitAvailability} from './unit-availability.tsx'

/** All of them outside of a page of the home, with the styles that they need. */
export function AllParticulars({property}: {property: Property}) {
  useStyles(styles)
  return (
    <>
      <FactGroups property={property} />
      <UnitAvailability property={property} level={4} />
      <PaymentPlan property={property} level={4} />
      <NearHome property={property} level={4} />
      <LaterPriceHistory property={property} level={4} />
    </>
  )
}

const styles = sections + nearHome + own
