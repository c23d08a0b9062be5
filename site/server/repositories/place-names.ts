/** The names by which visitors know a place, and how a typed text meets them. */
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
