/** A price as the specification writes it (section 9; decisions, 'Formats'). */
import type {Property} from '../api/entities.ts'
import {useServices} from '../core/view/use-services.ts'
import {groupedNumber} from '../i18n/grouped-number.ts'
import type {Translator} from '../i18n/translator.ts'

type Spoken = Pick<Translator, 'locale'>

/** `AED 1,250,000`. */
const aed = (price: number, i18n: Spoken) => `AED ${groupedNumber(price, i18n)}`

/** An open house's: `aed 1,250,000`. */
export const smallAed = (price: number, i18n: Spoken) => `aed ${groupedNumber(price, i18n)}`

type Priced = Pick<Property, 'about' | 'price_period'>

/** `AED 46,000 per year`; undefined for a home without a price. */
export function priceText(home: Priced, i18n: Translator, price = home.about?.price) {
  if (typeof price !== 'number') return undefined
  const period = periodText(home, i18n)
  const amount = aed(price, i18n)
  return period ? `${amount} ${period}` : amount
}

/** The price with what it is for; a home without one has it on request. */
export function Price({property}: {property: Priced}) {
  const {i18n} = useServices()
  const price = property.about?.price
  if (typeof price !== 'number') return <>{i18n._('Price on request')}</>
  const period = periodText(property, i18n)
  return (
    <>
      <bdi>{aed(price, i18n)}</bdi>
      {period && <span className="price__period"> {period}</span>}
    </>
  )
}

/**
 * Many homes are one record: its price is where theirs begin. The word stands before the price in
 * every language; a message with a place for the price would bring each widget the formatter.
 */
export function PriceFrom({property}: {property: Priced}) {
  const {i18n} = useServices()
  const price = priceText(property, i18n)
  return <>{price ? `${i18n._('From')} ${price}` : i18n._('Price on request')}</>
}

const periodText = ({price_period}: Priced, i18n: Translator) =>
  price_period && (price_period === 'month' ? i18n._('per month') : i18n._('per year'))
