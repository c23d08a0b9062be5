/** Whole amounts as visitors type them and addresses hold them. */
import {readAmountText} from './amount.ts'
import {westernDigits} from './digits.ts'

export interface WholeAmount {
  /** Digits alone; empty where nothing is typed. */
  digits: string
  /** The currency that was typed with them, ISO 4217. */
  currency?: string
}

/** `1,250,000`, `1 250 000`, `AED 1.250.000`, `1.25M` -> `1250000`; null for what is no whole amount. */
export function wholeAmount(text: string): WholeAmount | null {
  if (!text.trim()) return {digits: ''}
  const amount = readAmountText(text)
  if (!amount || !Number.isInteger(amount.value)) return null
  const {value, currency} = amount
  return {digits: `${value}`, ...(currency && {currency})}
}

/**
 * `AED 2,500,000` and `2.5M` become digits when the field is left, because until then more may follow.
 * Another currency and what could mean two amounts stay, for the rule to refuse.
 */
export function tidyAmount(text: string, {leaving} = {leaving: true}): string {
  if (!leaving) return westernDigits(text)
  const amount = wholeAmount(text)
  return amount && (amount.currency ?? 'AED') === 'AED' ? amount.digits : westernDigits(text).trim()
}
