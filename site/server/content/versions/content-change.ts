/** Changes of the content: one at a time, each a version of its own that every server learns of. */
import {randomUUID} from 'node:crypto'
import {sql} from 'drizzle-orm'
import {contentVersion} from '../import-tables.ts'
import type {Transaction} from '../records/content-rows.ts'
import {recordHomes} from '../records/home-events.ts'
import {forgetWritten} from '../records/home-writes.ts'

/** Until the transaction ends no other changes the content: what was compared stays as it was. */
export async function lockContent(transaction: Transaction) {
  await transaction
    .insert(contentVersion)
    .values({id: 1, version: '', importedAt: new Date()})
    .onConflictDoNothing()
  await transaction.execute(sql`select 1 from ${contentVersion} where id = 1 for update`)
}

/** Ends a change: records what became of homes, and invalidates everything that was read before. */
export async function raiseVersion(transaction: Transaction) {
  const now = {version: randomUUID(), importedAt: new Date()}
  await transaction
    .insert(contentVersion)
    .values({id: 1, ...now})
    .onConflictDoUpdate({target: contentVersion.id, set: now})
  await recordHomes(transaction)
  await forgetWritten(transaction)
}
