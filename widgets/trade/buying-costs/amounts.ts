/** Numbers of a purchase as people write them, in any of the product's languages; null for what is none. */
import {readAmountText} from '#kit/typed/amount.ts'
import {westernDigits} from '#kit/typed/digits.ts'
import {type Fils, filsOf} from './fils.ts'

/** The largest number of dirhams that is calculated with. */
const MOST = 1e12

/** `1,250,000`, `1 250 000`, `AED 1.250.000`, `1.25M`, `4 200,50` in dirhams. */
export function readAed(text: string): Fils | null {
  const {value = MOST, currency = 'AED'} = readAmountText(text) ?? {}
  return currency === 'AED' && value < MOST ? filsOf(value) : null
}

/** `3.99`, `3,99` or `3.99 %`, to the fourth decimal. */
export function readPercent(text: string): number | null {
  const digits = westernDigits(text)
    .replace(/[\s%٪]/g, '')
    .replace(/[,٫]/, '.')
  return /^\d{1,3}(\.\d{1,4})?$/.test(digits) ? Number(digits) : null
}
