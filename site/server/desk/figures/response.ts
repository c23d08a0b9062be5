/** How long enquiries wait until somebody of the agency does something about them. */
import {and, eq, inArray, isNotNull, isNull, min, or, sql} from 'drizzle-orm'
import type {FiguresPeriod, ResponseFigures} from '../../../app/shared-with-server/desk/figures.ts'
import type {Orm} from '../../platform/db/connect.ts'
import {leadEvents} from '../../platform/db/desk-schema.ts'
import {leads} from '../../platform/db/schema.ts'
import {OPERATOR} from '../audit/audit-log.ts'
import {countOf, isCounted} from './counted-leads.ts'

const HOUR = 3_600
/** Bounds of the chart, in hours. */
const BOUNDS = [1, 4, 24, 72]

/** What people do about an enquiry; whom it is given to, and when to remind, answers nobody. */
const isAnswer = and(
  inArray(leadEvents.what, ['state', 'note', 'answered']),
  or(isNotNull(leadEvents.account), eq(leadEvents.actor, OPERATOR.name)),
)

export async function readResponse(orm: Orm, period: FiguresPeriod): Promise<ResponseFigures> {
  const answers = orm.$with('answers').as(
    orm
      .select({lead: leadEvents.lead, at: min(leadEvents.at).as('answered_at')})
      .from(leadEvents)
      .where(isAnswer)
      .groupBy(leadEvents.lead),
  )
  const seconds = sql<number>`extract(epoch from ${answers.at} - ${leads.receivedAt})`
  const times = orm.$with('times').as(
    orm
      .select({seconds: seconds.as('seconds')})
      .from(leads)
      .innerJoin(answers, eq(answers.lead, leads.id))
      .where(isCounted(period)),
  )
  const at = (part: number) =>
    sql<string | null>`percentile_cont(${part}) within group (order by ${times.seconds})`
  const below = (hours: number) => countOf(sql`${times.seconds} < ${hours * HOUR}`)
  const [found] = await orm
    .with(answers, times)
    .select({
      ...{median: at(0.5), p90: at(0.9), all: countOf()},
      below: sql<number[]>`array[${sql.join(BOUNDS.map(below), sql`, `)}]`,
    })
    .from(times)
  const [{waiting} = {waiting: 0}] = await orm
    .select({waiting: countOf()})
    .from(leads)
    .leftJoin(leadEvents, and(eq(leadEvents.lead, leads.id), isAnswer))
    .where(and(isCounted(period), eq(leads.state, 'received'), isNull(leadEvents.id)))
  return {
    ...{median: secondsOf(found?.median), p90: secondsOf(found?.p90), waiting},
    within: withinOf(found?.below.map(Number) ?? [], found?.all ?? 0),
  }
}

const secondsOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? undefined : Math.max(0, Math.round(Number(value)))

/** Each counted once: `below` counts the sooner ones again. */
const withinOf = (below: number[], all: number): ResponseFigures['within'] => [
  ...BOUNDS.map((hours, n) => ({hours, count: (below[n] ?? 0) - (below[n - 1] ?? 0)})),
  {count: all - (below.at(-1) ?? 0)},
]
