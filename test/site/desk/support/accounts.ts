/** Accounts for tests. */
import {randomUUID} from 'node:crypto'
import {hashPassword} from '#desk/access/passwords.ts'
import {accounts} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import '../../server/support/desk/cheap-hashing.ts'

export const PASSWORD = 'violet kettle orbit'
export const passwordHash = await hashPassword(PASSWORD, {network: 'of the tests'})

/** Adds an editor with this password, unless other fields are given. */
export async function addAccount(orm: Orm, given: Partial<typeof accounts.$inferInsert> = {}) {
  const id = randomUUID()
  const row = {id, mail: `${id}@agency.example`, name: 'Layla Haddad', role: 'editor' as const}
  const [added] = await orm
    .insert(accounts)
    .values({...row, passwordHash, ...given})
    .returning()
  if (!added) throw new Error('no account')
  return added
}
