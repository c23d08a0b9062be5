/** Records that addresses and filters call by their name, in any case, or by their id. */
import {type Column, sql} from 'drizzle-orm'

/** The database makes both names small: it may know other letters than we do. */
export const isNamed = ({id, name}: {id: Column; name: Column}, wanted: string) =>
  sql`(${id} = ${wanted.trim().toLowerCase()} or lower(${name}) = lower(${wanted.trim()}))`
