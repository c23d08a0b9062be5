import type {Attribute, PropsOf} from '#kit/core/attributes.ts'
import {choice, flag, json, number, text} from '#kit/core/attributes.ts'
import {tileAttributes} from '#kit/map/tile-attributes.ts'
import type {PropertyType, SearchResults} from '#trade/contract/entities.ts'
import {displayAttributes} from '#trade/money/display-attributes.ts'

/** The result of a search: `data` of the answer. */
export type Results = SearchResults

export const attributes = {
  /**
   * The first search in words, for example `2 bed near the marina under 2m`. What the agency's API
   * understands becomes filters, which visitors can remove one by one; other attributes win over it.
   * With `query-from="address"` it counts as long as the address has no search.
   */
  sentence: text(),
  /** Shows only `residential-sale`, `commercial-sale`, `residential-rent` or `commercial-rent`. */
  purpose: text(),
  /** Shows only what lies in places with this in their name, for example `Marina`. */
  place: text(),
  /** Shows only one type, by its id. */
  'property-type': text(),
  /** The lowest price in AED; of rents for a year. */
  'min-price': text(),
  /** The highest price in AED; of rents for a year. */
  'max-price': text(),
  /** How many bedrooms: a number, `0` for a studio, `5+` for five or more. */
  bedrooms: text(),
  /** The smallest area in square feet. */
  'min-area': text(),
  /** The largest area in square feet. */
  'max-area': text(),
  /** Shows only homes that have all of these: codes with commas between them, such as `balcony,parking`. */
  amenities: text(),
  /** Shows only one community or neighbourhood, by its id or name. */
  community: text(),
  /** Shows only the homes of one builder, by its id or name. */
  builder: text(),
  /** Shows only a part of the map: `west,south,east,north` in degrees, for example `55.1,25.05,55.2,25.1`. */
  bbox: text(),
  /**
   * Shows only what lies in a drawn shape: its 3 to 40 corners as a
   * flexible polyline (https://github.com/heremaps/flexible-polyline) with five decimals, such as
   * `BFwsk5Eg0twKv7Fg6Hg6Hw-B`. A shape that is drawn on the map is in the address as `area`.
   */
  area: text(),
  /** The initial order: `newest`, `price_low`, `price_high` or `largest`. */
  sort: text(),
  /** The maximum number of homes, with a link to all of them instead of filters and pages. */
  limit: number(0, 1, 48),
  /** A line above the list; without one there is none to see. */
  heading: text(),
  /** `none` hides the filters. Preset filters are never shown. */
  filters: choice(['bar', 'none'], 'bar'),
  /** The initial view: the list, or a map beside it. */
  view: choice(['list', 'map'], 'list'),
  ...tileAttributes,
  ...displayAttributes,
  /**
   * Adds 'Notify me': a visitor saves the search, and gets mails about homes that are new or
   * cheaper. Shown where the agency sends such mails, and not beside `limit`.
   */
  alerts: flag(),
  /**
   * The page of all results. A path is one of the agency's site; an address that begins with `./`,
   * `../` or `?` is seen from your page.
   */
  'results-url': text('/properties'),
  /**
   * A page of yours that each home leads to, for example `/homes/{slug}`. Without it: the home's page
   * at the agency.
   */
  'details-url': text(),
  /**
   * The whole search as the query of an address, `?purpose=residential-sale&page=2`, for a page that
   * keeps it there. Presets do not count then, and the page gives a new one after `ocp-search`.
   */
  query: {...text(), initial: null} as Attribute<string | null>,
  /**
   * `address` takes the search from the address of your page, `?purpose=residential-sale&page=2`, and
   * writes each change into it. Preset filters stay.
   */
  'query-from': choice(['attributes', 'address'], 'attributes'),
  /** Search results that the page has loaded already: `data` of the response. */
  results: json<Results>('{"properties": [], "total": 0, "page": 1, "pages": 0, "facets": {}}'),
  /** Property types that the page has loaded already. */
  types: json<PropertyType[]>('[{"_id": "villa", "name": "Villa"}]'),
}

export type PropertyListProps = PropsOf<typeof attributes>
