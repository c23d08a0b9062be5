/** Changes of the content: one at a time, each a version of its own that every server learns of. */
import {randomUUID} from 'node:crypto'
import {sql} from 'drizzle-orm'
import type {Transaction} from '../records/content-rows.ts'
import {forgetWritten} from '../records/home-writes.ts'
import {contentVersion} from '../tables.ts'

/** Until the transaction ends no other changes the content: what was compared stays as it was. */
export async function lockContent(transaction: Transaction) {
  await transaction
    .insert(contentVersion)
    .values({id: 1, version: '', importedAt: new Date()})
    .onConflictDoNothing()
  await transaction.execute(sql`select 1 from ${contentVersion} where id = 1 for update`)
}

/** Invalidates everything that was read of the content before. */
export async function raiseVersion(transaction: Transaction) {
  const now = {version: randomUUID(), importedAt: new Date()}
  await forgetWritten(transaction)
  await transaction
    .insert(contentVersion)
    .values({id: 1, ...now})
    .onConflictDoUpdate({target: contentVersion.id, set: now})
}
