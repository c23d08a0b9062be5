/** Fields for a whole amount of dirhams. */

import {westernDigits} from './digits.ts'
import {wholeAmount} from './whole-amount.ts'

/**
 * `AED 2,500,000` and `2.5M` become digits when the field is left, because until then more may follow.
 * Another currency and what could mean two amounts stay, for the rule to refuse.
 */
export function tidyAmount(text: string, {leaving} = {leaving: true}): string {
  if (!leaving) return westernDigits(text)
  const amount = wholeAmount(text)
  return amount && (amount.currency ?? 'AED') === 'AED' ? amount.digits : westernDigits(text).trim()
}
