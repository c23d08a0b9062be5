/** Changes of the content: one at a time, each a version of its own that every server learns of. */
import {randomUUID} from 'node:crypto'
import {sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Transaction} from './content-rows.ts'
import {announceImport, contentVersionOf, type Watched} from './content-version.ts'
import {contentVersion} from './tables.ts'

/** Until the transaction ends no other changes the content: what was compared stays as it was. */
export async function lockContent(transaction: Transaction) {
  await transaction
    .insert(contentVersion)
    .values({id: 1, version: '', importedAt: new Date()})
    .onConflictDoNothing()
  await transaction.execute(sql`select 1 from ${contentVersion} where id = 1 for update`)
}

/** What was read of the content before is out of date. */
export async function raiseVersion(transaction: Transaction) {
  const now = {version: randomUUID(), importedAt: new Date()}
  await transaction
    .insert(contentVersion)
    .values({id: 1, ...now})
    .onConflictDoUpdate({target: contentVersion.id, set: now})
}

/** Before a change is reported: who hears of it finds the new content here. */
export const tellOfChange = (database: Watched, orm: Orm) =>
  Promise.all([contentVersionOf(database).refresh(), announceImport(orm)])
