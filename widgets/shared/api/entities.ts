/**
 * The records the API answers with (spec section 3), to the names the specification reads.
 * A back end may know only these fields: whatever is optional here hides its place when missing.
 * Media paths are relative; the storage base URL is prepended where they are shown.
 */

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

export interface Property {
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
}

export interface SocialLink {
  social: string
  link: string
}

export interface Builder {
  name: string
  slug?: string
  image?: string
  about?: string
  social_links?: SocialLink[]
  projects: Property[]
}

export interface Blog {
  title: string
  slug: string
  short_description?: string
  description?: string
  thumbnail?: string
  thumbnail_alt_text?: string
  createdAt: string
}

export interface Community {
  _id: string
  name: string
  description?: string
  image?: string
  includedProperties?: Property[]
}

export interface Review {
  author_name: string
  rating: number
  text: string
  profile_photo_url?: string
  relative_time_description?: string
}

export interface City {
  name: string
}

export interface PropertyType {
  _id: string
  name: string
  image?: string
}

export interface TeamMember {
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
}

export interface Career {
  _id: string
  title: string
  short_description?: string
  description?: string
  tags?: {name: string}[]
}

export interface Neighborhood {
  name: string
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

export interface NewsItem {
  title: string
  short_description?: string
  thumbnail?: string
  slug: string
  description?: string
}

export interface OpenHouse {
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
}

export interface SeoRecord {
  url: string
  meta_title?: string
  meta_description?: string
  meta_keywords?: string
}
