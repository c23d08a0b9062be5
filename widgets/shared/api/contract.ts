/**
 * The one table of all calls (spec section 7, decisions 'API'). Client, server, docs and tests all
 * derive from it; an operator whose back end differs changes this file alone.
 * Each call is an export of its own, so that a widget carries only the calls it makes;
 * `import * as contract` is the whole table.
 */
import {file, files, flag, optional, read, readFile, send, text} from './call.ts'
import type * as entity from './entities.ts'

// Enquiries
export const contact = send(
  'contact',
  {
    name: text,
    phone: text,
    email: optional(text),
    message: optional(text),
    fromUrl: optional(text),
  },
  'A visitor asks to be contacted. `fromUrl` is the page, without the leading slash.',
)
export const newsletter = send(
  'newsletter',
  {email: text},
  'A visitor subscribes to the newsletter.',
  'createNewsLetterSubscriber',
)
export const createBooking = send(
  'createBooking',
  {name: text, phone: text, is_whatsapp_number: flag, email: text, rentOrSale: text},
  'The Book Now enquiry. `rentOrSale` is RENT or BUY.',
)
export const createTeamMemberContact = send(
  'createTeamMemberContact',
  {name: text, team_member: text, phone: text, email: text, message: text},
  'A message to one member of the team, named by slug.',
)
export const addListWithUs = send(
  'addListWithUs',
  {
    name: text,
    phone: text,
    email: text,
    property_location: text,
    current_valuation: text,
    move_in_date: text,
    property_images: optional(files),
  },
  'An owner submits a property, with up to five images.',
)
export const applyForJobApplication = send(
  'applyForJobApplication',
  {
    media: optional(file),
    career_id: text,
    name: text,
    phone: text,
    email: text,
    experience: text,
    current_salary: text,
    expected_salary: text,
    available_to_join: text,
    current_location: text,
  },
  'A job application; `media` is the resume, a PDF under 10 MB.',
)
export const visitUser = send('visitUser', {}, 'The visit beacon, once at start, in production.')

// Properties
export const getHomeItems = read<{
  featured_properties: entity.Property[]
  exclusive_properties: entity.Property[]
}>()('getHomeItems', {}, 'What the home page features.')
export const propertyDetail = read<entity.Property>()(
  'propertyDetail',
  {slug: text},
  'One project or property.',
  'property-detail',
)
export const media = readFile(
  'media',
  {file: text},
  'A brochure or floor plan, as a file; `file` is the path that the property names.',
  'media/{file}',
)
export const searchProperties = read<{
  properties: entity.Property[]
  /** Exact up to 10,000; `more` says that there are more. */
  total: number
  more?: boolean
  page: number
  pages: number
  /** How many there are of each value of a filter, were it chosen instead. */
  facets: Record<string, Record<string, number>>
}>()(
  'searchProperties',
  {
    purpose: optional(text),
    place: optional(text),
    property_type: optional(text),
    min_price: optional(text),
    max_price: optional(text),
    bedrooms: optional(text),
    community: optional(text),
    builder: optional(text),
    sort: optional(text),
    page: optional(text),
  },
  'Search with the filters of /properties.',
  'search-properties',
)
export const getProjectsByBuilder = read<entity.Builder>()(
  'getProjectsByBuilder',
  {builderSlug: text},
  'A builder and its projects.',
)
export const getBuilders = read<Omit<entity.Builder, 'projects'>[]>()(
  'getBuilders',
  {},
  'All builders.',
)
export const getPropertyTypes = read<{property_types: entity.PropertyType[]}>()(
  'getPropertyTypes',
  {},
  'The types a visitor can search by.',
)
export const getPropertyTypesWithProperties = read<
  (entity.PropertyType & {properties?: entity.Property[]})[]
>()('getPropertyTypesWithProperties', {}, 'The types that have properties (lifestyle page).')
export const getCities = read<{
  cities: entity.City[]
  /** Ours, where a parameter was given: how many match in all. */
  total?: number
}>()(
  'getCities',
  {search: optional(text), limit: optional(text)},
  'Locations to suggest while a visitor types. Ours: `search`, a part of a name; `limit`, 1 to 100.',
)

// Places
export const getCommunities = read<{categories: entity.Community[]}>()(
  'getCommunities',
  {},
  'All communities.',
)
export const getCommunityDetail = read<entity.Community>()(
  'getCommunityDetail',
  {_id: text},
  'One community and its properties.',
)
export const getNeighborhood = read<entity.Neighborhood>()(
  'getNeighborhood',
  {name: text, community: optional(text)},
  'One neighbourhood guide.',
  'getNeighborhood/{name}',
)
export const getNeighborhoodsByCommunity = read<{
  neighborhood: entity.Neighborhood[]
  community: entity.Community
}>()(
  'getNeighborhoodsByCommunity',
  {community_name: text},
  'The neighbourhoods of a community; 404 when it has none.',
)

// People and jobs
export const getTeam = read<entity.TeamMember[]>()('getTeam', {}, 'The sales team.')
export const getTeamMember = read<entity.TeamMember>()(
  'getTeamMember',
  {slug: text},
  'One member of the team.',
)
export const getPropertiesByAgent = read<entity.Property[]>()(
  'getPropertiesByAgent',
  {slug: text},
  "An agent's listings, ACTIVE and SOLD.",
)
export const careers = read<entity.Career[]>()('careers', {}, 'Job openings.')
export const careerDetail = read<entity.Career>()('careerDetail', {_id: text}, 'One opening.')
export const getGoogleReviews = read<entity.Review[]>()(
  'getGoogleReviews',
  {},
  'Reviews of the agency.',
)

// Editorial
export const getBlogsList = read<entity.Blog[]>()('getBlogsList', {}, 'All blog posts.')
export const getBlogDetail = read<{blog: entity.Blog; other_blogs: entity.Blog[]}>()(
  'getBlogDetail',
  {slug: text},
  'One blog post and others to read.',
)
export const getNewsList = read<entity.NewsItem[]>()('getNewsList', {}, 'All news items.')
export const getNewsDetail = read<{news: entity.NewsItem}>()(
  'getNewsDetail',
  {slug: text},
  'One news item.',
)
export const getOpenHouses = read<{openHouses: entity.OpenHouse[]}>()(
  'getOpenHouses',
  {},
  'Open houses.',
)
export const getOpenHouseDetail = read<entity.OpenHouse>()(
  'getOpenHouseDetail',
  {slug: text},
  'One open house.',
)
export const getSeoData = read<entity.SeoRecord[]>()('getSeoData', {}, 'Titles and meta by route.')
