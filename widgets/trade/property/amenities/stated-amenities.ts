/** The amenities of a home as its record states them: in codes, in words, or both. */

import type {Locale} from '#kit/i18n/locale.ts'
import {englishOf, type Property} from '../../contract/entities.ts'
import {furnishings} from '../home-facts/codes.ts'
import {type AmenityCode, isAmenityCode} from './codes.ts'
import {codesIn, parkingCount} from './recognise.ts'

/** In the record's own words; `lang` where these are not in the language of the page. */
export interface AmenityWords {
  text: string
  lang?: Locale
}

export interface StatedAmenity {
  code: AmenityCode
  words?: AmenityWords
  /** For how many cars a parking is. */
  count?: number
}

export interface StatedAmenities {
  coded: StatedAmenity[]
  /** Texts that name nothing of our table. */
  others: AmenityWords[]
}

/**
 * The record's codes count; its texts are read where it has none for them. What a field of its own
 * says of furnishing and parking wins over both.
 */
export function statedAmenities(home: Property): StatedAmenities {
  const stated: StatedAmenities = {coded: [], others: []}
  for (const [index, text] of (home.about?.amenities ?? []).entries()) {
    const words: AmenityWords = {text, lang: englishOf(home, `about.amenities[${index}]`)}
    const codes = codesIn(text)
    if (!codes.length) stated.others.push(words)
    for (const code of codes) {
      const count = code === 'parking' ? parkingCount(text) : undefined
      stated.coded.push({code, words, count})
    }
  }
  const inWords = new Set(stated.coded.map(({code}) => code))
  for (const code of new Set([...(home.amenity_codes ?? []), ...(home.views ?? [])])) {
    if (isAmenityCode(code) && !inWords.has(code)) stated.coded.push({code})
  }
  return {...stated, coded: withOwnFields(stated.coded, home)}
}

function withOwnFields(coded: StatedAmenity[], {furnishing, parking}: Property): StatedAmenity[] {
  return [
    ...coded.filter(
      ({code}) =>
        !(furnishing && furnishings.some(each => each === code)) &&
        !(parking !== undefined && code === 'parking'),
    ),
    ...(furnishing ? [{code: furnishing}] : []),
    ...(parking === undefined
      ? []
      : [{code: 'parking' as const, count: parking, words: {text: `${parking}`}}]),
  ]
}
