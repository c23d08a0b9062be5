/** The names by which places and builders are known, and how an address or a typed text meets them. */
import {type Column, sql} from 'drizzle-orm'
import type {Words} from '../content/schema/fields.ts'

/** In small letters, which not every database knows of Russian. */
export type PlaceNames = string[]

export const namesOf = (name: string, title: Words | null, ...others: string[]): PlaceNames =>
  [name, ...Object.values(title ?? {}), ...others]
    .filter(one => typeof one === 'string')
    .map(one => one.toLowerCase())

/** Part of a name. */
export function isNamedLike(names: PlaceNames, typed: string) {
  const wanted = typed.toLowerCase()
  return names.some(name => name.includes(wanted))
}

/** The beginning of a name. */
export function beginsWith(names: PlaceNames, typed: string) {
  const wanted = typed.toLowerCase()
  return names.some(name => name.startsWith(wanted))
}

/**
 * Whether a record has the name or the id that an address or a filter has, in any case. The database
 * makes both names small: it may know other letters than we do.
 */
export const isNamed = ({id, name}: {id: Column; name: Column}, wanted: string) =>
  sql`(${id} = ${wanted.trim().toLowerCase()} or lower(${name}) = lower(${wanted.trim()}))`
