/**
 * Deleting in the database. The id of a deleted lead is kept: a copy that waits in a spool or comes
 * out of a backup is not stored again, and each server finds out which copies to remove.
 */
import {and, asc, gte, inArray, lt, notInArray, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isDelivery} from '../delivery/backlog.ts'
import type {LeadHooks} from '../hooks.ts'
import {deletedLeads, leads, testLeads} from '../tables.ts'
import type {Expired} from './retention.ts'

/** Short enough for one statement. */
const BATCH = 500

export interface DeletedRows {
  /** Ids that were in the database: of leads, of tests, and of what other slices store. */
  ids: string[]
  /** How many of their deliveries were still to be made. */
  undelivered: number
}

/** Their deliveries go with them. */
export async function deleteRows(
  orm: Orm,
  ids: string[],
  deleteOthers: LeadHooks['deleteOthers'],
): Promise<DeletedRows> {
  const deleted: DeletedRows = {ids: [], undelivered: 0}
  for (const batch of batchesOf(ids)) {
    await orm.transaction(async inside => {
      await inside
        .insert(deletedLeads)
        .values(batch.map(id => ({id})))
        // A repeated deletion has a reason: the servers look for copies again.
        .onConflictDoUpdate({target: deletedLeads.id, set: {deletedAt: sql`now()`}})
      const waiting = await inside
        .delete(outbox)
        .where(and(isDelivery, inArray(outbox.item, batch)))
        .returning({state: outbox.state})
      const rows = await inside
        .delete(leads)
        .where(inArray(leads.id, batch))
        .returning({id: leads.id})
      const tests = await inside
        .delete(testLeads)
        .where(inArray(testLeads.id, batch))
        .returning({id: testLeads.id})
      const others = await deleteOthers(inside, batch)
      deleted.ids.push(...[...rows, ...tests].map(({id}) => id), ...others)
      deleted.undelivered += waiting.filter(({state}) => state !== 'delivered').length
    })
  }
  return deleted
}

/** Those of the ids that were deleted. */
export async function deletedAmong(orm: Pick<Orm, 'select'>, ids: string[]): Promise<Set<string>> {
  const rows = await orm
    .select({id: deletedLeads.id})
    .from(deletedLeads)
    .where(inArray(deletedLeads.id, ids))
  return new Set(rows.map(({id}) => id))
}

/** All that were deleted at that moment or later, by the database's clock. */
export async function deletedSince(orm: Orm, since: Date): Promise<{ids: string[]; now: Date}> {
  const rows = await orm
    .select({id: deletedLeads.id})
    .from(deletedLeads)
    .where(gte(deletedLeads.deletedAt, since))
  return {ids: rows.map(({id}) => id), now: await databaseTime(orm)}
}

/** A lead that was stored in the very moment in which it was deleted. */
export async function deleteLateRows(orm: Orm, ids: string[]) {
  for (const batch of batchesOf(ids)) await orm.delete(leads).where(inArray(leads.id, batch))
}

/** The oldest leads that are expired. */
export async function expiredIds(orm: Orm, expired: Expired, most: number): Promise<string[]> {
  const rows = await orm
    .select({id: leads.id})
    .from(leads)
    .where(whereExpired(expired))
    .orderBy(asc(leads.receivedAt))
    .limit(most)
  return rows.map(({id}) => id)
}

export async function countExpired(orm: Orm, expired: Expired): Promise<number> {
  const [row] = await orm
    .select({count: sql`count(*)`.mapWith(Number)})
    .from(leads)
    .where(whereExpired(expired))
  return row?.count ?? 0
}

const whereExpired = ({before, forms}: Expired) =>
  and(
    lt(leads.receivedAt, before),
    'only' in forms ? inArray(leads.form, forms.only) : notInArray(leads.form, forms.except),
  )

function batchesOf(ids: string[]) {
  const count = Math.ceil(ids.length / BATCH)
  return Array.from({length: count}, (_, n) => ids.slice(n * BATCH, (n + 1) * BATCH))
}
