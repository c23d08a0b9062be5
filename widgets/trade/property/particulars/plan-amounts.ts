/** What the percentages of a payment plan are in money, and how they lie around the handover. */
import {type Fils, shareOf} from '../../buying-costs/fils.ts'
import type {Payment} from '../../contract/home-facts.ts'
import {milestoneNames} from '../home-facts/codes.ts'

const hundredths = (percent: number) => Math.round(percent * 100)

/** A plan of another back end may be incomplete: then nothing is said about amounts. */
export const isWhole = (rows: Payment[]) =>
  rows.reduce((all, {percent}) => all + hundredths(percent), 0) === 10_000

/**
 * The amount of each row. Neither the last row nor the largest remainder takes what rounding leaves:
 * what is paid up to a row is rounded, and the row is the difference to that of the row before. So
 * all are the price together, none is below zero, and each is within a fils of its share.
 */
export function amountsOf(price: Fils, rows: Payment[]): Fils[] {
  let [percent, paid] = [0, 0]
  return rows.map(row => {
    percent += hundredths(row.percent)
    const amount = shareOf(price, percent / 100) - paid
    paid += amount
    return amount
  })
}

/** Equal parts, rounded down; here the last one takes the rest, as direct debits do. */
export function partsOf(amount: Fils, count: number): {each: Fils; last: Fils} {
  const each = Math.floor(amount / count)
  return {each, last: amount - each * (count - 1)}
}

export type Phase = 'before' | 'handover' | 'after'
export const phaseNames: Record<Phase, string> = {
  before: /*i18n*/ 'Before handover',
  handover: milestoneNames.handover,
  after: milestoneNames['after-handover'],
}

/** Percent of the price by phase, in order; empty for a plan that does not name the handover. */
export function phasesOf(rows: Payment[]): [Phase, percent: number][] {
  const turn = rows.findIndex(({milestone = ''}) => /handover$/.test(milestone))
  if (turn < 0 || !isWhole(rows)) return []
  const sums: Record<Phase, number> = {before: 0, handover: 0, after: 0}
  for (const [index, {milestone, percent}] of rows.entries()) {
    sums[phaseOf(milestone, index < turn)] += hundredths(percent)
  }
  return (Object.entries(sums) as [Phase, number][])
    .filter(([, sum]) => sum > 0)
    .map(([phase, sum]) => [phase, sum / 100])
}

/** Payments without a milestone are in the order in which they are due. */
function phaseOf(milestone: Payment['milestone'], isEarlier: boolean): Phase {
  if (milestone === 'handover') return 'handover'
  if (milestone === 'after-handover') return 'after'
  return milestone || isEarlier ? 'before' : 'after'
}
