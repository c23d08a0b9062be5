/**
 * Understands the sentence of a property search by rules: tables of words, names of the records, and
 * the order of both. Takes linear time, and asks nobody.
 */
import {type AmenityCode, amenityCodes} from '#trade/property/amenities/codes.ts'
import type {FilterName} from '#trade/search-query/search-query.ts'
import {readBuilder, readPlace} from './rules/names.ts'
import {readPurpose} from './rules/purpose.ts'
import {readQuantities} from './rules/quantities.ts'
import {restOf} from './rules/rest.ts'
import {keepSurroundings} from './rules/surroundings.ts'
import {readType} from './rules/types.ts'
import {readViews} from './rules/views.ts'
import {type Segment, segmentsOf} from './segments.ts'
import {tokensOf} from './tokens.ts'
import type {Vocabulary} from './vocabulary.ts'

/** Values as the address of `/properties` has them; areas in square feet. */
export type SentenceFilters = Partial<Record<FilterName | 'min_area' | 'max_area', string>>

export interface SentenceReading {
  filters: SentenceFilters
  /** The words that no rule understood. */
  rest: string
}

/** Longer texts are no searches. */
const MAX_LETTERS = 1_000

export function readSentence(vocabulary: Vocabulary, text: string): SentenceReading {
  const sentence = text.slice(0, MAX_LETTERS)
  const segments = segmentsOf(tokensOf(sentence), vocabulary)
  const views = readViews(segments)
  keepSurroundings(segments)
  const quantities = readQuantities(segments, vocabulary)
  const builder = readBuilder(segments)
  const place = readPlace(segments)
  const property_type = readType(segments, quantities.bedrooms !== undefined)
  const amenities = [...views, ...readAmenities(segments)]
  const sort = readSort(segments)
  const purpose = readPurpose(segments, property_type)
  const found: SentenceFilters = {
    ...quantities,
    purpose,
    property_type,
    place,
    builder,
    amenities: amenityCodes.filter(code => amenities.includes(code)).join() || undefined,
    sort,
  }
  return {filters: defined(found), rest: restOf(sentence, segments)}
}

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
