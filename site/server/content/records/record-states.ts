/** When records last changed, and which state of their listing the properties of feeds show. */
import {sql} from 'drizzle-orm'
import {propertyStates, recordStates} from '../change-tables.ts'
import type {KindName} from '../schema/kinds.ts'
import {properties} from '../tables.ts'
import type {ContentRow, Transaction} from './content-rows.ts'
import {noteWritten} from './home-writes.ts'

/** Notes that records were written; `differing` are those that were there before. */
export async function noteChanged(
  orm: Transaction,
  kind: KindName,
  rows: ContentRow[],
  differing: Set<string>,
) {
  // No page is about a picture.
  if (kind === 'pictures') return
  if (kind === 'properties') await noteProperties(orm, rows)
  else await noteRecords(orm, kind, rows, differing)
}

/** Also forgets the listing: a property that anything else changed is compared with it again. */
async function noteProperties(orm: Transaction, rows: Pick<ContentRow, 'id'>[]) {
  const ids = sql.param(rows.map(({id}) => id))
  await orm.execute(
    sql`insert into ${propertyStates} (property, changed) select unnest(${ids}::text[]), now()
      on conflict (property) do update set changed = excluded.changed, fingerprint = null`,
  )
}

/**
 * An article that is new to this database, such as all of them after a move to another one, has not
 * changed since the day it names.
 */
async function noteRecords(
  orm: Transaction,
  kind: KindName,
  rows: ContentRow[],
  differing: Set<string>,
) {
  const ids = sql.param(rows.map(({id}) => id))
  const days = sql.param(
    rows.map(({id, values}) => (differing.has(id) ? null : (values.createdAt ?? null))),
  )
  await orm.execute(
    sql`insert into ${recordStates} (kind, record, changed)
      select ${kind}, id, least(now(), day::timestamp at time zone 'UTC')
      from unnest(${ids}::text[], ${days}::text[]) as written (id, day)
      on conflict (kind, record) do update set changed = now()`,
  )
}

/** Notes the state of listings, so that the next sync knows which have not changed. */
export async function noteFingerprints(orm: Transaction, fingerprints: Map<string, string>) {
  if (!fingerprints.size) return
  const ids = sql.param([...fingerprints.keys()])
  const values = sql.param([...fingerprints.values()])
  await orm.execute(
    sql`insert into ${propertyStates} (property, fingerprint)
      select * from unnest(${ids}::text[], ${values}::text[])
      on conflict (property) do update set fingerprint = excluded.fingerprint`,
  )
}

/** Hides properties, and answers how many were still shown. */
export async function hideProperties(orm: Transaction, ids: string[]): Promise<number> {
  if (!ids.length) return 0
  const hidden = await orm
    .update(properties)
    .set({published: false})
    .where(sql`${properties.id} = any(${sql.param(ids)}::text[]) and ${properties.published}`)
    .returning({id: properties.id})
  if (hidden.length) await noteProperties(orm, hidden)
  await noteWritten(
    orm,
    hidden.map(({id}) => id),
  )
  return hidden.length
}
