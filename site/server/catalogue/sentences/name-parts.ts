/** Parts of names that tell one place from all others: `furjan`, `golf estates`. */

import {foldName} from '../names/fold-name.ts'
import type {Names} from '../names/names-of.ts'
import {isPlain, keyOf, type Lexicon} from './lexicon.ts'
import type {Place} from './meaning.ts'
import {firstForm} from './word-forms.ts'
import {genericWords} from './words/places.ts'

export interface PlaceNames {
  place: Place
  names: Names
}

const generic = new Set(
  genericWords
    .split(/[,\n]/)
    .map(word => foldName(word))
    .filter(Boolean)
    .flatMap(word => [word, firstForm(word)]),
)

/** A community is known by its whole name alone: its words are those of any sentence. */
export function indexParts(places: PlaceNames[], lexicon: Lexicon) {
  const owners = new Map<string, Place | 'several'>()
  for (const {place, names} of places) {
    for (const {words} of [...names.names, ...names.aliases]) {
      for (const key of partsOf(words.split(' ').map(firstForm), lexicon)) {
        const owner = owners.get(key)
        const isShared = owner !== undefined && owner !== 'several' && owner.name !== place.name
        owners.set(key, isShared ? 'several' : (owner ?? place))
      }
    }
  }
  return new Map(
    [...owners].filter((entry): entry is [string, Place] => {
      const [, owner] = entry
      return owner !== 'several' && owner.kind !== 'community'
    }),
  )
}

/** Sequences of its words that are not the whole name. */
function partsOf(words: string[], lexicon: Lexicon) {
  const parts: string[] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const part = words.slice(from, to)
      if (part.length < words.length && isTelling(part, lexicon)) parts.push(keyOf(part))
    }
  }
  return parts
}

const MIN_LETTERS = 3
const MIN_LETTERS_OF_OTHERS = 4
const LATIN = /^[a-z]/

/** One word must be a name by itself; of two, one must be no filler. */
function isTelling(part: string[], lexicon: Lexicon) {
  const [word = ''] = part
  const key = keyOf(part)
  const known = lexicon.get(key)
  if (known && (isPlain(known) || known.filler)) return false
  if (part.length > 1) return part.every(one => one.length > 1 && !lexicon.get(one)?.filler)
  const least = LATIN.test(word) ? MIN_LETTERS : MIN_LETTERS_OF_OTHERS
  return word.length >= least && !generic.has(word)
}
