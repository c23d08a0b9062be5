/** A search in words becomes one by filters: `q`, and a place that is more than the name of one. */
import type {Catalogue} from './catalogue.ts'
import type {SearchParameters} from './search-filters.ts'
import {placesLike} from './search-names.ts'
import type {SentenceFilters} from './sentences/meaning.ts'
import {readSentence, type SentenceReading} from './sentences/read-sentence.ts'

export interface PlainSearch {
  /** Parameters without words that have to be understood. */
  parameters: SearchParameters
  /** The filters of the sentence, as an address has them; undefined: there was no sentence. */
  understood?: SentenceFilters
  /** The words that were not understood. */
  rest?: string
}

/** A filter of the address wins over the sentence. */
export function plainSearch(catalogue: Catalogue, given: SearchParameters): PlainSearch {
  const {q, ...parameters} = given
  if (typeof q === 'string' && q.trim()) {
    return understood(readSentence(catalogue.vocabulary, q), parameters)
  }
  const {place, ...others} = parameters
  if (typeof place !== 'string' || !place.trim() || placesLike(catalogue.names, place).length) {
    return {parameters}
  }
  const reading = readSentence(catalogue.vocabulary, place)
  // An unknown name stays a place, where nothing is found.
  return Object.keys(reading.filters).length ? understood(reading, others) : {parameters}
}

function understood({filters, rest}: SentenceReading, others: SearchParameters): PlainSearch {
  const own = Object.fromEntries(Object.entries(filters).filter(([name]) => !others[name]))
  return {parameters: {...own, ...others}, understood: own, ...(rest && {rest})}
}
