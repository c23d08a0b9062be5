/** When records last changed; of properties it is noted in `property-states.ts`. */
import {sql} from 'drizzle-orm'
import type {ContentRow, Transaction} from './content-rows.ts'
import type {KindName} from './schema/kinds.ts'
import {recordStates as states} from './tables.ts'

/**
 * An article that is new to this database, such as all of them after a move to another one, has not
 * changed since the day it names.
 */
export async function noteRecords(
  orm: Transaction,
  kind: KindName,
  rows: ContentRow[],
  differing: Set<string>,
) {
  // No page is about a picture.
  if (kind === 'pictures') return
  const ids = sql.param(rows.map(({id}) => id))
  const days = sql.param(
    rows.map(({id, values}) => (differing.has(id) ? null : (values.createdAt ?? null))),
  )
  await orm.execute(
    sql`insert into ${states} (kind, record, changed)
      select ${kind}, id, least(now(), day::timestamp at time zone 'UTC')
      from unnest(${ids}::text[], ${days}::text[]) as written (id, day)
      on conflict (kind, record) do update set changed = now()`,
  )
}
