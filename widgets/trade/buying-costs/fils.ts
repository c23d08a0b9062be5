import {readAmountText} from '#kit/typed/amount.ts'
import {westernDigits} from '#kit/typed/digits.ts'

/**
 * Money, in whole fils: 100 are a dirham. Each amount that does not come out even is rounded once, to
 * the nearest fils and the half upwards. What is in between is exact: integers as large as it takes.
 */
export type Fils = number

/** Shares are percent with four decimals, as whole millionths. */
const MILLION = 1_000_000n

/** Converts an amount in dirhams, as records and people write it. */
export const filsOf = (aed: number): Fils => Math.round(aed * 100)

export const millionthsOf = (percent: number) => BigInt(Math.round(percent * 10_000))

/** `percent` of an amount. */
export const shareOf = (fils: Fils, percent: number): Fils =>
  Number(rounded(BigInt(fils) * millionthsOf(percent), MILLION))

/** The same in whole dirhams, and not above it: a limit is not exceeded by rounding. */
export const wholeShareOf = (fils: Fils, percent: number): Fils =>
  Number((BigInt(fils) * millionthsOf(percent)) / (MILLION * 100n)) * 100

/** A fraction of positive numbers, to the nearest whole one and the half upwards. */
export const rounded = (above: bigint, below: bigint) => (2n * above + below) / (2n * below)

/** The largest number of dirhams that is calculated with. */
const MAX_AMOUNT = 1e12

/** `1,250,000`, `1 250 000`, `AED 1.250.000`, `1.25M`, `4 200,50` in dirhams. */
export function readAed(text: string): Fils | null {
  const {value = MAX_AMOUNT, currency = 'AED'} = readAmountText(text) ?? {}
  return currency === 'AED' && value < MAX_AMOUNT ? filsOf(value) : null
}

/** `3.99`, `3,99` or `3.99 %`, to the fourth decimal. */
export function readPercent(text: string): number | null {
  const digits = westernDigits(text)
    .replace(/[\s%٪]/g, '')
    .replace(/[,٫]/, '.')
  return /^\d{1,3}(\.\d{1,4})?$/.test(digits) ? Number(digits) : null
}
