/** How many enquiries a list has. */
import {and, eq, type SQL, sql} from 'drizzle-orm'
import {stateNames} from '#server/leads/lead-state.ts'
import {type LeadState, leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Viewer} from '../scope.ts'
import {conditionOf, NOT_MERGED, withoutState} from './conditions.ts'
import {type Cursor, laterThan} from './cursor.ts'
import type {EnquiryFilter} from './filter.ts'
import {PAGE} from './list-enquiries.ts'

/** The limit for counts of a state: counting more would take too long. */
export const MOST_COUNTED = 500

/** By state, whatever state the filter names; of a list that nothing narrows up to `MOST_COUNTED`. */
export async function countByState(
  orm: Orm,
  viewer: Viewer,
  {state: _any, ...filter}: EnquiryFilter,
): Promise<Partial<Record<LeadState, number>>> {
  const isNarrow = viewer.scope || Object.keys(filter).length
  const counted = isNarrow
    ? sql`${leads}`
    : sql`(${sql.join(someOfEach(), sql` union all `)}) as leads`
  const rows = await orm
    .select({state: sql<LeadState>`${leads.state}`, count: sql`count(*)`.mapWith(Number)})
    .from(counted)
    .where(isNarrow ? withoutState(viewer, filter) : undefined)
    .groupBy(leads.state)
  return Object.fromEntries(rows.map(({state, count}) => [state, count]))
}

const someOfEach = () =>
  stateNames.map(state =>
    limited(sql`${leads.state}`, and(eq(leads.state, state), NOT_MERGED), MOST_COUNTED),
  )

/** How many came in since this one was the latest of the list, up to a page. */
export const countLater = (
  orm: Orm,
  viewer: Viewer,
  filter: EnquiryFilter,
  latest: Cursor | undefined,
): Promise<number> =>
  count(orm, and(conditionOf(viewer, filter), latest && laterThan(latest)), PAGE)

/** All of them. */
export const countEnquiries = (orm: Orm, viewer: Viewer, filter: EnquiryFilter): Promise<number> =>
  count(orm, conditionOf(viewer, filter))

async function count(orm: Orm, condition: SQL | undefined, most?: number) {
  const [row] = await orm
    .select({count: sql`count(*)`.mapWith(Number)})
    .from(sql`${limited(sql`1 as one`, condition, most)} as counted`)
  return row?.count ?? 0
}

const limited = (column: SQL, condition: SQL | undefined, most?: number) =>
  sql`(select ${column} from ${leads} where ${condition ?? sql`true`} ${most === undefined ? sql`` : sql`limit ${most}`})`
