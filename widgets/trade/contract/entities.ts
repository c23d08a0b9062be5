/**
 * The records the API answers with (spec section 3), to the names the specification reads.
 * A back end may know only these fields: whatever is optional here hides its place when missing.
 * Media paths are relative; the storage base URL is prepended where they are shown. What the
 * reference API adds to the specification's fields is marked as ours.
 */

import {
  coordinates,
  dictionary,
  either,
  flag,
  list,
  number,
  oneOf,
  optional,
  record,
  type Shape,
  type Shaped,
  separated,
  text,
  withDefault,
} from '#kit/api-client/shapes.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {picture} from '#kit/ui/picture-files.ts'
import type {buyingCosts, fee, loanRules} from './buying-costs.ts'
import {homeFacts} from './home-facts.ts'
import {recordedPrices} from './price-history.ts'
import {isRent, rentPeriods} from './rent.ts'
import type {rentingCosts, rentingFee} from './renting-costs.ts'

export type {Coordinates} from '#kit/api-client/shapes.ts'

/** A text of each record, and empty where a back end does not know it. */
const given = withDefault(text, '')
const texts = optional(list(text))
const price = withDefault<number | null>(number, null)
const pricePeriod = optional(oneOf(...rentPeriods))
const location = optional(record({coordinates}))

/** Ours, in every record that shows something. */
const shown = {
  /** Facts about the record's pictures, by their paths. */
  pictures: optional(dictionary(picture)),
  /** Paths of the texts that are English because they are not translated. */
  in_english: texts,
  /** When the record last changed, as ISO 8601. */
  updatedAt: optional(text),
}
export type RecordExtras = Pick<TeamMember, keyof typeof shown>

/** Facts that Dubai's Land Department requires with an advertisement. */
const dldDetails = record({
  reference: optional(text),
  listed: optional(text),
  broker_orn: optional(text),
  agent_brn: optional(text),
  permit_number: optional(text),
  dld_qr: optional(text),
})
export type DldDetails = Shaped<typeof dldDetails>

const faq = record({_id: given, question: given, answer: given})
export type Faq = Shaped<typeof faq>

const aboutProperty = record({
  price,
  total_no_of_rooms: optional(either(number, text)),
  type: optional(text),
  amenities: texts,
  description: optional(text),
  address: optional(text),
})

const propertyFields = {
  ...shown,
  name: given,
  slug: given,
  tagline: optional(text),
  description_heading: optional(text),
  short_description: optional(text),
  main_images: withDefault(list(text), []),
  video: optional(text),
  media_url: optional(text),
  builder_community: optional(text),
  about: withDefault(aboutProperty, {price: null}),
  dld_details: optional(dldDetails),
  location,
  location_description: optional(text),
  watchout_description: optional(text),
  brochure: optional(text),
  floor_plan: optional(text),
  faqs: optional(list(faq)),
  city: optional(text),
  state: optional(text),
  /** ACTIVE or SOLD are shown. */
  status: optional(text),

  // Ours from here on.
  _id: optional(text),
  /** Pictures of the plan, a floor each; `floor_plan` is the document. */
  floor_plan_images: texts,
  /** A description of its film: picture and speech. */
  transcript: optional(text),
  /** The agency's own, on every enquiry. */
  reference: optional(text),
  /** residential-sale, commercial-sale, residential-rent or commercial-rent. */
  purpose: optional(text),
  /** The period of a rent: a year, where the record does not state it, a month, a week or a day. */
  price_period: pricePeriod,
  /** Id of the type that `about.type` names. */
  property_type: optional(text),
  /** `name` is English, as addresses have it; `title` is in the reader's language. */
  neighborhood: optional(record({_id: text, name: text, title: optional(text)})),
  builder: optional(record({name: text, slug: text})),
  agent: optional(
    record({
      ...shown,
      slug: text,
      name: text,
      phone: optional(text),
      image: optional(text),
      /** ISO codes of spoken languages. */
      languages: texts,
    }),
  ),
  /** Codes of what it has; `about.amenities` says it in words. */
  amenity_codes: texts,
  bathrooms: optional(number),
  area_sqft: optional(number),
  ...homeFacts,
  ...recordedPrices,
  /** Determines which advertising rules apply. */
  emirate: optional(text),
  /** Days as ISO 8601. */
  listed: optional(text),
  permit_number: optional(text),
  permit_expiry: optional(text),
  /** True for a project of a builder, which has many homes. */
  project: optional(flag),
  /** On its own page: mails about changes of this home are sent. */
  alerts: optional(flag),
}
const propertyRecord = record(propertyFields)
export type Property = Shaped<typeof propertyRecord>
export const property: Shape<Property> = {
  read(value) {
    const home = propertyRecord.read(value)
    // A period that is not known is none: nothing may be said about what the rent is for.
    const isSaid = (value as {price_period?: unknown} | null)?.price_period != null
    return home && !isSaid && isRent(home.purpose) ? {...home, price_period: 'year'} : home
  },
}

const placeNearby = record({_id: text, name: text, title: optional(text), count: number})
const alternatives = record({
  /** How many there are without one filter, by its name; filters without which there are some. */
  without: withDefault<Record<string, number>>(dictionary(number), {}),
  /** Places with homes for the rest of the search, the nearest first. */
  nearby: withDefault(list(placeNearby), []),
  /** The nearest homes: `without` these filters, or `in` the place nearby with this id. */
  homes: optional(
    record({
      without: withDefault(list(text), []),
      in: optional(text),
      properties: withDefault(list(property), []),
    }),
  ),
})
export type Alternatives = Shaped<typeof alternatives>

const found = record({
  properties: withDefault(list(property), []),
  total: optional(number),
  page: withDefault(number, 1),
  pages: withDefault(number, 1),
  /** How many there are of each value of a filter, were it chosen instead. */
  facets: withDefault<Record<string, Record<string, number>>>(dictionary(dictionary(number)), {}),
  /** Only for a search with filters that finds nothing. */
  alternatives: optional(alternatives),
  /**
   * Ours, for a search in words: the filters that were understood, named and written as in the address
   * of /properties. Empty when nothing was.
   */
  understood: optional(dictionary(text)),
  /** Ours: the words that were not understood. */
  rest: optional(text),
  /** Ours: searches can be saved, and mails of new homes are sent. */
  alerts: optional(flag),
})
export type SearchResults = Shaped<typeof found> & {total: number}
/** The result of a search; complete, where a back end does not count. */
export const searchResults: Shape<SearchResults> = {
  read(value) {
    const results = found.read(value)
    return results && {...results, total: results.total ?? results.properties.length}
  },
}

/** The facts that a map needs of a home. */
const homeOnMap = record({
  slug: text,
  coordinates,
  price,
  price_period: pricePeriod,
  name: optional(text),
})
export type HomeOnMap = Shaped<typeof homeOnMap>
export const homesOnMap = record({
  homes: withDefault(list(homeOnMap), []),
  more: optional(flag),
})
export type HomesOnMap = Shaped<typeof homesOnMap>

const {slug, main_images, listed, project, updatedAt} = propertyFields
/** The facts that a list of addresses needs of a property. */
export const advertised = record({slug, main_images, listed, project, updatedAt})

const socialLink = record({social: given, link: given})
export type SocialLink = Shaped<typeof socialLink>

const builderFields = {
  ...shown,
  name: given,
  slug: optional(text),
  image: optional(text),
  about: optional(text),
  social_links: optional(list(socialLink)),
  /** Ours, in the list of builders. */
  project_count: optional(number),
}
export const builder = record({...builderFields, projects: withDefault(list(property), [])})
export type Builder = Shaped<typeof builder>

/** A builder in the list of all of them. */
export const listedBuilder = record({...builderFields, projects: optional(list(property))})

export const blog = record({
  ...shown,
  title: given,
  slug: given,
  short_description: optional(text),
  description: optional(text),
  thumbnail: optional(text),
  thumbnail_alt_text: optional(text),
  createdAt: given,
})
export type Blog = Shaped<typeof blog>

export const community = record({
  ...shown,
  _id: given,
  name: given,
  /** Ours: the displayed name; `name` is used in addresses. */
  title: optional(text),
  description: optional(text),
  image: optional(text),
  includedProperties: optional(list(property)),
})
export type Community = Shaped<typeof community>

export const review = record({
  ...shown,
  author_name: given,
  rating: withDefault(number, 0),
  text: given,
  profile_photo_url: optional(text),
  relative_time_description: optional(text),
})
export type Review = Shaped<typeof review>

export const city = record({
  name: given,
  /** Ours: the displayed name. */
  title: optional(text),
  /** Ours: other names and aliases, in all languages. It is found by these, too. */
  names: texts,
})
export type City = Shaped<typeof city>

const propertyTypeFields = {...shown, _id: given, name: given, image: optional(text)}
export const propertyType = record(propertyTypeFields)
export type PropertyType = Shaped<typeof propertyType>

/** A type with the properties of it. */
export const propertyTypeInUse = record({
  ...propertyTypeFields,
  properties: optional(list(property)),
})

export const teamMember = record({
  ...shown,
  _id: given,
  name: given,
  occupation: optional(text),
  slug: given,
  image: optional(text),
  video: optional(text),
  sortOrder: optional(number),
  address: optional(text),
  phone: optional(text),
  about: optional(text),
  /** The specification leaves open how they are listed. */
  skills: optional(either(list(text), separated)),
  type: optional(text),
  social_links: optional(list(socialLink)),

  // Ours: a description of the film, the broker's registration, and ISO codes of spoken languages.
  transcript: optional(text),
  brn: optional(text),
  languages: texts,
})
export type TeamMember = Shaped<typeof teamMember>

export const career = record({
  ...shown,
  _id: given,
  title: given,
  short_description: optional(text),
  description: optional(text),
  tags: optional(list(record({name: text}))),
  /** Ours: since when it is open. */
  createdAt: optional(text),
})
export type Career = Shaped<typeof career>

/** Each a comma-separated string. */
const localAmenities = record({
  parks: optional(text),
  arts_and_cultures: optional(text),
  recreational_activities: optional(text),
  restaurants: optional(text),
  shopping: optional(text),
  entertainment: optional(text),
  schools: optional(text),
})
export type LocalAmenity = keyof Shaped<typeof localAmenities>

export const neighborhood = record({
  ...shown,
  name: given,
  // Ours: an id for filters, the displayed name, and the emirate.
  _id: optional(text),
  title: optional(text),
  emirate: optional(text),
  hero_content: optional(text),
  hero_image: optional(text),
  section_2_heading: optional(text),
  section_2_subheading: optional(text),
  section_2_details: optional(list(record({title: given, value: given}))),
  section_2_image: optional(text),
  section_3_heading: optional(text),
  section_3_subheading: optional(text),
  member_id: optional(list(teamMember)),
  local_amenities: optional(localAmenities),
  location,
})
export type Neighborhood = Shaped<typeof neighborhood>

export const newsItem = record({
  ...shown,
  title: given,
  /** Ours. */
  createdAt: optional(text),
  short_description: optional(text),
  thumbnail: optional(text),
  slug: given,
  description: optional(text),
})
export type NewsItem = Shaped<typeof newsItem>

export const openHouse = record({
  ...shown,
  main_images: withDefault(list(text), []),
  open_house_details: record({
    title: given,
    slug: given,
    date: given,
    start_time: given,
    end_time: given,
    venue: given,
    status: given,
  }),
  about: withDefault(record({price, description: optional(text)}), {price: null}),
  dld_details: optional(dldDetails),
  /** Ours: the home that can be visited. */
  property: optional(record({name: text, slug: text})),
})
export type OpenHouse = Shaped<typeof openHouse>

/**
 * Ours: the costs of a purchase in an emirate, and the limits of a loan for it, by today's rules.
 */
export type BuyingCosts = Shaped<typeof buyingCosts>
/** Ours: one line of the costs. Amounts are in AED and without VAT, shares in percent. */
export type Fee = Shaped<typeof fee>
/** Ours: what renting costs beside the rent, by the rules of an emirate. */
export type RentingCosts = Shaped<typeof rentingCosts>
/** Ours: a line of the costs of renting. */
export type RentingFee = Shaped<typeof rentingFee>
/** Ours: the rules of loans there. The first limit that fits a buyer counts. */
export type LoanRules = Shaped<typeof loanRules>

const sentFile = record({name: given, type: optional(text), size: optional(number)})
/** A file that came with a test enquiry; the file itself is not stored. */
export type SentFile = Shaped<typeof sentFile>
const sentValue = either(either(flag, text), either(list(sentFile), sentFile))

export const testEnquiry = record({
  id: text,
  /** The call that took it, such as `createBooking`. */
  form: given,
  /** When it arrived, in UTC. */
  received_at: given,
  partner: optional(text),
  locale: optional(text),
  campaign: optional(dictionary(text)),
  /** The typed values, as they were stored. */
  fields: withDefault(dictionary(sentValue), {}),
})
/** Ours: a test enquiry, under the names that the agency's export has. */
export type TestEnquiry = Shaped<typeof testEnquiry>

/** Ours: a saved search, as its private link shows it. */
export const savedSearch = record({
  name: given,
  /** The search as an address has it; `home=marina-loft` where it is about one home. */
  query: withDefault(text, ''),
  frequency: oneOf('at-once', 'daily', 'weekly'),
  state: oneOf('waiting', 'confirmed', 'ended'),
  /** How many other searches of the same address get mails. */
  others: withDefault(number, 0),
})
export type SavedSearchRecord = Shaped<typeof savedSearch>

export const seoRecord = record({
  url: given,
  meta_title: optional(text),
  meta_description: optional(text),
  meta_keywords: optional(text),
})
export type SeoRecord = Shaped<typeof seoRecord>

export {type Rates, rates} from '#kit/i18n/display.ts'

/** `en` where the record has this text in English only. */
export const englishOf = (
  {in_english}: Pick<Property, 'in_english'>,
  path: string,
): Locale | undefined => (in_english?.includes(path) ? 'en' : undefined)
