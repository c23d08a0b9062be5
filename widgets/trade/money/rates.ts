/** Exchange rates, and amounts by them. What is converted is only shown: dirhams are what counts. */

import type {Currency, ForeignCurrency} from '#kit/i18n/display.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Rates} from '../contract/entities.ts'

/** A currency with its rate. */
export interface Exchange {
  currency: ForeignCurrency
  /** Dirhams for one unit. */
  rate: number
  day: string
}

/** Undefined for dirhams, and for a currency without a rate. */
export function exchangeFor(currency: Currency, {day, dirhams}: Rates): Exchange | undefined {
  const rate = dirhams[currency]
  return currency !== 'AED' && rate !== undefined && rate > 0 ? {currency, rate, day} : undefined
}

/** More digits would say more than a rate of some days ago knows. */
const DIGITS = 4

/** `≈ USD 340,400`: four digits count. */
export function approximately(
  dirhams: number,
  {currency, rate}: Exchange,
  i18n: Pick<Translator, 'locale'>,
) {
  const amount = dirhams / rate
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount || 1)) + 1 - DIGITS)
  return `≈ ${currency} ${groupedNumber(Math.round(amount / step) * step, i18n)}`
}

/** A whole amount that a visitor typed, in whole dirhams. */
export const inDirhams = (amount: number, {rate}: Exchange) => Math.round(amount * rate)

/** The whole amount that was typed: each currency's unit is worth whole dirhams or less than one. */
export const fromDirhams = (dirhams: number, {rate}: Exchange) => Math.round(dirhams / rate)
