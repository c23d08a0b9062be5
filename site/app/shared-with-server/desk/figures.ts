/** Figures of the agency as its desk shows them. Nothing in them is about one visitor. */

/** What enquiries can be grouped by; each is a part of an address. */
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
  /** Why the usual days are shown instead of those that were asked for. */
  problem?: 'day' | 'order' | 'length'
}

/** The longest period: a chart of more days would have bars that nobody can tell apart. */
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

export interface Overview {
  period: FiguresPeriod
  /** Each day, those without figures, too. */
  days: DayFigures[]
  total: Use
  won: number
  lost: number
  /** Of the enquiries: they may be robots'. */
  suspected: number
  searches: SavedSearchCounts
}

/** Searches that visitors saved, as they are now. */
export interface SavedSearchCounts {
  confirmed: number
  waiting: number
  ended: number
}

/** How long enquiries wait for the first thing that somebody does about them. */
export interface ResponseFigures {
  period: FiguresPeriod
  /** Seconds. None where nobody has answered yet. */
  median?: number
  /** Nine of ten were answered sooner. */
  p90?: number
  /** How many were answered within so many hours, and not sooner; the last one has no bound. */
  within: {hours?: number; count: number}[]
  /** The latest enquiries of the period that were answered; of more than these, only these. */
  answered: number
  isSample: boolean
  /** Nobody has done anything about them. */
  waiting: number
}

export interface GroupLine extends Partial<Use> {
  /** Empty where it is not known; of a campaign its source, medium and name. */
  key: string[]
  /** What people call it, where that is not its key. */
  name?: string
  enquiries: number
  won: number
  lost: number
}

export interface GroupFigures {
  period: FiguresPeriod
  by: Grouping
  /** The first ones, those with most enquiries first. */
  lines: GroupLine[]
  /** How many there are besides. */
  more: number
}

/** Of enquiries that nothing sent from a partner's page: those of the agency's own site. */
export const OWN_SITE = '(site)'
