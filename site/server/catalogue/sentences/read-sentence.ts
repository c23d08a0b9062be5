/**
 * Understands the sentence of a property search by rules: tables of words, names of the records, and
 * the order of both. Takes linear time, and asks nobody.
 */
import {officeDay} from '#trade/agency/office-day.ts'
import {type AmenityCode, amenityCodes} from '#trade/property/amenities/codes.ts'
import {rankNames} from '../names/rank-names.ts'
import type {SentenceFilters} from './meaning.ts'
import {readDates} from './rules/dates.ts'
import {readFactNumbers} from './rules/fact-numbers.ts'
import {readFacts} from './rules/facts.ts'
import {readBuilder, readPlace} from './rules/names.ts'
import {readNearby} from './rules/nearby.ts'
import {readPurpose} from './rules/purpose.ts'
import {readQuantities} from './rules/quantities.ts'
import {restOf} from './rules/rest.ts'
import {keepSurroundings, keepUnwanted} from './rules/surroundings.ts'
import {readType} from './rules/types.ts'
import {readViews} from './rules/views.ts'
import {type Segment, segmentsOf} from './segments.ts'
import {type Token, tokensOf} from './tokens.ts'
import type {Vocabulary} from './vocabulary.ts'

export interface SentenceReading {
  filters: SentenceFilters
  /** The words that no rule understood. */
  rest: string
}

/** Nobody types more words than these: what follows is left to the rest. */
const MAX_TOKENS = 120

/** `today`: the day at the office. */
export function readSentence(
  vocabulary: Vocabulary,
  sentence: string,
  today = officeDay(),
): SentenceReading {
  const tokens = tokensOf(sentence)
  const segments = segmentsOf(tokens.slice(0, MAX_TOKENS), vocabulary)
  const tail = tokens.slice(MAX_TOKENS).map(keptToken)
  keepUnwanted(segments)
  const views = readViews(segments)
  const near = readNearby(segments)
  const dates = readDates(segments, today)
  const facts = readFacts(segments)
  keepSurroundings(segments)
  const numbers = readFactNumbers(segments)
  const quantities = readQuantities(segments, vocabulary)
  const builder = readBuilder(segments)
  const place = readPlace(segments) ?? placeThatBegins(segments, vocabulary)
  const property_type = readType(segments)
  const amenities = [...views, ...readAmenities(segments)]
  const sort = readSort(segments)
  const purpose = readPurpose(segments, property_type)
  const found: SentenceFilters = {
    ...quantities,
    ...facts,
    ...dates,
    ...numbers,
    near,
    purpose,
    property_type,
    place,
    builder,
    amenities: amenityCodes.filter(code => amenities.includes(code)).join() || undefined,
    sort,
  }
  return {filters: defined(found), rest: restOf(sentence, [...segments, ...tail])}
}

const keptToken = (token: Token): Segment => ({tokens: [token], means: {}, is: 'kept'})

/** One word that only one place begins with is that place; among other words it says too little. */
function placeThatBegins([segment, ...others]: Segment[], {places}: Vocabulary) {
  const [token] = segment?.tokens ?? []
  if (!segment || !token || others.length || Object.keys(segment.means).length) return undefined
  if (token.folded.length < MIN_LETTERS_OF_BEGINNING) return undefined
  const named = places.filter(({place}) => place.kind !== 'community')
  const [best, next] = rankNames(named, token.folded)
  if (!best?.rank.endsWith('prefix') || next?.rank === best.rank) return undefined
  segment.is = 'understood'
  return best.item.place.name
}

const MIN_LETTERS_OF_BEGINNING = 4

function readAmenities(segments: Segment[]): AmenityCode[] {
  return segments.flatMap(segment => {
    if (segment.is !== 'open' || !segment.means.amenity) return []
    segment.is = 'understood'
    return segment.means.amenity
  })
}

function readSort(segments: Segment[]) {
  const named = segments.filter(({is, means}) => is === 'open' && means.sort)
  const sort = named[0]?.means.sort
  for (const segment of named) if (segment.means.sort === sort) segment.is = 'understood'
  return sort
}

const defined = (values: SentenceFilters): SentenceFilters =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
