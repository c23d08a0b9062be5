/** Facts of homes that have few values, and what these are called. */
import type {AmenityCode} from '../amenities/codes.ts'

/** Each is an amenity, too, by which homes are found and compared. */
export const furnishings = [
  'furnished',
  'part-furnished',
  'unfurnished',
] as const satisfies AmenityCode[]
export type Furnishing = (typeof furnishings)[number]

/** Views of a home. Each is an amenity, too. */
export const views = [
  'sea-view',
  'marina-view',
  'lake-view',
  'canal-view',
  'golf-view',
  'park-view',
  'skyline-view',
] as const satisfies AmenityCode[]

/** Ready, or still being built. */
export const completions = ['ready', 'off-plan'] as const
export type Completion = (typeof completions)[number]
export const completionNames: Record<Completion, string> = {
  ready: /*i18n*/ 'Ready',
  'off-plan': /*i18n*/ 'Off-plan',
}

/** Occasions on which payments of a plan are due, in the order in which they come. */
export const milestones = [
  'booking',
  'contract',
  'construction',
  'handover',
  'after-handover',
] as const
export type Milestone = (typeof milestones)[number]
export const milestoneNames: Record<Milestone, string> = {
  booking: /*i18n*/ 'On booking',
  contract: /*i18n*/ 'On signing the contract',
  construction: /*i18n*/ 'During construction',
  handover: /*i18n*/ 'On handover',
  'after-handover': /*i18n*/ 'After handover',
}

/** Receivers of payments of a plan. */
export const payees = ['escrow', 'developer', 'seller', 'agency'] as const
export type Payee = (typeof payees)[number]
export const payeeNames: Record<Payee, string> = {
  escrow: /*i18n*/ 'Escrow account of the project',
  developer: /*i18n*/ 'Developer',
  seller: /*i18n*/ 'Seller',
  agency: /*i18n*/ 'Agency',
}

/** A quarter of a year, such as `2027-Q4`. */
export const QUARTER = /^(20\d\d)-Q([1-4])$/

/** Places that people ask for near a home, in the order in which they are listed. */
export const nearKinds = ['school', 'metro', 'beach', 'mosque', 'mall'] as const
export type NearKind = (typeof nearKinds)[number]
export const nearKindNames: Record<NearKind, string> = {
  school: /*i18n*/ 'School',
  metro: /*i18n*/ 'Metro station',
  beach: /*i18n*/ 'Beach',
  mosque: /*i18n*/ 'Mosque',
  mall: /*i18n*/ 'Mall',
}
