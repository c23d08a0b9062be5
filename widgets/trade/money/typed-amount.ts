/** Amounts as a field shows them, in the currency and for the period that the visitor sees. */

import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {type RentPeriod, rentPer} from '../contract/rent.ts'
import {type Exchange, fromDirhams} from './rates.ts'

export interface TypedFor {
  exchange?: Exchange
  /** The period of rents: a year by default. */
  period?: RentPeriod
}

/** How a visitor reads and types amounts. */
export interface AmountFormat extends TypedFor, Pick<Translator, 'locale'> {}

/** An amount in dirhams as its field shows it; what is none stays as it was written. */
export function showAmount(
  text: string | undefined,
  {exchange, period, locale}: AmountFormat,
): string {
  if (!text || !/^\d+$/.test(text)) return text ?? ''
  const dirhams = rentPer(Number(text), 'year', period)
  return groupedNumber(exchange ? fromDirhams(dirhams, exchange) : dirhams, {locale})
}
