/**
 * Money, in whole fils: 100 are a dirham. Each amount that does not come out even is rounded once, to
 * the nearest fils and the half upwards. What is in between is exact: integers as large as it takes.
 */
export type Fils = number

/** Shares are percent with four decimals, as whole millionths. */
const MILLION = 1_000_000n

/** Of an amount in dirhams, as records and people write it. */
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
