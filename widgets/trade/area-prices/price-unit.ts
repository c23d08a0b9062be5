/** Prices per area as they are written, in the visitor's currency and units. */

import type {Translator} from '#kit/i18n/translator.ts'
import {isRent} from '../contract/rent.ts'
import {amountText, shortAmount} from '../money/amount.tsx'
import {pricePerUnit} from '../money/area.ts'
import type {Money} from '../money/use-money.ts'

/** `AED 1,850`, or `≈ USD 504` alone; the value is in AED per square foot. */
export const priceOfUnit = (value: number, i18n: Translator, money: Money) =>
  shortAmount(pricePerUnit(value, money.units), i18n, money)

/** `AED 1,850`, or `≈ USD 504 (AED 1,850)`. */
export const exactPriceOfUnit = (value: number, i18n: Translator, money: Money) =>
  amountText(pricePerUnit(value, money.units), i18n, money)

/** `AED 1,650 – AED 1,980`, which ends a line at the dash only. */
export const rangeOfUnit = (from: number, to: number, i18n: Translator, money: Money) =>
  [from, to].map(value => priceOfUnit(value, i18n, money).replaceAll(' ', '\u00a0')).join(' – ')

/** The unit of such a price: `per sq ft`, of a rent `per sq ft per year`. */
export function unitText(purpose: string, i18n: Translator, {units}: Money) {
  const unit = units === 'sqm' ? i18n._('per m²') : i18n._('per sq ft')
  return isRent(purpose) ? `${unit} ${i18n._('per year')}` : unit
}
