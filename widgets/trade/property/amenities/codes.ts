/** The amenities that homes are compared and found by: a code, and what it is called. */

export interface Amenity {
  name: string
  /** The row of a comparison; its own name where this is missing. */
  row?: string
}

const POOL = /*i18n*/ 'Swimming pool'
const FURNISHING = /*i18n*/ 'Furnishing'
const OUTLOOK = /*i18n*/ 'View'

/** In the order in which they are offered. */
export const amenities = {
  'private-pool': {name: /*i18n*/ 'Private pool', row: POOL},
  'shared-pool': {name: /*i18n*/ 'Shared pool', row: POOL},
  pool: {name: POOL},
  parking: {name: /*i18n*/ 'Parking'},
  furnished: {name: /*i18n*/ 'Furnished', row: FURNISHING},
  'part-furnished': {name: /*i18n*/ 'Partly furnished', row: FURNISHING},
  unfurnished: {name: /*i18n*/ 'Unfurnished', row: FURNISHING},
  balcony: {name: /*i18n*/ 'Balcony'},
  terrace: {name: /*i18n*/ 'Terrace'},
  'private-garden': {name: /*i18n*/ 'Private garden'},
  gym: {name: /*i18n*/ 'Gym'},
  spa: {name: /*i18n*/ 'Spa'},
  'staff-room': {name: /*i18n*/ 'Maid’s or staff room'},
  study: {name: /*i18n*/ 'Study'},
  storage: {name: /*i18n*/ 'Storage room'},
  laundry: {name: /*i18n*/ 'Laundry room'},
  wardrobes: {name: /*i18n*/ 'Built-in wardrobes'},
  lift: {name: /*i18n*/ 'Lift'},
  'air-conditioning': {name: /*i18n*/ 'Central air conditioning'},
  concierge: {name: /*i18n*/ 'Concierge'},
  security: {name: /*i18n*/ 'Security'},
  'gated-community': {name: /*i18n*/ 'Gated community'},
  'beach-access': {name: /*i18n*/ 'Beach access'},
  playground: {name: /*i18n*/ 'Playground'},
  pets: {name: /*i18n*/ 'Pets allowed'},
  'car-charging': {name: /*i18n*/ 'Electric car charging'},
  'sea-view': {name: /*i18n*/ 'Sea view', row: OUTLOOK},
  'marina-view': {name: /*i18n*/ 'Marina view', row: OUTLOOK},
  'lake-view': {name: /*i18n*/ 'Lake view', row: OUTLOOK},
  'canal-view': {name: /*i18n*/ 'Canal view', row: OUTLOOK},
  'golf-view': {name: /*i18n*/ 'Golf course view', row: OUTLOOK},
  'park-view': {name: /*i18n*/ 'Park view', row: OUTLOOK},
  'skyline-view': {name: /*i18n*/ 'Skyline view', row: OUTLOOK},
} satisfies Record<string, Amenity>

export type AmenityCode = keyof typeof amenities
export const amenityCodes = Object.keys(amenities) as AmenityCode[]

/** Another back end may have codes of its own. */
export const isAmenityCode = (code: string | undefined): code is AmenityCode =>
  code !== undefined && Object.hasOwn(amenities, code)
