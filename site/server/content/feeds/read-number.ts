/** Numbers as feeds write them. What could mean two numbers is none. */
import {readAmountText} from '#kit/typed/amount.ts'
import {westernDigits} from '#kit/typed/digits.ts'

/** Of a program, with more decimals than money has: before or after its dot are no thousands. */
const PROGRAM = /^(?:0|\d{4,})\.\d{3,}$|^\d+\.\d{4,}$/

/** `1,250,000`, `AED 1.25M`, `85,5`; undefined for `2.500`, and for other currencies than dirhams. */
export function numberIn(text: string): number | undefined {
  if (PROGRAM.test(text.trim())) return Number(text)
  const {value, currency = 'AED'} = readAmountText(text) ?? {}
  return currency === 'AED' ? value : undefined
}

/** Of rooms: `3`, `7+`, `2 BR`, `2.5`. */
export function countIn(text: string): number | undefined {
  const [, count] = /^(\d{1,3}(?:[.,]\d)?)(?![\d.,])/.exec(westernDigits(text).trim()) ?? []
  return count === undefined ? undefined : Number(count.replace(',', '.'))
}
