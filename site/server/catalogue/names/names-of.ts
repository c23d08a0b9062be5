/** The names by which places and builders are known. */
import type {Words} from '#server/content/schema/fields.ts'
import {emirateAliases, emirateTitle} from '../../../app/shared-with-server/emirate-names.ts'
import {type Folded, readingsOf} from './fold-name.ts'

export interface NamedRecord {
  name: string
  title?: Words | null
  aliases?: string[] | null
}

export interface Names {
  /** Its name, and its title in every language, whatever the visitor's is. */
  names: Folded[]
  aliases: Folded[]
}

export const namesOf = ({name, title, aliases}: NamedRecord): Names => ({
  names: readings([name, ...Object.values(title ?? {})]),
  aliases: readings(aliases ?? []),
})

export const emirateNames = (emirate: string) =>
  namesOf({name: emirate, title: emirateTitle(emirate), aliases: emirateAliases(emirate)})

/** Rows that were changed by hand may hold more than texts. */
function readings(texts: unknown[]): Folded[] {
  const all = texts.filter(text => typeof text === 'string').flatMap(knownReadingsOf)
  return [...new Map(all.map(one => [one.words, one])).values()]
}

/** Each search looks at the names of all places: to fold them again took 8 ms for a thousand. */
const known = new Map<string, Folded[]>()
const MAX_KNOWN = 20_000

function knownReadingsOf(name: string) {
  const before = known.get(name)
  if (before) return before
  if (known.size >= MAX_KNOWN) known.clear()
  const readings = readingsOf(name)
  known.set(name, readings)
  return readings
}
