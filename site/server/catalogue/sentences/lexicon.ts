/** The words of all tables by their letters, and those of the records' property types. */
import type {AmenityCode} from '#trade/property/amenities/codes.ts'
import type {Sort} from '#trade/search-query/search-query.ts'
import type {Meaning} from './meaning.ts'
import {tokensOf} from './tokens.ts'
import {firstForm} from './word-forms.ts'
import {amenitiesAtHome} from './words/amenities-at-home.ts'
import {amenitiesOfBuildings} from './words/amenities-of-buildings.ts'
import {bounds} from './words/bounds.ts'
import {deals} from './words/deals.ts'
import {fillers} from './words/fillers.ts'
import {homeFacts} from './words/home-facts.ts'
import {nearbyWords} from './words/nearby.ts'
import {numbers} from './words/numbers.ts'
import {nearness, unanswered} from './words/places.ts'
import {sortWords} from './words/sorts.ts'
import {times} from './words/times.ts'
import {typeWords} from './words/types.ts'
import {units} from './words/units.ts'
import {sightWords, views, viewWords} from './words/views.ts'

export type Lexicon = Map<string, Meaning>

/** A type of the records: its id, and its name in each language. */
export interface NamedType {
  id: string
  /** By language; a row that was changed by hand may hold anything. */
  name: unknown
}

/** Blanks and hyphens make no difference: `town house` is `townhouse`. */
export const keyOf = (words: string[]) => words.join('')

/** Two short words are not another one: `к в` is no `кв`. */
const keyOfWords = (words: string[]) => {
  const key = keyOf(words)
  return key.length < MIN_LETTERS_JOINED ? words.join(' ') : key
}
const MIN_LETTERS_JOINED = 5

/** The meaning of a phrase in the tables. */
export const lookUp = (lexicon: Lexicon, words: string[]) => lexicon.get(keyOfWords(words))

export function openLexicon(types: NamedType[]): Lexicon {
  const lexicon: Lexicon = new Map()
  const add = (meaning: Meaning, text: string) => {
    for (const phrase of phrasesIn(text)) lexicon.set(phrase, {...lexicon.get(phrase), ...meaning})
  }
  for (const [meaning, text] of common) add(meaning, text)
  for (const {id, name} of types) {
    for (const text of Object.values(name ?? {})) {
      if (typeof text === 'string') add({type: id}, text)
    }
    if (Object.hasOwn(typeWords, id)) add({type: id}, typeWords[id] ?? '')
  }
  return lexicon
}

const phrasesIn = (text: string) =>
  text
    .split(/[,\n]/)
    .map(phrase => keyOfPhrase(phrase.trim()))
    .filter(Boolean)

/** A sign alone is its own key. */
function keyOfPhrase(phrase: string) {
  const tokens = tokensOf(phrase)
  return tokens.length ? keyOfWords(tokens.map(({folded}) => firstForm(folded))) : phrase
}

const amenities = Object.entries({...amenitiesAtHome, ...amenitiesOfBuildings}) as [
  AmenityCode,
  string,
][]
const withViews = Object.entries(viewWords) as [AmenityCode, string][]
const sights = Object.entries(sightWords) as [AmenityCode, string][]
const sorts = Object.entries(sortWords) as [Sort, string][]

const common: [Meaning, string][] = [
  [{}, unanswered],
  [{filler: true}, fillers],
  ...deals,
  ...bounds,
  ...numbers,
  ...units,
  ...views,
  ...nearness,
  ...nearbyWords,
  ...homeFacts,
  ...times,
  ...amenities.map(([amenity, text]): [Meaning, string] => [{amenity}, text]),
  ...withViews.map(([amenity, text]): [Meaning, string] => [{amenity}, text]),
  ...sights.map(([sight, text]): [Meaning, string] => [{sight}, text]),
  ...sorts.map(([sort, text]): [Meaning, string] => [{sort}, text]),
]

/** Words that mean something by themselves are never a typo of a name. */
export const isPlain = ({filler, place, builder, sight, use, kind, deadline, ...others}: Meaning) =>
  !filler && Object.keys(others).length > 0
