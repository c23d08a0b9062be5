/** A price as the specification writes it (section 9; decisions, 'Formats'). */
import type {Property} from '../api/entities.ts'
import {useServices} from '../core/view/use-services.ts'
import type {Translator} from '../i18n/translator.ts'
import {groupedNumber} from './grouped-number.ts'

/** `AED 1,250,000`. */
export const aed = (price: number) => `AED ${groupedNumber(price)}`

/** An open house's: `aed 1,250,000`. */
export const smallAed = (price: number) => `aed ${groupedNumber(price)}`

type Priced = Pick<Property, 'about' | 'price_period'>

/** `AED 46,000 per year`; undefined for a home without a price. */
export function priceText(home: Priced, i18n: Translator, price = home.about?.price) {
  if (typeof price !== 'number') return undefined
  const period = periodText(home, i18n)
  return period ? `${aed(price)} ${period}` : aed(price)
}

/** The price with what it is for; a home without one has it on request. */
export function Price({property}: {property: Priced}) {
  const {i18n} = useServices()
  const price = property.about?.price
  if (typeof price !== 'number') return <>{i18n._('Price on request')}</>
  const period = periodText(property, i18n)
  return (
    <>
      <bdi>{aed(price)}</bdi>
      {period && <span className="price__period"> {period}</span>}
    </>
  )
}

/** Many homes are one record: its price is where theirs begin. */
export function PriceFrom({property}: {property: Priced}) {
  const {i18n} = useServices()
  const price = priceText(property, i18n)
  return <>{price ? i18n._('From {price}', {price}) : i18n._('Price on request')}</>
}

const periodText = ({price_period}: Priced, i18n: Translator) =>
  price_period && (price_period === 'month' ? i18n._('per month') : i18n._('per year'))
