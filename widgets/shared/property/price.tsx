/** A price as the specification writes it (section 9; decisions, 'Formats'). */
import type {Property} from '../api/entities.ts'
import {useServices} from '../core/view/use-services.ts'
import type {Translator} from '../i18n/translator.ts'
import {Amount, amountText} from '../money/amount.tsx'
import {type Money, useMoney} from '../money/use-money.ts'

type Priced = Pick<Property, 'about' | 'price_period'>

/** `AED 46,000 per year`; undefined for a home without a price. Search engines and mails get dirhams. */
export function priceText(home: Priced, i18n: Translator, money: Pick<Money, 'exchange'> = {}) {
  const price = home.about?.price
  if (typeof price !== 'number') return undefined
  return withPeriod(amountText(price, i18n, money), home, i18n)
}

/** The price with what it is for; a home without one has it on request. */
export function Price({property}: {property: Priced}) {
  const {i18n} = useServices()
  const price = property.about?.price
  if (typeof price !== 'number') return <>{i18n._('Price on request')}</>
  const period = periodText(property, i18n)
  return (
    <Amount dirhams={price}>{period && <span className="price__period"> {period}</span>}</Amount>
  )
}

/**
 * Many homes are one record: its price is where theirs begin. The word stands before the price in
 * every language; a message with a place for the price would bring each widget the formatter.
 */
export function PriceFrom({property}: {property: Priced}) {
  const {i18n} = useServices()
  const price = priceText(property, i18n, useMoney())
  return <>{price ? `${i18n._('From')} ${price}` : i18n._('Price on request')}</>
}

/** With what it is for: ` per year` after the amount of a rent. */
export function withPeriod(amount: string, home: Priced, i18n: Translator) {
  const period = periodText(home, i18n)
  return period ? `${amount} ${period}` : amount
}

const periodText = ({price_period}: Priced, i18n: Translator) =>
  price_period && (price_period === 'month' ? i18n._('per month') : i18n._('per year'))
