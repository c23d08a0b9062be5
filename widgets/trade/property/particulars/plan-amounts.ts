/** The percentages of a payment plan in money. */
import type {Fils} from '../../buying-costs/fils.ts'
import type {Payment} from '../../contract/home-facts.ts'
import {hundredths} from './plan-phases.ts'

/**
 * The amount of each row. Neither the last row nor the largest remainder takes what rounding leaves:
 * what is paid up to a row is rounded, and the row is the difference to that of the row before. So
 * all are the price together, none is below zero, and each is within a fils of its share.
 */
export function amountsOf(dirhams: number, rows: Payment[]): Fils[] {
  const price = Math.round(dirhams * 100)
  let [percent, paid] = [0, 0]
  return rows.map(row => {
    percent += hundredths(row.percent)
    const amount = shareOf(price, percent) - paid
    paid += amount
    return amount
  })
}

/** Equal parts, rounded down; here the last one takes the rest, as direct debits do. */
export function partsOf(amount: Fils, count: number): {each: Fils; last: Fils} {
  const each = Math.floor(amount / count)
  return {each, last: amount - each * (count - 1)}
}

/** As `fils.ts` rounds, whose code would bring that which reads typed amounts. */
const shareOf = (fils: Fils, hundredths: number): Fils =>
  Number((2n * BigInt(fils) * BigInt(hundredths) + 10_000n) / 20_000n)
