/** The input of an estimate, with every assumption as a number. */
import type {Fils} from './fils.ts'

export const kinds = ['apartment', 'villa', 'office', 'land'] as const
export const stages = ['ready', 'off-plan'] as const
export const buyers = ['resident', 'national', 'non-resident'] as const
export const homes = ['first', 'other'] as const
export const payments = ['loan', 'cash'] as const

export interface Purchase {
  price: Fils
  stage: (typeof stages)[number]
  kind: (typeof kinds)[number]
  buyer: (typeof buyers)[number]
  home: (typeof homes)[number]
  payment: (typeof payments)[number]
  /** Missing: as little as the rules allow. */
  down?: Fils
  /** Percent a year. Missing: the record's. */
  rate?: number
  /** Missing: the longest term. */
  years?: number
  /** Lines that the visitor has entered, VAT included, by their ids. */
  own: Record<string, Fils>
}
