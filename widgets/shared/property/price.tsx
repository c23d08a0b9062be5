/** A price as the specification writes it (section 9; decisions, 'Formats'). */
import type {Property} from '../api/entities.ts'
import {useServices} from '../core/view/use-services.ts'

const amount = new Intl.NumberFormat('en-US', {minimumIntegerDigits: 1, maximumFractionDigits: 0})

/** `AED 1,250,000`. */
export const aed = (price: number) => `AED ${amount.format(price)}`

/** An open house's: `aed 1,250,000`. */
export const smallAed = (price: number) => `aed ${amount.format(price)}`

type Priced = Pick<Property, 'about' | 'price_period'>

/** The price with what it is for; a home without one has it on request. */
export function Price({property: {about, price_period}}: {property: Priced}) {
  const {i18n} = useServices()
  if (typeof about?.price !== 'number') return <>{i18n._('Price on request')}</>
  return (
    <>
      {aed(about.price)}
      {price_period && (
        <span className="price__period">
          {' '}
          {price_period === 'month' ? i18n._('per month') : i18n._('per year')}
        </span>
      )}
    </>
  )
}
