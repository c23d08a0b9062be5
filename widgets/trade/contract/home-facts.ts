/**
 * Ours: facts of a home that decide whether to write. All are optional, and what is missing is not
 * known: nothing may be shown in its place.
 */
import {
  coordinates,
  flag,
  list,
  number,
  oneOf,
  optional,
  record,
  type Shaped,
  text,
} from '#kit/api-client/shapes.ts'
import {completions, furnishings, milestones, payees} from '../property/home-facts/codes.ts'

const payment = record({
  milestone: optional(oneOf(...milestones)),
  /** Its name, where no milestone says it. */
  name: optional(text),
  /** How much of the building stands, in percent; of `construction` alone. */
  built: optional(number),
  /** The day on which it is due, as ISO 8601. */
  due: optional(text),
  /** In so many equal parts, one a month. */
  monthly_parts: optional(number),
  /** Share of the price; all rows together are 100. */
  percent: number,
  paid_to: optional(oneOf(...payees)),
})
/** Ours: a row of a payment plan, in the order in which they are due. */
export type Payment = Shaped<typeof payment>

const unitType = record({
  name: optional(text),
  /** 0 is a studio. */
  bedrooms: optional(number),
  /** In square feet. */
  area_from: optional(number),
  area_to: optional(number),
  /** In AED. */
  price_from: optional(number),
  /** How many are left; 0: sold out. */
  available: number,
})
/** Ours: homes of one size in a project, and how many are left. */
export type UnitType = Shaped<typeof unitType>

const nearPlace = record({
  /** A code of `nearKinds`. */
  kind: text,
  name: text,
  coordinates,
  /** In a straight line. */
  metres: number,
  /** Always estimated from the straight line, as the filter `near` is. */
  walk_minutes: number,
  drive_minutes: number,
  /** The minutes by car are estimated from the straight line, too; false: a route service knows them. */
  estimated: optional(flag),
  /** An address where the place can be looked up. */
  source: optional(text),
})
/** Ours: a place near a home, and how long it takes to get there. */
export type NearPlace = Shaped<typeof nearPlace>

export const homeFacts = {
  furnishing: optional(oneOf(...furnishings)),
  completion: optional(oneOf(...completions)),
  /** The quarter of an off-plan home, such as `2027-Q4`. */
  handover: optional(text),
  payment_plan: optional(list(payment)),
  /** In AED a year for each square foot. */
  service_charge: optional(number),
  /** The most cheques in which a year's rent may be paid. */
  cheques: optional(number),
  /** Security deposit of a rent, in AED. */
  deposit: optional(number),
  /** The storey; 0 is the ground floor. */
  floor: optional(number),
  /** Spaces that come with the home. */
  parking: optional(number),
  /** Codes of amenities that end in `-view`. */
  views: optional(list(text)),
  /** The day as ISO 8601. */
  available_from: optional(text),
  /** The name of the building; homes in one have the same. */
  building: optional(text),
  /** The nearest of each kind within 10 km, and a second one within 5 km; mosques within 3 km. */
  near: optional(list(nearPlace)),
  units: optional(list(unitType)),
  /** The day on which they were counted, as ISO 8601. */
  units_as_of: optional(text),
}
