/** All words that a sentence may hold, made once for the records of one import. */
import {emirates} from '../../../app/shared-with-server/emirate-names.ts'
import {emirateNames, type NamedRecord, type Names, namesOf} from '../names/names-of.ts'
import {type AlmostIndex, almostIndex} from './almost-index.ts'
import {isPlain, keyOf, type Lexicon, type NamedType, openLexicon} from './lexicon.ts'
import type {Meaning, Place} from './meaning.ts'
import {indexParts, type PlaceNames} from './name-parts.ts'
import {firstForm} from './word-forms.ts'

interface Named extends NamedRecord {
  id: string
}

/** The records that sentences name. */
export interface SentenceRecords {
  neighborhoods: (Named & {emirate: string})[]
  communities: Named[]
  builders: Named[]
  types: NamedType[]
}

/** AED for one unit of a currency, by its ISO 4217 code; undefined where no rate is known. */
export type DirhamsPer = (currency: string) => number | undefined

export interface Vocabulary {
  lexicon: Lexicon
  /** Whole names and aliases of places and builders. */
  names: Map<string, Meaning>
  /** Words of names that only one place has. */
  parts: Map<string, Place>
  almostNames: AlmostIndex
  /** The single words of names. */
  almostNameWords: AlmostIndex
  almostWords: AlmostIndex
  places: PlaceNames[]
  dirhamsPer?: DirhamsPer
}

export function vocabularyOf(records: SentenceRecords, dirhamsPer?: DirhamsPer): Vocabulary {
  const lexicon = openLexicon(records.types)
  const places = placesOf(records)
  const parts = indexParts(places, lexicon)
  const names = new Map<string, Meaning>()
  for (const builder of records.builders) {
    const {names: own, aliases} = namesOf(builder)
    for (const key of keysOf([...own, ...aliases])) names.set(key, {builder: builder.id})
  }
  // The last one counts: a neighbourhood may have the name of its community.
  for (const {place, names: own} of places.toReversed()) {
    const add = (key: string, byAlias: boolean) =>
      names.set(key, {...names.get(key), place: {...place, byAlias}})
    const isDeclined = place.kind !== 'community'
    for (const key of keysOf(own.aliases, isDeclined)) add(key, true)
    for (const key of keysOf(own.names, isDeclined)) add(key, false)
  }
  const words = [...lexicon].filter(([key, meaning]) => isPlain(meaning) && !/\d/.test(key))
  return {
    lexicon,
    names,
    parts,
    almostNames: almostIndex([...names.keys(), ...parts.keys()]),
    almostNameWords: almostIndex(wordsOf(places)),
    almostWords: almostIndex(words.filter(([, one]) => mayHaveTypo(one)).map(([key]) => key)),
    places,
    dirhamsPer,
  }
}

/** The first of two with the same name counts. */
function placesOf({neighborhoods, communities}: SentenceRecords): PlaceNames[] {
  const all = new Set([...emirates, ...neighborhoods.map(({emirate}) => emirate)])
  return [
    ...neighborhoods.map(one => ({
      place: {name: one.name, kind: 'neighborhood' as const},
      names: namesOf(one),
    })),
    ...[...all].map(name => ({
      place: {name, kind: 'emirate' as const},
      names: emirateNames(name),
    })),
    ...communities.map(one => ({
      place: {name: one.name, kind: 'community' as const},
      names: namesOf(one),
    })),
  ]
}

/**
 * Letters as they are, and with Russian words without their endings. The only word of a community's
 * name is an ordinary one, such as quarters: it counts as it is written.
 */
const keysOf = (readings: Names['names'], isDeclined = true) =>
  readings
    .filter(({words}) => words.length >= MIN_LETTERS_WITHOUT_ARTICLE || !isBare(words, readings))
    .flatMap(({words, letters}) =>
      isDeclined || words.includes(' ')
        ? [letters, keyOf(words.split(' ').map(firstForm))]
        : [letters],
    )

/** Without its article a name of three letters may be an ordinary word. */
const MIN_LETTERS_WITHOUT_ARTICLE = 4

const isBare = (words: string, readings: Names['names']) =>
  readings.some(other => other.words.length > words.length && other.words.endsWith(words))

const wordsOf = (places: PlaceNames[]) =>
  new Set(
    places
      .flatMap(({names}) => [...names.names, ...names.aliases])
      .flatMap(({words}) => words.split(' '))
      .map(firstForm),
  )

/** Words that change a search a lot, and hardly look like others. */
const mayHaveTypo = ({type, amenity, unit}: Meaning) => Boolean(type || amenity || unit)
