/**
 * Amounts as visitors type them, in the currency and for the period that they see. What is kept of them
 * is dirhams, of a rent for a year.
 */
import {type RentPeriod, rentPer, timesAYear} from '../api/rent.ts'
import {groupedNumber} from '../i18n/grouped-number.ts'
import type {Translator} from '../i18n/translator.ts'
import {wholeAmount} from '../typed/whole-amount.ts'
import {type Exchange, fromDirhams, inDirhams} from './rates.ts'

/** The field beside the prices that says, without JavaScript, which currency they are typed in. */
export const PRICE_CURRENCY = 'price_in'

interface TypedFor {
  exchange?: Exchange
  /** Of rents: a year unless it is said. */
  period?: RentPeriod
}

/** How a visitor reads and types amounts. */
export interface AmountFormat extends TypedFor, Pick<Translator, 'locale'> {}

/** Whole dirhams; null for what is no amount, and for one in a third currency. */
export function readAmount(
  text: string,
  {exchange, period = 'year'}: TypedFor = {},
): string | null {
  const typed = wholeAmount(text)
  if (!typed?.digits) return typed && ''
  const {digits, currency = exchange?.currency ?? 'AED'} = typed
  if (currency !== 'AED' && currency !== exchange?.currency) return null
  const amount = Number(digits) * timesAYear[period]
  return `${currency === 'AED' || !exchange ? amount : inDirhams(amount, exchange)}`
}

/** An amount in dirhams as its field shows it; what is none stays as it was written. */
export function showAmount(
  text: string | undefined,
  {exchange, period, locale}: AmountFormat,
): string {
  const amount = readAmount(text ?? '')
  if (!amount) return text ?? ''
  const dirhams = rentPer(Number(amount), 'year', period)
  return groupedNumber(exchange ? fromDirhams(dirhams, exchange) : dirhams, {locale})
}
