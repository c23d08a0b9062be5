/** Which locations meet what was typed, and where in a name it stands. */
import type {City} from '../../shared/api/entities.ts'

/** Locations that have the text anywhere in their names, those that begin with it first. */
export function matching(cities: City[], typed: string): City[] {
  const wanted = typed.trim().toLowerCase()
  const namesOf = ({name, title = name}: City) => [title.toLowerCase(), name.toLowerCase()]
  const found = cities.filter(city => namesOf(city).some(name => name.includes(wanted)))
  const begins = (city: City) => namesOf(city).some(name => name.startsWith(wanted))
  return [...found.filter(begins), ...found.filter(city => !begins(city))]
}

/** The name in three parts, the second of which was typed. */
export function around(shown: string, typed: string): [before: string, part: string, rest: string] {
  const wanted = typed.trim()
  const small = shown.toLowerCase()
  const at = small.indexOf(wanted.toLowerCase())
  // Some letters grow when they become small, and then places do not correspond.
  if (at < 0 || small.length !== shown.length) return [shown, '', '']
  const end = at + wanted.length
  return [shown.slice(0, at), shown.slice(at, end), shown.slice(end)]
}
