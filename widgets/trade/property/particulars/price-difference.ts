/** The difference between two asking prices, in words. */
import type {Translator} from '#kit/i18n/translator.ts'
import {type RentPeriod, rentPer} from '../../contract/rent.ts'
import {shortAmount} from '../../money/amount.tsx'
import type {Money} from '../../money/use-money.ts'
import {withPeriod} from '../price.tsx'

export interface Asked {
  /** In AED; none on request. */
  price?: number | null
  /** The period of a rent. */
  price_period?: RentPeriod
}

export interface Difference {
  /** In AED; below zero where the second is cheaper. */
  amount: number
  /** A part of the first price. */
  share: number
  /** Set where the two are for different periods, which are compared for a year. */
  period?: RentPeriod
}

/** Undefined where one is not known, and between a rent and a sale. */
export function priceDifference(one: Asked, other: Asked): Difference | undefined {
  if (!one.price || !other.price) return undefined
  if (!one.price_period !== !other.price_period) return undefined
  const isAlike = one.price_period === other.price_period
  const [from, to] = [one, other].map(({price, price_period}) =>
    isAlike ? (price as number) : rentPer(price as number, price_period),
  ) as [number, number]
  return {amount: to - from, share: to / from - 1, period: isAlike ? undefined : 'year'}
}

/** `AED 50,000 less`, in the currency of the visitor. */
export function differenceText(
  {amount, period}: Difference,
  i18n: Translator,
  money: Pick<Money, 'exchange'>,
) {
  if (amount === 0) return i18n._('Same price')
  const text = withPeriod(shortAmount(Math.abs(amount), i18n, money), period, i18n)
  return amount < 0
    ? i18n._('{amount} less', {amount: text})
    : i18n._('{amount} more', {amount: text})
}
