/** Records by the name or the id that stands in an address. */
import {type Column, sql} from 'drizzle-orm'

/**
 * Matches a record by the name or the id of an address or a filter, in any case. The database
 * lowers both names: its collation may know other letters than JavaScript.
 */
export const isNamed = ({id, name}: {id: Column; name: Column}, wanted: string) =>
  sql`(${id} = ${wanted.trim().toLowerCase()} or lower(${name}) = lower(${wanted.trim()}))`
