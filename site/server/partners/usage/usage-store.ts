/** The use of widgets in the database. */
import {and, between, countDistinct, desc, eq, gte, lt, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Period} from '#server/platform/period.ts'
import {widgetUse} from '../tables.ts'

export type UseRow = typeof widgetUse.$inferSelect

export interface UseOfDay {
  day: string
  partner: string
  views: number
  opens: number
}

/** Adds to what is counted already, at most some hundred rows. Each may be there once. */
export async function addUse(orm: Orm, rows: UseRow[]) {
  const {day, partner, widget, kind, count} = widgetUse
  await orm
    .insert(widgetUse)
    .values(rows)
    .onConflictDoUpdate({
      target: [day, partner, widget, kind],
      set: {count: sql`${count} + excluded.count`},
    })
}

/** Lists the partners that were counted by name on a day. */
export async function partnersOn(orm: Orm, day: string): Promise<string[]> {
  const rows = await orm
    .selectDistinct({partner: widgetUse.partner})
    .from(widgetUse)
    .where(eq(widgetUse.day, day))
  return rows.map(({partner}) => partner)
}

/**
 * Lists the partners that were counted by name in the days before one: those of most days first.
 */
export async function partnersBefore(
  orm: Orm,
  day: string,
  {days, most}: {days: number; most: number},
): Promise<string[]> {
  const first = new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
  const rows = await orm
    .select({partner: widgetUse.partner})
    .from(widgetUse)
    .where(and(gte(widgetUse.day, first), lt(widgetUse.day, day)))
    .groupBy(widgetUse.partner)
    .orderBy(desc(countDistinct(widgetUse.day)), widgetUse.partner)
    .limit(most)
  return rows.map(({partner}) => partner)
}

export const sumOfKind = (kind: UseRow['kind']) =>
  sql`coalesce(sum(${widgetUse.count}) filter (where ${widgetUse.kind} = ${kind}), 0)`.mapWith(
    Number,
  )

export async function usedByDay(orm: Orm, {from, to, partner}: Period): Promise<UseOfDay[]> {
  return orm
    .select({
      day: widgetUse.day,
      partner: widgetUse.partner,
      views: sumOfKind('view'),
      opens: sumOfKind('open'),
    })
    .from(widgetUse)
    .where(
      and(
        between(widgetUse.day, from, to),
        partner === undefined ? undefined : eq(widgetUse.partner, partner),
      ),
    )
    .groupBy(widgetUse.day, widgetUse.partner)
}
