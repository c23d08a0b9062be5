/** How the payments of a plan lie around the handover. */
import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {percentText} from '../../buying-costs/percent-text.ts'
import type {Payment} from '../../contract/home-facts.ts'
import {milestoneNames} from '../home-facts/names.ts'

/** Records have two decimals at most. */
export const hundredths = (percent: number) => Math.round(percent * 100)

/** A plan of another back end may be incomplete: then nothing is said about amounts. */
export const isWhole = (rows: Payment[]) =>
  rows.reduce((all, {percent}) => all + hundredths(percent), 0) === 10_000

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

/** `Before handover 60%, On handover 40%`; empty for a plan that does not name the handover. */
export const phasesText = (rows: Payment[], i18n: Translator) =>
  withCommas(
    ...phasesOf(rows).map(
      ([phase, percent]) => `${i18n._(phaseNames[phase])} ${percentText(percent, i18n)}`,
    ),
  )
