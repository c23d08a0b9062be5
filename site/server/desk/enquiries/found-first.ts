/** How a list that somebody searches is read. */
import {inArray, type SQL, sql} from 'drizzle-orm'
import {leads} from '#server/leads/tables.ts'

/**
 * By the index of words alone, and then in order: PostgreSQL cannot tell how rare a word's beginning
 * is, and would read the enquiries one by one in the order of arrival until it has enough of them.
 */
export function foundFirst(condition: SQL | undefined, inOrder: SQL[], most: number): SQL {
  const found = sql`found as materialized (select ${leads.id}, ${leads.receivedAt} from ${leads} where ${condition})`
  const first = sql`select ${leads.id} from found as leads order by ${sql.join(inOrder, sql`, `)}`
  return inArray(leads.id, sql`(with ${found} ${first} limit ${most})`)
}
