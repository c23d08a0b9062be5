/** The registry of partners, as the agency's desk shows it. */
import type {FiguresPeriod, Use} from './figures.ts'

export interface PartnerLine extends Use {
  name: string
  dailyLimit: number | null
  isDisabled: boolean
  /** The last day of the period on which one of its pages showed a widget. */
  lastSeen?: string
}

export interface PartnersShown {
  partners: PartnerLine[]
  /** The name that the next page begins after. */
  next?: string
  isFirst: boolean
  /** What pages say that the registry does not hold, what is said most first. */
  unknown: {name: string; count: number; lastSeen: string}[]
  moreUnknown: number
}

/** As the form has them. */
export interface PartnerValues {
  name: string
  /** One on each line. */
  origins: string
  dailyLimit: string
  mail: string
}

export type PartnerField = keyof PartnerValues

/** What is wrong with a field; `given` is the part of it that is. */
export interface PartnerFault {
  field: PartnerField
  is: 'malformed' | 'many' | 'taken'
  given: string
}

export interface PartnerFormShown {
  values: PartnerValues
  faults: PartnerFault[]
}

export interface PartnerShown extends PartnerFormShown {
  partner: {name: string; createdAt: string; disabledAt?: string; hasLink: boolean}
  /** Of what was stored when the form was made. */
  version: string
  period: Pick<FiguresPeriod, 'from' | 'to'>
  /** Of that period. */
  use: Use
  lastSeen?: string
  /** Other origins that use its name. */
  refused: {origin: string; count: number; lastSeen: string}[]
  /** Its new private address, shown this once. */
  link?: string
  /** Somebody else changed it while this form was open: these are their values. */
  theirs?: PartnerValues
}
