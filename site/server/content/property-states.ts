/** When properties last changed, and which state of their listing they show. */
import {sql} from 'drizzle-orm'
import type {ContentRow, Transaction} from './content-rows.ts'
import {properties, propertyStates as states} from './tables.ts'

/** Also forgets the listing: what was changed by anything else is compared with it again. */
export async function noteChanged(orm: Transaction, rows: ContentRow[]) {
  const ids = sql.param(rows.map(({id}) => id))
  await orm.execute(
    sql`insert into ${states} (property, changed) select unnest(${ids}::text[]), now()
      on conflict (property) do update set changed = excluded.changed, fingerprint = null`,
  )
}

/** So that the next sync knows which listings have not changed. */
export async function keepFingerprints(orm: Transaction, fingerprints: Map<string, string>) {
  if (!fingerprints.size) return
  const ids = sql.param([...fingerprints.keys()])
  const values = sql.param([...fingerprints.values()])
  await orm.execute(
    sql`insert into ${states} (property, fingerprint)
      select * from unnest(${ids}::text[], ${values}::text[])
      on conflict (property) do update set fingerprint = excluded.fingerprint`,
  )
}

/** Answers how many were still shown. */
export async function hideProperties(orm: Transaction, ids: string[]): Promise<number> {
  if (!ids.length) return 0
  const hidden = await orm
    .update(properties)
    .set({published: false})
    .where(sql`${properties.id} = any(${sql.param(ids)}::text[]) and ${properties.published}`)
    .returning({id: properties.id})
  if (hidden.length) {
    await noteChanged(
      orm,
      hidden.map(({id}) => ({id, values: {}})),
    )
  }
  return hidden.length
}
