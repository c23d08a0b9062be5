/** Amounts as visitors type them and addresses hold them. */
import {type Currency, currencies} from './currencies.ts'

/** The field beside the prices that says, without JavaScript, which currency they are typed in. */
export const PRICE_CURRENCY = 'price_in'

export interface WholeAmount {
  /** Digits alone; empty where nothing is typed. */
  digits: string
  /** The currency that was typed with them. */
  currency?: Currency
}

/** `1,250,000`, `1 250 000`, `AED 1.250.000` -> `1250000`; null for what is no whole amount. */
export function wholeAmount(text: string): WholeAmount | null {
  const currency = currencies.find(one => text.toUpperCase().includes(one))
  const plain = text
    .toUpperCase()
    .replace(currency ?? '', '')
    .replace(/[\s'’≈]/g, '')
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(plain) ? plain.replace(/[.,]/g, '') : plain
  if (digits === '') return {digits, currency}
  return /^\d{1,15}$/.test(digits) ? {digits: `${Number(digits)}`, currency} : null
}
