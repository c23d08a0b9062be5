/** The report on one partner: for its own page, and for the agency. Nothing personal. */
import {and, between, count, desc, eq, isNotNull, max} from 'drizzle-orm'
import type {Leads} from '#server/leads/leads.ts'
import {receivedWithin} from '#server/leads/leads-by-day.ts'
import {type LeadState, leads as leadsTable} from '#server/leads/tables.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import type {Period} from '#server/platform/period.ts'
import type {NotAttributed} from '../registry/attribution.ts'
import {refusedOrigins} from '../registry/claims.ts'
import {widgetUse} from '../tables.ts'
import {type SeenVersion, versionsOf} from '../usage/script-versions.ts'
import {type Line, readStatistics} from '../usage/statistics.ts'
import {sumOfKind} from '../usage/usage-store.ts'

export type PartnerPeriod = Period & {partner: string}

export interface WidgetLine {
  /** The tag; empty where an enquiry's page did not say it, as older scripts do not. */
  widget: string
  views: number
  opens: number
  leads: number
}

export interface Enquiry {
  id: string
  receivedAt: string
  form: string
  state: LeadState
  stateChangedAt: string | null
  /** It may be a robot's. */
  isSuspected: boolean
}

export interface PartnerReport {
  period: PartnerPeriod
  days: Line[]
  widgets: WidgetLine[]
  /** The latest. */
  enquiries: Enquiry[]
  /** How many name it and are not its own, and why. */
  notAttributed: {reason: NotAttributed; count: number}[]
  refusedOrigins: {origin: string; count: number; lastSeen: string}[]
  /** The last day on which one of its pages showed a widget, whatever the period. */
  lastSeen: string | null
  /** Versions of the script in the last three months: the one seen last first. */
  versions: SeenVersion[]
}

export interface ReportSources {
  database: Pick<Database, 'ready'>
  leads: Pick<Leads, 'byDay'>
}

const MOST_ENQUIRIES = 500

export async function readPartnerReport(
  period: PartnerPeriod,
  sources: ReportSources,
): Promise<PartnerReport> {
  const orm = await sources.database.ready()
  const days = await readStatistics(period, sources)
  const refused = await refusedOrigins(orm, period.partner)
  return {
    period,
    days,
    widgets: await countsByWidget(orm, period),
    enquiries: await enquiriesOf(orm, period),
    notAttributed: await notAttributedOf(orm, period),
    refusedOrigins: refused.map(({origin, count: times, lastSeen}) => ({
      origin,
      count: times,
      lastSeen: lastSeen.toISOString(),
    })),
    lastSeen: await lastSeenOf(orm, period.partner),
    versions: await versionsOf(orm, period.partner),
  }
}

async function countsByWidget(orm: Orm, period: PartnerPeriod): Promise<WidgetLine[]> {
  const {from, to, partner} = period
  const used = await orm
    .select({widget: widgetUse.widget, views: sumOfKind('view'), opens: sumOfKind('open')})
    .from(widgetUse)
    .where(and(between(widgetUse.day, from, to), eq(widgetUse.partner, partner)))
    .groupBy(widgetUse.widget)
  const sent = await orm
    .select({widget: leadsTable.widget, leads: count()})
    .from(leadsTable)
    .where(and(eq(leadsTable.partner, partner), receivedWithin(period)))
    .groupBy(leadsTable.widget)
  const lines = new Map(used.map(line => [line.widget, {...line, leads: 0}]))
  for (const {widget, leads} of sent) {
    const name = widget ?? ''
    lines.set(name, {...(lines.get(name) ?? {widget: name, views: 0, opens: 0}), leads})
  }
  const named = [...lines.values()].filter(({widget}) => widget)
  named.sort((one, other) => one.widget.localeCompare(other.widget))
  return [...named, ...[...lines.values()].filter(({widget}) => !widget)]
}

async function enquiriesOf(orm: Orm, period: PartnerPeriod): Promise<Enquiry[]> {
  const {id, receivedAt, form, state, stateChangedAt, suspectedSpam} = leadsTable
  const rows = await orm
    .select({id, receivedAt, form, state, stateChangedAt, isSuspected: isNotNull(suspectedSpam)})
    .from(leadsTable)
    .where(and(eq(leadsTable.partner, period.partner), receivedWithin(period)))
    .orderBy(desc(receivedAt), desc(id))
    .limit(MOST_ENQUIRIES)
  return rows.map(row => ({
    ...row,
    isSuspected: Boolean(row.isSuspected),
    receivedAt: row.receivedAt.toISOString(),
    stateChangedAt: row.stateChangedAt?.toISOString() ?? null,
  }))
}

async function notAttributedOf(orm: Orm, period: PartnerPeriod) {
  const {claimedPartner, notAttributed} = leadsTable
  const rows = await orm
    .select({reason: notAttributed, count: count()})
    .from(leadsTable)
    .where(and(eq(claimedPartner, period.partner), receivedWithin(period)))
    .groupBy(notAttributed)
    .orderBy(notAttributed)
  return rows.flatMap(({reason, count: times}) => (reason ? [{reason, count: times}] : []))
}

async function lastSeenOf(orm: Orm, partner: string) {
  const [row] = await orm
    .select({day: max(widgetUse.day)})
    .from(widgetUse)
    .where(eq(widgetUse.partner, partner))
  return row?.day ?? null
}

/** The figures of all days together, as the partner's page and its monthly mail show them. */
export function sumsOf(days: PartnerReport['days']) {
  const sum = (name: 'views' | 'opens' | 'leads' | 'suspected') =>
    days.reduce((all, day) => all + day[name], 0)
  return {
    views: sum('views'),
    opens: sum('opens'),
    leads: sum('leads'),
    suspected: sum('suspected'),
  }
}
