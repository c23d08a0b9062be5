/** Lists nearby places, by kind (spec section 3): each kind is one text, separated by commas. */
import type {LocalAmenity, Neighborhood} from '#trade/contract/entities.ts'
import {englishIn} from '../../../records/record-fields.ts'

/** In the order and the words of the specification (section 2). */
const kinds: [LocalAmenity, string][] = [
  ['parks', /*i18n*/ 'Park'],
  ['arts_and_cultures', /*i18n*/ 'Arts & Culture'],
  ['recreational_activities', /*i18n*/ 'Recreational Activities'],
  ['restaurants', /*i18n*/ 'Restaurants'],
  ['shopping', /*i18n*/ 'Shopping'],
  ['entertainment', /*i18n*/ 'Entertainment'],
  ['schools', /*i18n*/ 'Schools'],
]

export interface NearbyKind {
  /** To be translated. */
  kind: string
  items: string[]
  lang?: 'en'
}

/** A kind of which there is nothing is left out. */
export const nearbyOf = (place: Neighborhood): NearbyKind[] =>
  kinds.flatMap(([field, kind]) => {
    const items = itemsIn(place.local_amenities?.[field])
    const lang = englishIn(place, `local_amenities.${field}`)
    return items.length ? [{kind, items, lang}] : []
  })

const itemsIn = (text: string | null | undefined) =>
  (text ?? '')
    .split(/[,،]/)
    .map(item => item.trim())
    .filter(Boolean)
