/** All enquiries of a list, the oldest first, for a file of them: read a page at a time. */
import {and, asc} from 'drizzle-orm'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {readableRow} from '#server/leads/readable-row.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {conditionOf} from './conditions.ts'
import {type Cursor, cursorOf, laterThan} from './cursor.ts'
import type {EnquiryFilter} from './filter.ts'
import {foundFirst} from './found-first.ts'
import type {Viewer} from './scope.ts'

const PAGE = 500
const inOrder = [asc(leads.receivedAt), asc(leads.id)]

export async function* everyEnquiry(
  orm: Orm,
  viewer: Viewer,
  filter: EnquiryFilter,
): AsyncGenerator<LeadRow> {
  let last: Cursor | undefined
  do {
    const condition = and(conditionOf(viewer, filter), last && laterThan(last))
    const rows = await orm
      .select()
      .from(leads)
      .where(filter.q ? foundFirst(condition, inOrder, PAGE) : condition)
      .orderBy(...inOrder)
      .limit(PAGE)
    for (const row of rows) yield readableRow(row)
    const end = rows.length === PAGE ? rows.at(-1) : undefined
    last = end && cursorOf(end)
  } while (last)
}
