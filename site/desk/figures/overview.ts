/** Views, opens and enquiries by day, and what became of them. */
import {between, eq, sql} from 'drizzle-orm'
import {countSearches} from '#server/alerts/list-searches.ts'
import {receivedOn} from '#server/leads/leads-by-day.ts'
import {leads} from '#server/leads/tables.ts'
import {widgetUse} from '#server/partners/tables.ts'
import {sumOfKind} from '#server/partners/usage/usage-store.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {countOf, isCounted, isNamed, namedViews, rateOf} from './counted-leads.ts'
import type {DayFigures, FiguresPeriod} from './figures.ts'
import {everyDay} from './period.ts'

export type Overview = Awaited<ReturnType<typeof readOverview>>

export async function readOverview(orm: Orm, period: FiguresPeriod) {
  const used = new Map((await usedByDay(orm, period)).map(row => [row.day, row]))
  const sent = new Map((await sentByDay(orm, period)).map(row => [row.day, row]))
  const all = [...everyDay(period)].map(day => ({
    day,
    views: 0,
    opens: 0,
    namedViews: 0,
    ...used.get(day),
    ...NOTHING_SENT,
    ...sent.get(day),
  }))
  const sum = (name: Exclude<keyof (typeof all)[number], 'day'>) =>
    all.reduce((total, day) => total + day[name], 0)
  return {
    period,
    days: all.map(
      ({day, views, opens, enquiries, named, namedViews: seen}): DayFigures => ({
        day,
        views,
        opens,
        enquiries,
        rate: rateOf(named, seen),
      }),
    ),
    total: {
      views: sum('views'),
      opens: sum('opens'),
      enquiries: sum('enquiries'),
      rate: rateOf(sum('named'), sum('namedViews')),
    },
    won: sum('won'),
    lost: sum('lost'),
    // They may be robots'.
    suspected: sum('suspected'),
    searches: await countSearches(orm),
  }
}

const usedByDay = (orm: Orm, {from, to}: FiguresPeriod) =>
  orm
    .select({day: widgetUse.day, namedViews, views: sumOfKind('view'), opens: sumOfKind('open')})
    .from(widgetUse)
    .where(between(widgetUse.day, from, to))
    .groupBy(widgetUse.day)

const NOTHING_SENT = {enquiries: 0, named: 0, won: 0, lost: 0, suspected: 0}

function sentByDay(orm: Orm, period: FiguresPeriod) {
  const sent = orm.$with('sent').as(
    orm
      .select({
        day: receivedOn().as('day'),
        isNamed: isNamed.as('is_named'),
        state: leads.state,
        isSuspected: sql<boolean>`${leads.suspectedSpam} is not null`.as('is_suspected'),
      })
      .from(leads)
      .where(isCounted(period)),
  )
  return orm
    .with(sent)
    .select({
      day: sql<string>`${sent.day}::text`,
      enquiries: countOf(),
      named: countOf(sql`${sent.isNamed}`),
      won: countOf(eq(sent.state, 'won')),
      lost: countOf(eq(sent.state, 'lost')),
      suspected: countOf(sql`${sent.isSuspected}`),
    })
    .from(sent)
    .groupBy(sent.day)
}
