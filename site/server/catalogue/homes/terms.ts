/** Facts with few values that filters ask for and that are counted: homes with the same share one entry. */
import {type Completion, completions} from '#trade/property/home-facts/codes.ts'
import {quarterNumber} from './numbers.ts'

/** Values of the filter: a plan of any kind, or one with payments after the handover. */
export const paymentPlans = ['any', 'after-handover'] as const
export type PaymentPlan = (typeof paymentPlans)[number]

/** Numbers of 0 are unknown. */
export interface Terms {
  completion?: Completion
  plan?: PaymentPlan
  /** The number of a quarter. */
  handover: number
  cheques: number
  parking: number
  /** The columns that have a number. */
  stated: StatedColumn[]
}

/** Columns of numbers that are searched and not counted by value. */
export const statedColumns = ['serviceCharge', 'deposit', 'floor', 'available'] as const
export type StatedColumn = (typeof statedColumns)[number]

/** Reads values with bars between them; behind the others, whether each of the columns has a number. */
export function termsOf(text: string): Terms {
  const [completion, plan, handover = '', cheques, parking, ...stated] = text.split('|')
  return {
    completion: completions.find(one => one === completion),
    plan: paymentPlans.find(one => one === plan),
    handover: quarterNumber(handover),
    cheques: Number(cheques),
    parking: Number(parking),
    stated: statedColumns.filter((_, at) => stated[at]),
  }
}

export const hasPlan = ({plan}: Terms, wanted: PaymentPlan) =>
  plan !== undefined && (wanted === 'any' || plan === wanted)
