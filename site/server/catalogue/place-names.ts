/** The names by which places and builders are known, and how an address or a typed text meets them. */
import {type Column, sql} from 'drizzle-orm'
import {foldLetters} from '#kit/i18n/fold-letters.ts'
import type {Words} from '#server/content/schema/fields.ts'
import {emirateTitle} from '../../app/shared-with-server/emirate-names.ts'

/** Folded, which no database does alike for all languages. */
export type PlaceNames = string[]

/** In every language, whatever the visitor's is. */
export const namesOf = (name: string, title: Words | null | undefined): PlaceNames =>
  [name, ...Object.values(title ?? {})].filter(one => typeof one === 'string').map(foldLetters)

export const emirateNames = (emirate: string) => namesOf(emirate, emirateTitle(emirate))

/** Part of a name; the text is folded. */
export const isNamedLike = (names: PlaceNames, wanted: string) =>
  names.some(name => name.includes(wanted))

/** The beginning of a name; the text is folded. */
export const beginsWith = (names: PlaceNames, wanted: string) =>
  names.some(name => name.startsWith(wanted))

/**
 * Matches a record by the name or the id of an address or a filter, in any case. The database
 * lowers both names: its collation may know other letters than JavaScript.
 */
export const isNamed = ({id, name}: {id: Column; name: Column}, wanted: string) =>
  sql`(${id} = ${wanted.trim().toLowerCase()} or lower(${name}) = lower(${wanted.trim()}))`
