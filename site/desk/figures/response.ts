/** How long enquiries wait until somebody of the agency does something about them. */
import {and, desc, eq, inArray, isNotNull, min, notExists, or, type SQL, sql} from 'drizzle-orm'
import {OPERATOR} from '#desk/audit/audit-log.ts'
import {leadEvents} from '#desk/tables.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {countOf, isCounted} from './counted-leads.ts'
import type {FiguresPeriod} from './figures.ts'

const HOUR = 3_600
/** Bounds of the chart, in hours. */
const BOUNDS = [1, 4, 24, 72]
/** Enough for a median; looking each one of a year up would take seconds. */
const SAMPLE = 2_000

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

/** An action that answers an enquiry; assignments and reminders do not count. */
const answersOf = (orm: Orm) =>
  orm
    .select({at: min(leadEvents.at)})
    .from(leadEvents)
    .where(
      and(
        eq(leadEvents.lead, leads.id),
        inArray(leadEvents.what, ['state', 'note', 'answered', 'viewing']),
        or(isNotNull(leadEvents.account), eq(leadEvents.actor, OPERATOR.name)),
      ),
    )

export async function readResponse(orm: Orm, period: FiguresPeriod): Promise<ResponseFigures> {
  const latest = orm.$with('latest').as(
    orm
      .select({
        seconds: sql<number>`extract(epoch from (${answersOf(orm)}) - ${leads.receivedAt})`.as(
          'seconds',
        ),
      })
      .from(leads)
      .where(isCounted(period))
      .orderBy(desc(leads.receivedAt), desc(leads.id))
      .limit(SAMPLE),
  )
  const at = (part: number) =>
    sql<string | null>`percentile_cont(${part}) within group (order by ${latest.seconds})`
  const answered = (more?: SQL) => countOf(and(isNotNull(latest.seconds), more))
  const [found] = await orm
    .with(latest)
    .select({
      median: at(0.5),
      p90: at(0.9),
      looked: countOf(),
      answered: answered(),
      below: sql<number[]>`array[${sql.join(
        BOUNDS.map(hours => answered(sql`${latest.seconds} < ${hours * HOUR}`)),
        sql`, `,
      )}]`,
    })
    .from(latest)
  const below = found?.below.map(Number) ?? []
  return {
    period,
    median: secondsOf(found?.median),
    p90: secondsOf(found?.p90),
    answered: found?.answered ?? 0,
    isSample: found?.looked === SAMPLE,
    within: withinOf(below, found?.answered ?? 0),
    waiting: await countWaiting(orm, period),
  }
}

async function countWaiting(orm: Orm, period: FiguresPeriod) {
  const isWaiting = and(
    isCounted(period),
    eq(leads.state, 'received'),
    notExists(answersOf(orm).groupBy(leadEvents.lead)),
  )
  const [found] = await orm.select({waiting: countOf()}).from(leads).where(isWaiting)
  return found?.waiting ?? 0
}

const secondsOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? undefined : Math.max(0, Math.round(Number(value)))

/** Each counted once: `below` counts the sooner ones again. */
const withinOf = (below: number[], all: number): ResponseFigures['within'] => [
  ...BOUNDS.map((hours, n) => ({hours, count: (below[n] ?? 0) - (below[n - 1] ?? 0)})),
  {count: all - (below.at(-1) ?? 0)},
]
