/**
 * Searches find a home by the codes that its record states, and by those of its words. Patterns of
 * four languages read the words, so that these codes are made here, by imports and the desk, and not
 * by the database.
 */
import {type AmenityCode, amenityCodes} from '#trade/property/amenities/codes.ts'
import {codesIn} from '#trade/property/amenities/recognise.ts'
import {furnishings} from '#trade/property/home-facts/codes.ts'

interface Stated {
  /** Texts, or by language. */
  amenities?: unknown
  amenity_codes?: unknown
  furnishing?: unknown
  views?: unknown
  parking?: unknown
}

/** In the order of the table. What a field states wins over what is read in words. */
export function searchedAmenities(stated: Stated): AmenityCode[] {
  const {amenities, amenity_codes, furnishing, views, parking} = stated
  const found = new Set<unknown>([
    ...listOf(amenity_codes),
    ...listOf(amenities).flatMap(text => codesOf(englishIn(text))),
    ...listOf(views),
  ])
  if (furnishing) {
    for (const code of furnishings) found.delete(code)
    found.add(furnishing)
  }
  if (typeof parking === 'number') {
    if (parking) found.add('parking')
    else found.delete('parking')
  }
  return amenityCodes.filter(code => found.has(code))
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const englishIn = (text: unknown) =>
  typeof text === 'string' ? text : ((text as {en?: string} | null)?.en ?? '')

/** Homes share most of their words: of a hundred thousand, nine in ten have been read before. */
const known = new Map<string, AmenityCode[]>()
const MOST_KNOWN = 10_000

function codesOf(text: string): AmenityCode[] {
  const before = known.get(text)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const codes = codesIn(text)
  known.set(text, codes)
  return codes
}
