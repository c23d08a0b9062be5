/** Figures of the agency as its desk shows them. Nothing in them is about one visitor. */

/** The groupings of enquiries; each is a part of an address. */
export const groupings = [
  'pages',
  'properties',
  'widgets',
  'partners',
  'campaigns',
  'forms',
] as const

export type Grouping = (typeof groupings)[number]

/** Days of the office, as `2026-11-21`. */
export interface FiguresPeriod {
  from: string
  to: string
  /** The reason why the default days are shown instead of the requested ones. */
  problem?: 'day' | 'order' | 'length'
}

/** The longest period: bars of more days would be too narrow to distinguish. */
export const MOST_DAYS = 366

export interface Use {
  /** Widgets that were seen. */
  views: number
  /** Dialogs that were opened. */
  opens: number
  /** Without spam, and without repetitions that were merged. */
  enquiries: number
  /** Enquiries per view, where both come from the same pages: those that name a partner. */
  rate?: number
}

export interface DayFigures extends Use {
  day: string
}

export interface GroupLine extends Partial<Use> {
  /** Empty where it is not known; of a campaign its source, medium and name. */
  key: string[]
  /** The display name, where it differs from the key. */
  name?: string
  enquiries: number
  won: number
  lost: number
}

/** The name of enquiries that no partner's page sent: those of the agency's own site. */
export const OWN_SITE = '(site)'
