/** Selects the enquiries that the figures count. */
import {and, isNull, ne, type SQL, sql} from 'drizzle-orm'
import {receivedWithin} from '#server/leads/leads-by-day.ts'
import {leads} from '#server/leads/tables.ts'
import {widgetUse} from '#server/partners/tables.ts'
import type {FiguresPeriod} from './figures.ts'

/** No spam, and of what one person sent several times only what the others were merged into. */
export const isCounted = (period: FiguresPeriod) =>
  and(receivedWithin(period), ne(leads.state, 'spam'), isNull(leads.mergedInto))

/** Its page named a partner, whether the registry attributes it or not. */
export const isNamed = sql<boolean>`(${leads.partner} is not null or ${leads.claimedPartner} is not null)`

export const countOf = (condition?: SQL) =>
  (condition ? sql`count(*) filter (where ${condition})` : sql`count(*)`).mapWith(Number)

/**
 * Counts views of pages that name a partner: pages without a name show others' views beside
 * enquiries of our own.
 */
export const namedViews =
  sql`coalesce(sum(${widgetUse.count}) filter (where ${widgetUse.kind} = 'view' and ${widgetUse.partner} <> ''), 0)`.mapWith(
    Number,
  )

export const rateOf = (enquiries: number, views: number) => (views ? enquiries / views : undefined)
