import type {PropsOf} from '#kit/core/attributes.ts'
import {json, text} from '#kit/core/attributes.ts'
import type {City, PropertyType} from '#trade/contract/entities.ts'

export const attributes = {
  /**
   * The page of results. A path is one of the agency's site; an address in full is taken as it is,
   * and one that begins with `./`, `../` or `?` is seen from your page.
   */
  'results-url': text('/properties'),
  /**
   * The initial purpose: `residential-sale`, `commercial-sale`,
   * `residential-rent` or `commercial-rent`.
   */
  purpose: text(),
  /** The initial location. */
  place: text(),
  /**
   * A search in words, for example `2 bed near the marina under 2m`: the Location's initial text, where
   * there is no `place`. The page of results turns into filters what the agency's API understands.
   */
  sentence: text(),
  /** The id of the initial property type. */
  'property-type': text(),
  /** Property types that the page has loaded already; without them the widget fetches them. */
  types: json<PropertyType[]>('[{"_id": "villa", "name": "Villa"}]'),
  /** Locations that the page has loaded already, with the total if there are more. */
  places: json<PlaceList>('{"cities": [{"name": "Dubai Marina"}]}', 'cities'),
}

/** The answer of `getCities`. */
export interface PlaceList {
  cities: City[]
  total?: number
}

export type PropertySearchProps = PropsOf<typeof attributes>
