/** Erasing an enquiry: everything about it, and what was merged with it. */
import {and, eq, or} from 'drizzle-orm'
import {audit} from '#desk/audit/audit-log.ts'
import type {Deletions} from '#server/leads/deletion/deletions.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Viewer} from '../scope.ts'
import {MISSING} from './change-enquiry.ts'

export async function erase(
  orm: Orm,
  viewer: Viewer,
  id: string,
  deletions: Pick<Deletions, 'delete'>,
) {
  const rows = await orm
    .select({id: leads.id})
    .from(leads)
    .where(and(or(eq(leads.id, id), eq(leads.mergedInto, id)), viewer.scope))
  const ids = rows.map(row => row.id)
  if (!ids.includes(id)) return MISSING
  // First: what is erased in part, because something failed, was begun by somebody.
  await orm.transaction(async inside => {
    for (const subject of ids)
      await audit(inside, viewer.actor, {action: 'enquiry.erased', subject})
  })
  const {isBucketDown} = await deletions.delete(ids, 'desk')
  return {is: 'erased', count: ids.length, isBucketDown} as const
}
