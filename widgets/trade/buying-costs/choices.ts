/** The choices of an estimate; the first of each is assumed. */
import type {Furnishing} from '../property/home-facts/codes.ts'
import {buyers, homes, kinds, payments, stages} from './purchase.ts'

export const furnished = [
  'unfurnished',
  'part-furnished',
  'furnished',
] as const satisfies Furnishing[]

/** A purchase, or a tenancy. */
const modes = ['buy', 'rent'] as const
export type Mode = (typeof modes)[number]

/** The base of a yield: the price, or the price with all costs of the purchase. */
const bases = ['price', 'all'] as const

export const MAX_CHEQUES = 12
const cheques = Array.from({length: MAX_CHEQUES}, (_, at) => `${at + 1}`)

export const choices = {
  mode: modes,
  stage: stages,
  kind: kinds,
  buyer: buyers,
  home: homes,
  pay: payments,
  furnishing: furnished,
  cheques,
  base: bases,
} as const

export type ChoiceName = keyof typeof choices

export const choicesOf = (name: ChoiceName): readonly string[] => choices[name]

type Choice<Name extends ChoiceName> = (typeof choices)[Name][number]

/** The chosen value, or else the one that is assumed. */
export const chosen = <Name extends ChoiceName>(name: Name, values: Record<string, string>) =>
  (values[name] ?? choices[name][0]) as Choice<Name>
