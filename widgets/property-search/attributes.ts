import type {City, PropertyType} from '../shared/api/entities.ts'
import type {PropsOf} from '../shared/core/attributes.ts'
import {json, text} from '../shared/core/attributes.ts'

export const attributes = {
  /** The page of results. A path is one of the agency's site; an address in full is taken as it is. */
  'results-url': text('/properties'),
  /**
   * What is looked for when the page opens: `residential-sale`, `commercial-sale`,
   * `residential-rent` or `commercial-rent`.
   */
  purpose: text(),
  /** The location that stands in the field when the page opens. */
  place: text(),
  /** Id of the property type that is chosen when the page opens. */
  'property-type': text(),
  /** Property types that the page has loaded already; without them the widget asks the API. */
  types: json<PropertyType[]>('[{"_id": "villa", "name": "Villa"}]', 'length'),
  /** Locations that the page has loaded already, and how many there are in all if these are not. */
  places: json<PlaceList>('{"cities": [{"name": "Dubai Marina"}]}', 'cities'),
}

/** What `getCities` answers. */
export interface PlaceList {
  cities: City[]
  total?: number
}

export type PropertySearchProps = PropsOf<typeof attributes>
