/** Amounts as visitors type them, in the currency that they see. What is kept of them is dirhams. */
import {groupedNumber} from '../i18n/grouped-number.ts'
import type {Translator} from '../i18n/translator.ts'
import {type Exchange, fromDirhams, inDirhams} from './rates.ts'
import {wholeAmount} from './whole-amount.ts'

/** How a visitor reads and types amounts. */
export interface AmountFormat extends Pick<Translator, 'locale'> {
  exchange?: Exchange
}

/** Whole dirhams; null for what is no amount, and for one in a third currency. */
export function readAmount(text: string, exchange?: Exchange): string | null {
  const typed = wholeAmount(text)
  if (!typed?.digits) return typed && ''
  const {digits, currency = exchange?.currency ?? 'AED'} = typed
  if (currency === 'AED') return digits
  return exchange?.currency === currency ? `${inDirhams(Number(digits), exchange)}` : null
}

/** An amount in dirhams as its field shows it; what is none stays as it was written. */
export function showAmount(text: string | undefined, {exchange, locale}: AmountFormat): string {
  const amount = readAmount(text ?? '')
  if (!amount) return text ?? ''
  const dirhams = Number(amount)
  return groupedNumber(exchange ? fromDirhams(dirhams, exchange) : dirhams, {locale})
}
