/** Amounts as visitors type them; they are stored in dirhams, of a rent for a year. */

import {wholeAmount} from '#kit/typed/whole-amount.ts'
import {timesAYear} from '../contract/rent.ts'
import {inDirhams} from './rates.ts'
import type {TypedFor} from './typed-amount.ts'

/** The field beside the prices that says, without JavaScript, which currency they are typed in. */
export const PRICE_CURRENCY = 'price_in'

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
