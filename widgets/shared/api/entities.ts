/**
 * The records the API answers with (spec section 3), to the names the specification reads.
 * A back end may know only these fields: whatever is optional here hides its place when missing.
 * Media paths are relative; the storage base URL is prepended where they are shown. What the
 * reference API adds to the specification's fields is marked as ours.
 */
import type {Picture} from './picture.ts'

/** Ours, in every record that shows something. */
export interface Shown {
  /** What is known of the record's pictures, by their paths. */
  pictures?: Record<string, Picture>
  /** Paths of the texts that are English because nobody has translated them. */
  in_english?: string[]
}

/** Latitude at index 0, longitude at index 1. */
export type Coordinates = [latitude: number, longitude: number]

/** What Dubai's Land Department wants shown with an advertisement. */
export interface DldDetails {
  reference?: string
  listed?: string
  broker_orn?: string
  agent_brn?: string
  permit_number?: string
  dld_qr?: string
}

export interface Faq {
  _id: string
  question: string
  answer: string
}

export interface Property extends Shown {
  name: string
  slug: string
  tagline?: string
  description_heading?: string
  short_description?: string
  main_images: string[]
  video?: string
  media_url?: string
  builder_community?: string
  about: {
    price: number | null
    total_no_of_rooms?: number | string
    type?: string
    amenities?: string[]
    description?: string
    address?: string
  }
  dld_details?: DldDetails
  location?: {coordinates: Coordinates}
  location_description?: string
  watchout_description?: string
  brochure?: string
  floor_plan?: string
  faqs?: Faq[]
  city?: string
  state?: string
  status?: 'ACTIVE' | 'SOLD'

  // Ours from here on.
  _id?: string
  /** The agency's own, on every enquiry. */
  reference?: string
  /** residential-sale, commercial-sale, residential-rent or commercial-rent. */
  purpose?: string
  /** What a rent is for. */
  price_period?: 'year' | 'month'
  /** Id of the type that `about.type` names. */
  property_type?: string
  neighborhood?: {_id: string; name: string}
  builder?: {name: string; slug: string}
  agent?: Shown & {slug: string; name: string; phone?: string; image?: string}
  bathrooms?: number
  area_sqft?: number
  /** Decides which rules of advertising hold. */
  emirate?: string
  /** Days as ISO 8601. */
  listed?: string
  permit_number?: string
  permit_expiry?: string
  /** True for a project of a builder, which has many homes. */
  project?: boolean
}

export interface SocialLink {
  social: string
  link: string
}

export interface Builder extends Shown {
  name: string
  slug?: string
  image?: string
  about?: string
  social_links?: SocialLink[]
  projects: Property[]
  /** Ours, in the list of builders. */
  project_count?: number
}

export interface Blog extends Shown {
  title: string
  slug: string
  short_description?: string
  description?: string
  thumbnail?: string
  thumbnail_alt_text?: string
  createdAt: string
}

export interface Community extends Shown {
  _id: string
  name: string
  /** Ours: what is shown instead of the name, which stands in addresses. */
  title?: string
  description?: string
  image?: string
  includedProperties?: Property[]
}

export interface Review extends Shown {
  author_name: string
  rating: number
  text: string
  profile_photo_url?: string
  relative_time_description?: string
}

export interface City {
  name: string
  /** Ours: what is shown instead of the name. */
  title?: string
}

export interface PropertyType extends Shown {
  _id: string
  name: string
  image?: string
}

export interface TeamMember extends Shown {
  _id: string
  name: string
  occupation?: string
  slug: string
  image?: string
  video?: string
  sortOrder?: number
  address?: string
  phone?: string
  about?: string
  skills?: string[]
  type?: string
  social_links?: SocialLink[]

  // Ours: the broker's registration, and ISO codes of spoken languages.
  brn?: string
  languages?: string[]
}

export interface Career extends Shown {
  _id: string
  title: string
  short_description?: string
  description?: string
  tags?: {name: string}[]
  /** Ours: since when it is open. */
  createdAt?: string
}

export interface Neighborhood extends Shown {
  name: string
  // Ours: an id for filters, what is shown instead of the name, and the emirate.
  _id?: string
  title?: string
  emirate?: string
  hero_content?: string
  hero_image?: string
  section_2_heading?: string
  section_2_subheading?: string
  section_2_details?: {title: string; value: string}[]
  section_2_image?: string
  section_3_heading?: string
  section_3_subheading?: string
  member_id?: TeamMember[]
  /** Each a comma-separated string. */
  local_amenities?: Partial<Record<LocalAmenity, string>>
  location?: {coordinates: Coordinates}
}

export type LocalAmenity =
  | 'parks'
  | 'arts_and_cultures'
  | 'recreational_activities'
  | 'restaurants'
  | 'shopping'
  | 'entertainment'
  | 'schools'

export interface NewsItem extends Shown {
  title: string
  /** Ours. */
  createdAt?: string
  short_description?: string
  thumbnail?: string
  slug: string
  description?: string
}

export interface OpenHouse extends Shown {
  main_images: string[]
  open_house_details: {
    title: string
    slug: string
    date: string
    start_time: string
    end_time: string
    venue: string
    status: string
  }
  about: {price: number | null; description?: string}
  dld_details?: DldDetails
  /** Ours: the home that can be visited. */
  property?: {name: string; slug: string}
}

export interface SeoRecord {
  url: string
  meta_title?: string
  meta_description?: string
  meta_keywords?: string
}
