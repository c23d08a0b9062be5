/** Facts of homes that have few values. */
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

/** Occasions on which payments of a plan are due, in the order in which they come. */
export const milestones = [
  'booking',
  'contract',
  'construction',
  'handover',
  'after-handover',
] as const
export type Milestone = (typeof milestones)[number]

/** Receivers of payments of a plan. */
export const payees = ['escrow', 'developer', 'seller', 'agency'] as const
export type Payee = (typeof payees)[number]

/** A quarter of a year, such as `2027-Q4`. */
export const QUARTER = /^(20\d\d)-Q([1-4])$/

/** Places that people ask for near a home, in the order in which they are listed. */
export const nearKinds = ['school', 'metro', 'beach', 'mosque', 'mall'] as const
export type NearKind = (typeof nearKinds)[number]
