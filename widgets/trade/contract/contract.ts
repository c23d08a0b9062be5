/**
 * The one table of all calls (spec section 7, decisions 'API'). Client, server, docs and tests all
 * derive from it; an operator whose back end differs changes this file alone, with what it takes from
 * sent-calls.ts and first-paths.ts.
 * The comment above a call is its documentation, and the docs show it.
 * Each call is an export of its own, so that a widget carries only the calls it makes;
 * `import * as contract` is the whole table.
 */

import {optional, read, readFile, text} from '#kit/api-client/call.ts'
import * as shape from '#kit/api-client/shapes.ts'
import {areaPrices} from './area-prices.ts'
import * as entity from './entities.ts'
import {firstPaths} from './first-paths.ts'

export {getBuyingCosts} from './buying-costs.ts'
export {getRentingCosts} from './renting-costs.ts'
export * from './saved-search-calls.ts'
export * from './sent-calls.ts'
export * from './viewing-calls.ts'

const properties = shape.withDefault(shape.list(entity.property), [])

// Properties
/** Features of the home page. */
export const getHomeItems = read(
  shape.record({
    featured_properties: properties,
    exclusive_properties: properties,
  }),
)('getHomeItems', {})
/** One project or property. */
export const propertyDetail = read(entity.property)(
  'propertyDetail',
  {slug: text},
  firstPaths.project,
)
/** A brochure or floor plan, as a file; `file` is the path that the property names. */
export const media = readFile('media', {file: text}, 'media/{file}')
const filters = {
  q: optional(text),
  purpose: optional(text),
  place: optional(text),
  property_type: optional(text),
  min_price: optional(text),
  max_price: optional(text),
  bedrooms: optional(text),
  min_area: optional(text),
  max_area: optional(text),
  amenities: optional(text),
  completion: optional(text),
  handover_by: optional(text),
  payment_plan: optional(text),
  max_service_charge: optional(text),
  cheques: optional(text),
  max_deposit: optional(text),
  min_floor: optional(text),
  parking: optional(text),
  available_by: optional(text),
  near: optional(text),
  community: optional(text),
  builder: optional(text),
  bbox: optional(text),
  area: optional(text),
}
/**
 * Search with the filters of /properties. Prices are in AED and of rents for a year, in the filters as in
 * the order, whatever period a rent is advertised for. Ours: `amenities=balcony,parking`, codes of which
 * a home has all; `min_area` and `max_area` in square feet; `bbox=west,south,east,north` in degrees, and
 * `area`, the 3 to 40 corners of a drawn shape as a flexible polyline (version 1, five decimals).
 * Ours as well, limits of what a home states: `completion=ready|off-plan`, `handover_by=2027-Q4`,
 * `payment_plan=any|after-handover`, `max_service_charge` in AED a year for each square foot, `cheques` and
 * `parking` (at least so many), `max_deposit` in AED, `min_floor`, `available_by=2027-01-31`, and
 * `near=school,metro`, of which each is within 15 minutes on foot. The answer's `facets` count homes by
 * the values of these filters, as if each were chosen; `stated` counts homes that have a number for one.
 * Ours, too: `q`, a search in words, such as `2 bed near the marina under 2m`; `place` may hold one
 * instead of a place. The answer has the filters that it means as `understood`, and the words that were
 * not understood as `rest`. Filters that are given win over those of the words.
 */
export const searchProperties = read(entity.searchResults)(
  'searchProperties',
  {...filters, sort: optional(text), page: optional(text)},
  firstPaths.search,
)
/**
 * The asking prices of the agency's own listings in an area per square foot: ours. `area` is the
 * name or the id of a neighbourhood or a community; without `property_type` and `purpose` there is
 * an entry for each. None for fewer than five listings.
 */
export const getAreaPrices = read(areaPrices)(
  'getAreaPrices',
  {area: text, property_type: optional(text), purpose: optional(text)},
  firstPaths.areaPrices,
)
/**
 * The coordinates of a search's homes, as briefly as a map needs them: ours. The newest 10,000;
 * `more` means that there are more. Names are only in answers of up to 500. Where it is missing, a
 * map shows the homes of the page that the search has found, and cannot be searched.
 */
export const getHomesOnMap = read(entity.homesOnMap)('getHomesOnMap', filters)
/**
 * The homes that are advertised today, as briefly as a list of addresses needs them: ours, for the
 * sitemap. In the order of the slugs, some thousands at a time, from the one after `after`.
 */
export const getAdvertised = read(
  shape.record({
    properties: shape.list(entity.advertised),
    /** The value of `after` for more; absent at the end. */
    next: shape.optional(shape.text),
  }),
)('getAdvertised', {after: optional(text)})
/**
 * Ours: other homes that are advertised in the building of a home, the newest first and at most eight.
 * Where it is missing, a page shows none.
 */
export const getHomesInBuilding = read(properties)('getHomesInBuilding', {slug: text})
/** A builder and its projects. */
export const getProjectsByBuilder = read(entity.builder)('getProjectsByBuilder', {
  builderSlug: text,
})
/** All builders. */
export const getBuilders = read(shape.list(entity.listedBuilder))('getBuilders', {})
/** The types a visitor can search by. */
export const getPropertyTypes = read(
  shape.record({property_types: shape.listOrNone(entity.propertyType)}),
)('getPropertyTypes', {})
/** The types that have properties (lifestyle page). */
export const getPropertyTypesWithProperties = read(shape.list(entity.propertyTypeInUse))(
  'getPropertyTypesWithProperties',
  {},
)
/**
 * Locations to suggest while a visitor types. Ours: `search`, what was typed of a
 * name, with a typo, too; `limit`, 1 to 100.
 */
export const getCities = read(
  shape.record({
    cities: shape.listOrNone(entity.city),
    /** Ours, where a parameter was given: how many match in all. */
    total: shape.optional(shape.number),
  }),
)('getCities', {search: optional(text), limit: optional(text)})

// Places
/** All communities. */
export const getCommunities = read(shape.record({categories: shape.listOrNone(entity.community)}))(
  'getCommunities',
  {},
)
/** One community and its properties. */
export const getCommunityDetail = read(entity.community)('getCommunityDetail', {_id: text})
/** One neighbourhood guide. */
export const getNeighborhood = read(entity.neighborhood)(
  'getNeighborhood',
  {name: text, community: optional(text)},
  'getNeighborhood/{name}',
)
/** The neighbourhoods of a community; 404 when it has none. */
export const getNeighborhoodsByCommunity = read(
  shape.record({
    neighborhood: shape.listOrNone(entity.neighborhood),
    community: shape.optional(entity.community),
  }),
)('getNeighborhoodsByCommunity', {community_name: text}, firstPaths.places)

// People and jobs
/** The sales team. */
export const getTeam = read(shape.list(entity.teamMember))('getTeam', {})
/** One member of the team. */
export const getTeamMember = read(entity.teamMember)('getTeamMember', {slug: text})
/** An agent's listings, ACTIVE and SOLD. */
export const getPropertiesByAgent = read(shape.list(entity.property))('getPropertiesByAgent', {
  slug: text,
})
/** Job openings. */
export const careers = read(shape.list(entity.career))('careers', {})
/** One opening. */
export const careerDetail = read(entity.career)('careerDetail', {_id: text})
/** Reviews of the agency. */
export const getGoogleReviews = read(shape.list(entity.review))(
  'getGoogleReviews',
  {},
  firstPaths.reviews,
)

// Editorial
/** All blog posts. */
export const getBlogsList = read(shape.list(entity.blog))('getBlogsList', {})
/** One blog post and others to read. */
export const getBlogDetail = read(
  shape.record({
    blog: shape.optional(entity.blog),
    other_blogs: shape.listOrNone(entity.blog),
  }),
)('getBlogDetail', {slug: text})
/** All news items. */
export const getNewsList = read(shape.list(entity.newsItem))('getNewsList', {})
/** One news item. */
export const getNewsDetail = read(shape.record({news: shape.optional(entity.newsItem)}))(
  'getNewsDetail',
  {
    slug: text,
  },
)
/** Open houses. */
export const getOpenHouses = read(shape.record({openHouses: shape.listOrNone(entity.openHouse)}))(
  'getOpenHouses',
  {},
  firstPaths.openHouses,
)
/** One open house. */
export const getOpenHouseDetail = read(entity.openHouse)(
  'getOpenHouseDetail',
  {slug: text},
  firstPaths.openHouse,
)
/**
 * Exchange rates of one day, for prices beside those in AED. Ours: without it prices are in AED alone.
 */
export const getRates = read(entity.rates)('getRates', {})
/** Titles and meta by route. */
export const getSeoData = read(shape.list(entity.seoRecord))('getSeoData', {})

// Saved searches
/** Ours: a saved search, by the token of its private link. No cache keeps it. */
export const getSavedSearch = read(entity.savedSearch)('getSavedSearch', {token: text})

// Tests
/**
 * Ours: the stored record of one test enquiry, by the `id` of its answer. Real enquiries are never
 * answered. The id allows reading it for seven days; it cannot be guessed, and no cache stores the
 * answer.
 */
export const getTestEnquiry = read(entity.testEnquiry)('getTestEnquiry', {id: text})
