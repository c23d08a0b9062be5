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
  const all = texts.filter(text => typeof text === 'string').flatMap(readingsOf)
  return [...new Map(all.map(one => [one.words, one])).values()]
}
