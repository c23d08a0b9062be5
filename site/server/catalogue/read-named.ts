/** The names that searches need beside homes, and what is made of them once. */
import type {Orm} from '#server/platform/db/connect.ts'
import {findRates} from './costs.ts'
import {type NamedRecords, readNamedRecords} from './named-records.ts'
import {type Vocabulary, vocabularyOf} from './sentences/vocabulary.ts'
import {type Suggestion, suggestionsOf} from './suggestions.ts'

export interface Named {
  /** All of it, by which two of them are compared. */
  text: string
  names: NamedRecords
  byId: ReturnType<typeof namesById>
  suggestions: Suggestion[]
  /** The words that sentences may hold. */
  vocabulary: Vocabulary
}

/** Most changes of the content change no name; a vocabulary of a thousand places takes a tenth of a second. */
export async function readNamed(orm: Orm, before?: Named): Promise<Named> {
  const names = await readNamedRecords(orm)
  const dirhams = Object.entries((await findRates(orm))?.dirhams ?? {})
  const text = JSON.stringify([names, dirhams])
  if (before?.text === text) return before
  const rates = new Map(dirhams)
  const vocabulary = vocabularyOf(names, currency => rates.get(currency))
  return {text, names, byId: namesById(names), suggestions: suggestionsOf(names), vocabulary}
}

/** For the cards of homes. */
const namesById = ({types, neighborhoods, builders}: NamedRecords) => ({
  types: mapOf(types),
  places: mapOf(neighborhoods),
  builders: mapOf(builders),
})

const mapOf = <Item extends {id: string}>(records: Item[]) =>
  new Map(records.map(record => [record.id, record]))
