/** A place in the order of arrival, in which every list of enquiries is. */
import {inArray, type SQL, sql} from 'drizzle-orm'
import {leads} from '#server/leads/tables.ts'
import {isId} from '#server/platform/ids.ts'

/** The enquiry there. */
export interface Cursor {
  receivedAt: Date
  id: string
}

export const cursorOf = ({receivedAt, id}: Cursor): Cursor => ({receivedAt, id})

export const laterThan = (cursor: Cursor): SQL => sql`${order} > ${valuesOf(cursor)}`

export const earlierThan = (cursor: Cursor): SQL => sql`${order} < ${valuesOf(cursor)}`

const order = sql`(${leads.receivedAt}, ${leads.id})`
const valuesOf = ({receivedAt, id}: Cursor) =>
  sql`(${receivedAt.toISOString()}::timestamptz, ${id}::uuid)`

/** As an address says it. */
export const writeCursor = ({receivedAt, id}: Cursor) => `${receivedAt.getTime()}_${id}`

export function readCursor(text: string | undefined): Cursor | undefined {
  const [, time = '', id] = /^(\d{1,14})_(.+)$/.exec(text ?? '') ?? []
  return isId(id) ? {receivedAt: new Date(Number(time)), id} : undefined
}

/**
 * By the index of words alone, and then in order: PostgreSQL cannot tell how rare a word's beginning
 * is, and would read the enquiries one by one in the order of arrival until it has enough of them.
 */
export function foundFirst(condition: SQL | undefined, inOrder: SQL[], most: number): SQL {
  const found = sql`found as materialized (select ${leads.id}, ${leads.receivedAt} from ${leads} where ${condition})`
  const first = sql`select ${leads.id} from found as leads order by ${sql.join(inOrder, sql`, `)}`
  return inArray(leads.id, sql`(with ${found} ${first} limit ${most})`)
}
