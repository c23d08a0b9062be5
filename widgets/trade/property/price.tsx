/** A price as the specification writes it (section 9; decisions, 'Formats'). */

import {useServices} from '#kit/core/view/use-services.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Property} from '../contract/entities.ts'
import {type RentPeriod, rentPer} from '../contract/rent.ts'
import {Amount, amountText, shortAmount} from '../money/amount.tsx'
import {type Money, useMoney} from '../money/use-money.ts'

type Priced = {about?: Pick<Property['about'], 'price'>} & Pick<Property, 'price_period'>

/** `AED 46,000 per year`; undefined for a home without a price. Search engines and mails get dirhams. */
export function priceText(home: Priced, i18n: Translator, money: Pick<Money, 'exchange'> = {}) {
  const price = home.about?.price
  if (typeof price !== 'number') return undefined
  return withPeriod(amountText(price, i18n, money), home.price_period, i18n)
}

/**
 * Formats a rent by the month: `AED 5,400 per month · AED 64,800 per year`, where it stands beside
 * others. A line breaks at the dot only.
 */
export function comparedPriceText(home: Priced, i18n: Translator, options: ComparisonOptions = {}) {
  const price = priceText(home, i18n, options.money)
  const compared = otherPeriodText(home, i18n, options)
  return price && compared ? `${price} · ${compared.replaceAll(' ', '\u00a0')}` : price
}

interface PriceProps {
  property: Priced
  /** The period for which adjacent rents are compared. */
  period?: RentPeriod
}

/** The price with what it is for; a home without one has it on request. */
export function Price({property, period}: PriceProps) {
  const {i18n} = useServices()
  const money = useMoney()
  const price = property.about?.price
  if (typeof price !== 'number') return <span>{i18n._('Price on request')}</span>
  const own = periodText(property.price_period, i18n)
  const compared = otherPeriodText(property, i18n, {period, money, isBare: true})
  return (
    <Amount dirhams={price}>
      {own && <span className="price__period">{` ${own}`}</span>}
      {compared && (
        <span className="price__period">
          {' · '}
          <bdi>{compared}</bdi>
        </span>
      )}
    </Amount>
  )
}

/**
 * Many homes are one record: its price is where theirs begin. The word stands before the price in
 * every language; a message with a place for the price would bring each widget the formatter.
 */
export function PriceFrom({property}: {property: Priced}) {
  const {i18n} = useServices()
  const price = priceText(property, i18n, useMoney())
  return <span>{price ? `${i18n._('From')} ${price}` : i18n._('Price on request')}</span>
}

/** With what it is for: ` per year` after the amount of a rent. */
export function withPeriod(amount: string, period: RentPeriod | undefined, i18n: Translator) {
  const text = periodText(period, i18n)
  return text ? `${amount} ${text}` : amount
}

interface ComparisonOptions {
  /** A year unless it is said. */
  period?: RentPeriod
  money?: Pick<Money, 'exchange'>
  /** Without `AED`, which stands before it: a card has one line for both. */
  isBare?: boolean
}

/** `AED 64,800 per year`, of a rent that is advertised for another period. */
function otherPeriodText(
  {about, price_period}: Priced,
  i18n: Translator,
  {period = 'year', money = {}, isBare = false}: ComparisonOptions,
) {
  if (typeof about?.price !== 'number' || !price_period || price_period === period) return undefined
  const amount = rentPer(about.price, price_period, period)
  const short =
    isBare && !money.exchange ? groupedNumber(amount, i18n) : shortAmount(amount, i18n, money)
  const text = withPeriod(short, period, i18n)
  return Number.isInteger(amount) || money.exchange ? text : `≈ ${text}`
}

const PERIODS: Record<RentPeriod, string> = {
  year: /*i18n*/ 'per year',
  month: /*i18n*/ 'per month',
  week: /*i18n*/ 'per week',
  day: /*i18n*/ 'per day',
}

export const periodText = (period: RentPeriod | undefined, i18n: Translator) =>
  period && i18n._(PERIODS[period])
