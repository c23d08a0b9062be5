/** Statistics of partners' pages, by day: use as it was counted, leads from their table. */
import type {Leads} from '#server/leads/leads.ts'
import type {Database} from '#server/platform/db/connect.ts'
import type {Period} from '#server/platform/period.ts'
import {partnerNames} from './partner-quota.ts'
import {usedByDay} from './usage-store.ts'

export interface Line {
  /** The day at the office. */
  day: string
  /** Empty: pages that name none, and the agency's own site. `(unknown)`: not in the registry. */
  partner: string
  /** Widgets that were viewed. */
  views: number
  /** Dialogs that were opened. */
  opens: number
  /** Enquiries of every form. */
  leads: number
  /** How many of them may be a robot's. */
  suspected: number
}

export async function readStatistics(
  period: Period,
  {database, leads}: {database: Pick<Database, 'ready'>; leads: Pick<Leads, 'byDay'>},
): Promise<Line[]> {
  const orm = await database.ready()
  const lines = new Map<string, Line>()
  const lineOf = ({day, partner}: Pick<Line, 'day' | 'partner'>) => {
    const key = `${day} ${partner}`
    const line = lines.get(key) ?? {day, partner, views: 0, opens: 0, leads: 0, suspected: 0}
    lines.set(key, line)
    return line
  }
  // Unless one was asked for, whatever its name.
  const named = period.partner === undefined ? await partnerNames(orm) : (name: string) => name
  for (const {day, partner, views, opens} of await usedByDay(orm, period)) {
    const line = lineOf({day, partner: named(partner)})
    line.views += views
    line.opens += opens
  }
  for (const counted of await leads.byDay(period)) {
    const line = lineOf({day: counted.day, partner: named(counted.partner)})
    line.leads += counted.leads
    line.suspected += counted.suspected
  }
  return [...lines.values()].sort(byDayThenName)
}

function byDayThenName(one: Line, other: Line) {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1
  return one.partner < other.partner ? -1 : 1
}
