/** Finds locations that match the typed text, and the position of the match in the name. */

import {foldLetters} from '#kit/i18n/fold-letters.ts'
import type {City} from '#trade/contract/entities.ts'

/** Locations that have the text anywhere in their names, those that begin with it first. */
export function matching(cities: City[], typed: string): City[] {
  const wanted = foldLetters(typed.trim())
  const isCalled = ({name, title, names = []}: City, meets: (name: string) => boolean) =>
    [title ?? '', name, ...names].some(one => meets(foldLetters(one)))
  const found = cities.filter(city => isCalled(city, name => name.includes(wanted)))
  const begins = (city: City) => isCalled(city, name => name.startsWith(wanted))
  return [...found.filter(begins), ...found.filter(city => !begins(city))]
}

/** The name in three parts, the second of which was typed. */
export function around(shown: string, typed: string): [before: string, part: string, rest: string] {
  const wanted = foldLetters(typed.trim())
  const letters = [...shown]
  // Some letters grow when they are folded, and signs above them vanish.
  const folded = letters.map(foldLetters)
  const at = folded.join('').indexOf(wanted)
  if (at < 0 || !wanted) return [shown, '', '']
  const start = letterAt(folded, at)
  const end = letterAt(folded, at + wanted.length)
  const part = (from: number, to?: number) => letters.slice(from, to).join('')
  return [part(0, start), part(start, end), part(end)]
}

/** The letter at whose end so many folded ones have passed; signs above it belong to it. */
function letterAt(folded: string[], passed: number) {
  let count = 0
  let index = 0
  while (index < folded.length && (count < passed || folded[index] === '')) {
    count += folded[index]?.length ?? 0
    index++
  }
  return index
}
