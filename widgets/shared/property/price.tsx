/** A price as the specification writes it (section 9; decisions, 'Formats'). */
import type {Property} from '../api/entities.ts'
import {useServices} from '../core/view/use-services.ts'
import {groupedNumber} from './grouped-number.ts'

/** `AED 1,250,000`. */
export const aed = (price: number) => `AED ${groupedNumber(price)}`

/** An open house's: `aed 1,250,000`. */
export const smallAed = (price: number) => `aed ${groupedNumber(price)}`

type Priced = Pick<Property, 'about' | 'price_period'>

/** The price with what it is for; a home without one has it on request. */
export function Price({property: {about, price_period}}: {property: Priced}) {
  const {i18n} = useServices()
  if (typeof about?.price !== 'number') return <>{i18n._('Price on request')}</>
  return (
    <>
      <bdi>{aed(about.price)}</bdi>
      {price_period && (
        <span className="price__period">
          {' '}
          {price_period === 'month' ? i18n._('per month') : i18n._('per year')}
        </span>
      )}
    </>
  )
}
